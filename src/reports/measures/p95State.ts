import type { BenchmarkRun, PercentileKind } from "../../model/benchmark/benchmarkRun";
import { comparable } from "./comparable";
import type { Direction } from "./directions";

/** What the rule of the 95th percentile says of a direction. */
export type P95State = "holds" | "exceeds" | "undecided" | "below average";

/** Whether the percentiles of a run are means over several VMs, as HCIBench's are, or cut to whole milliseconds. */
export function hasAveragedPercentiles({ tool, vms, results }: BenchmarkRun): boolean {
  return tool.startsWith("hcibench") && (vms !== 1 || results.percentiles === "floored");
}

/** A percentile that was cut to whole milliseconds is up to this much higher. */
export const CUT_MS = 1;

/**
 * Whether the 95th percentile is at most so many times the average. A cut percentile is evaluated only where the part that
 * was cut off cannot change the answer.
 *
 * @param limit Times the average.
 * @param isAveraged Whether the percentile is a mean over VMs: one below the average then means nothing. That of a single
 * job says that the few I/Os above it took so long that they make the average.
 * @returns `null` where there is no percentile, or where it was derived from other figures.
 */
export function p95State(
  { averageMs, p95Ms }: Pick<Direction, "averageMs" | "p95Ms">,
  kind: PercentileKind | null,
  limit: number,
  isAveraged: boolean,
): P95State | null {
  if (p95Ms === null || kind === null || kind === "derived") return null;
  const times = comparable(p95Ms / averageMs);
  if (times > limit) return "exceeds";
  if (times < 1) return isAveraged ? "below average" : "exceeds";
  return kind === "floored" && times + CUT_MS / averageMs > limit ? "undecided" : "holds";
}
