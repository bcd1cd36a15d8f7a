import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";

/** What the verdict column says about a run; the first that applies, in this order. */
export type Verdict = "Invalid" | "Check p95" | "OK" | "Not judged";

/** A 95th percentile above this many times the average is unpredictable. */
const WORST_P95_RATIO = 3;
/** HCIBench before July 2025 cut its percentiles to whole milliseconds. */
const FLOOR_MS = 1;

/**
 * Judges one run by what its own files say: VMs that finished early make its totals invalid, a 95th percentile above
 * three times the average needs a look. Percentiles cut to whole milliseconds count only where the missing part
 * cannot change the answer; derived ones never.
 */
export function verdict(run: BenchmarkRun): Verdict {
  if (run.vmsFinishedEarly > 0) return "Invalid";
  const { readP95Ms, readLatencyMs, writeP95Ms, writeLatencyMs, percentiles } = run.results;
  if (percentiles === null || percentiles === "derived") return "Not judged";
  const answers = [
    withinRule(readP95Ms, readLatencyMs, percentiles === "floored"),
    withinRule(writeP95Ms, writeLatencyMs, percentiles === "floored"),
  ].filter((answer) => answer !== null);
  if (answers.includes("no")) return "Check p95";
  return answers.length > 0 && answers.every((answer) => answer === "yes") ? "OK" : "Not judged";
}

function withinRule(
  p95Ms: number | null,
  averageMs: number | null,
  floored: boolean,
): "yes" | "no" | "undecided" | null {
  if (p95Ms === null || averageMs === null) return null;
  const limit = WORST_P95_RATIO * averageMs;
  if (p95Ms > limit) return "no";
  return floored && p95Ms + FLOOR_MS > limit ? "undecided" : "yes";
}
