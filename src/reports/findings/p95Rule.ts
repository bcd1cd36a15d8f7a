import type { PercentileKind } from "../../model/benchmark/benchmarkRun";
import type { Direction } from "./directions";

/** What the rule of the 95th percentile says of a direction. */
export type P95State = "holds" | "exceeds" | "undecided" | "below average";

/** A percentile that was cut to whole milliseconds is up to this much higher. */
const CUT_MS = 1;

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
  if (p95Ms > limit * averageMs) return "exceeds";
  if (p95Ms < averageMs) return "below average";
  return kind === "floored" && p95Ms + CUT_MS > limit * averageMs ? "undecided" : "holds";
}
