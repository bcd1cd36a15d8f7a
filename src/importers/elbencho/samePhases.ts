import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ParseResult } from "../parseResult";

/**
 * Counts a phase once that several files hold, as with `--csvfile` and `--jsonfile` together: what the better one does not
 * say is added from the other, such as the latency that the JSON has with `--lat` only.
 */
export function samePhases({ runs, diagnostics }: ParseResult): ParseResult {
  const phases = new Map<string, BenchmarkRun>();
  const skipped: BenchmarkRun[] = [];
  runs.forEach((run, index) => {
    const key = keyOf(run) ?? String(index);
    const other = phases.get(key);
    const [best, second] = other && isBetter(run, other) ? [run, other] : [other ?? run, run];
    if (other) skipped.push(second);
    phases.set(key, other ? joined(best, second) : run);
  });
  const [first] = skipped;
  if (!first) return { runs, diagnostics };
  const left = [...phases.values()];
  // Runs share a place where JSON has no line ends, or where files of several folders have one name.
  const placesLeft = new Set(left.map(placeOf));
  const places = new Set(skipped.map(placeOf).filter((place) => !placesLeft.has(place)));
  const many = skipped.length === 1 ? "One phase is" : `${skipped.length.toLocaleString("en-US")} phases are`;
  const files = [...new Set(skipped.map(({ source }) => source.file))].join(", ");
  const message = `${many} there twice, by start, duration and figures: those of ${files} are not counted again.`;
  return {
    runs: left,
    diagnostics: [
      ...diagnostics.filter(({ file, line }) => !places.has(placeText(file, line))),
      { severity: "info", code: "same-phase", message, file: first.source.file, line: first.source.line },
    ],
  };
}

const placeText = (file: string, line: number | null): string => `${file}:${line}`;

const placeOf = ({ source }: BenchmarkRun): string => placeText(source.file, source.line);

/** What no two phases have in common; `null` where too little is known. Names are not in it: labels of the CSV have no commas. */
function keyOf({ startedAt, durationSeconds, results }: BenchmarkRun): string | null {
  const { iops, readIops, writeIops } = results;
  if (startedAt === null || durationSeconds === null || iops === null) return null;
  // Below one, IOPS are printed as 0 and come from bytes, which not all files have as exactly.
  const whole = (readIops === null ? [iops] : [readIops, writeIops]).map((rate) => rate && Math.floor(rate));
  return JSON.stringify([startedAt, durationSeconds, ...whole]);
}

/** The JSON has bytes per second, the CSV whole MiB/s; but before 3.0-37 the JSON has no options. */
function isBetter(run: BenchmarkRun, other: BenchmarkRun): boolean {
  const isExact = ({ reported, workload }: BenchmarkRun) =>
    workload.threads !== null && reported.some(({ unit }) => unit === "B/s");
  return isExact(run) ? !isExact(other) : run.workload.threads !== null && other.workload.threads === null;
}

/** A run with what another record of the same phase knows besides. */
function joined(best: BenchmarkRun, second: BenchmarkRun): BenchmarkRun {
  return {
    ...best,
    workload: filled(best.workload, second.workload),
    results: filled(best.results, second.results),
    latencyPercentiles: best.latencyPercentiles ?? second.latencyPercentiles,
    latencyBins: best.latencyBins ?? second.latencyBins,
  };
}

/** The figures, and where they are unknown those of another record. */
function filled<Figures extends object>(figures: Figures, others: Figures): Figures {
  const known = Object.entries(figures).filter(([, value]) => value !== null);
  return { ...others, ...(Object.fromEntries(known) as Partial<Figures>) };
}
