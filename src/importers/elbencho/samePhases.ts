import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ParseResult } from "../parseResult";

/**
 * Counts a phase once that several files hold, as with `--csvfile` and `--jsonfile` together: the run of the JSON is more
 * exact, and what only the CSV says, such as latency without `--lat`, is added to it.
 */
export function samePhases({ runs, diagnostics }: ParseResult): ParseResult {
  const kept = new Map<string, BenchmarkRun>();
  const skipped: BenchmarkRun[] = [];
  runs.forEach((run, index) => {
    const key = keyOf(run) ?? String(index);
    const other = kept.get(key);
    if (other) skipped.push(isOfJson(run) && !isOfJson(other) ? other : run);
    kept.set(key, other ? joined(other, run) : run);
  });
  const [first] = skipped;
  if (!first) return { runs, diagnostics };
  const places = new Set(skipped.map(({ source }) => `${source.file}:${source.line}`));
  const many = skipped.length === 1 ? "One phase is" : `${skipped.length.toLocaleString("en-US")} phases are`;
  const files = [...new Set(skipped.map(({ source }) => source.file))].join(", ");
  const message = `${many} there twice, by start, duration and figures: those of ${files} are not counted again.`;
  return {
    runs: [...kept.values()],
    diagnostics: [
      ...diagnostics.filter(({ file, line }) => !places.has(`${file}:${line}`)),
      { severity: "info", code: "same-phase", message, file: first.source.file, line: first.source.line },
    ],
  };
}

/** What no two phases have in common; `null` where too little is known. A label of the CSV has no commas. */
function keyOf({ startedAt, durationSeconds, job, results }: BenchmarkRun): string | null {
  const known = [startedAt, durationSeconds, results.iops];
  return known.some((value) => value === null)
    ? null
    : JSON.stringify([...known, results.readIops, job?.replaceAll(",", " ")]);
}

/** The JSON has bytes per second, the CSV whole MiB/s. */
function isOfJson({ reported }: BenchmarkRun): boolean {
  return reported.some(({ unit }) => unit === "B/s");
}

function joined(one: BenchmarkRun, other: BenchmarkRun): BenchmarkRun {
  const [best, second] = isOfJson(other) && !isOfJson(one) ? [other, one] : [one, other];
  return {
    ...best,
    workload: filled(best.workload, second.workload),
    results: filled(best.results, second.results),
  };
}

/** The figures, and where they are unknown those of another record. */
function filled<Figures extends object>(figures: Figures, others: Figures): Figures {
  const known = Object.entries(figures).filter(([, value]) => value !== null);
  return { ...others, ...(Object.fromEntries(known) as Partial<Figures>) };
}
