import type { ParseResult } from "./parseResult";

/**
 * Leaves out runs with a figure that no number can hold, as damaged files have them (a thousand digits, 1e999), and says
 * which one it is: no cell, chart or JSON could take it.
 */
export function finiteRuns({ runs, diagnostics }: ParseResult): ParseResult {
  const result: ParseResult = { runs: [], diagnostics: [...diagnostics] };
  for (const run of runs) {
    const place = infinitePlace(run);
    if (place === null) {
      result.runs.push(run);
      continue;
    }
    const what = [run.case, run.job].filter(Boolean).join(", ");
    result.diagnostics.push({
      severity: "error",
      code: "impossible-figure",
      message: `${what}: ${place} is beyond all numbers, so the run is left out: the file is damaged.`,
      ...run.source,
    });
  }
  return result;
}

/** Where a number is infinite or none, as `results.iops`; `null` where all are in order. */
function infinitePlace(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return null;
  for (const key of Object.keys(value)) {
    const each = (value as Readonly<Record<string, unknown>>)[key];
    if (typeof each === "number" && !Number.isFinite(each)) return key;
    const inside = infinitePlace(each);
    if (inside !== null) return `${key}.${inside}`;
  }
  return null;
}
