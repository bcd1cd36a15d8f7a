import type { ParseResult } from "./parseResult";

/** Tools round each share; together they are 1 within this. */
const ROUNDED = 0.05;

/**
 * Leaves out latency shares that do not add up to 100 %, as damaged files have them, with a diagnostic: none of them can
 * be trusted then.
 */
export function latencyShares({ runs, diagnostics }: ParseResult): ParseResult {
  const result: ParseResult = { runs: [], diagnostics: [...diagnostics] };
  for (const run of runs) {
    const sum = (run.latencyBins ?? []).reduce((total, { share }) => total + share, 0);
    if (!run.latencyBins?.length || Math.abs(sum - 1) <= ROUNDED) {
      result.runs.push(run);
      continue;
    }
    const what = [run.case, run.job].filter(Boolean).join(", ");
    result.runs.push({ ...run, latencyBins: null });
    result.diagnostics.push({
      severity: "warning",
      code: "latency-shares",
      message: `${what}: the latency shares add up to ${Number((sum * 100).toPrecision(4))}%, not 100%: they are not used.`,
      ...run.source,
    });
  }
  return result;
}
