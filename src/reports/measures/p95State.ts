import type { PercentileKind } from "../../model/benchmark/benchmarkRun";
import type { Direction } from "./directions";

/** What the rule of the 95th percentile says of a direction. */
export type P95State = "holds" | "exceeds" | "undecided" | "below average";

/** A percentile that was cut to whole milliseconds is up to this much higher. */
export const CUT_MS = 1;

/**
 * Whether the 95th percentile is at most so many times the average. A cut percentile is judged only where the part that
 * was cut off cannot change the answer.
 *
 * @param limit Times the average.
 * @returns `null` where there is no percentile, or where it was derived from other figures.
 */
export function p95State(
  { averageMs, p95Ms }: Pick<Direction, "averageMs" | "p95Ms">,
  kind: PercentileKind | null,
  limit: number,
): P95State | null {
  if (p95Ms === null || kind === null || kind === "derived") return null;
  const times = p95Ms / averageMs;
  if (times > limit) return "exceeds";
  if (times < 1) return "below average";
  return kind === "floored" && times + CUT_MS / averageMs > limit ? "undecided" : "holds";
}
