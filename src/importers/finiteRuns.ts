import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import { SIDE_RECORDS } from "../model/benchmark/sideRecords";
import type { ParseResult } from "./parseResult";

/**
 * Skips runs with a figure that no number can hold, as damaged files have them (a thousand digits, 1e999), and reports
 * which one it is: no cell, chart or JSON could take it. A run whose figures are finite stays, without the side records
 * that have such a number.
 */
export function finiteRuns({ runs, diagnostics }: ParseResult): ParseResult {
  const result: ParseResult = { runs: [], diagnostics: [...diagnostics] };
  for (const run of runs) {
    // Nearly all: only of the others is it worth to ask where the figure is.
    if (infinitePlace(run) === null) {
      result.runs.push(run);
      continue;
    }
    const name = [run.case, run.job].filter(Boolean).join(", ");
    const place = infinitePlace({ ...run, ...SIDE_RECORDS });
    if (place !== null) {
      result.diagnostics.push({
        severity: "error",
        code: "impossible-figure",
        message: `${name}: ${place} is not a finite number: run skipped, because the file is damaged.`,
        ...run.source,
      });
      continue;
    }
    const finite: BenchmarkRun = { ...run };
    for (const [record, empty] of Object.entries(SIDE_RECORDS)) {
      const inside = infinitePlace({ [record]: run[record as keyof BenchmarkRun] });
      if (inside === null) continue;
      Object.assign(finite, { [record]: empty });
      result.diagnostics.push({
        severity: "warning",
        code: "impossible-figure",
        message: `${name}: ${inside} is not a finite number: ${record} skipped, because the file is damaged.`,
        ...run.source,
      });
    }
    result.runs.push(finite);
  }
  return result;
}

/** Where a number is infinite or none, as `results.iops`; `null` where all are in order. */
function infinitePlace(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const key in value) {
    const each = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof each === "number" && !Number.isFinite(each)) return key;
    const inside = infinitePlace(each);
    if (inside !== null) return `${key}.${inside}`;
  }
  return null;
}
