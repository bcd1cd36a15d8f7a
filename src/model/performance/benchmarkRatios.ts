import { badInput } from "../errors";

/**
 * Change of a figure against its baseline, as a share.
 *
 * @param baseline More than 0.
 * @example changeAgainst(110, 100) //=> 0.1
 */
export function changeAgainst(test: number, baseline: number): number {
  return (test - baseline) / baseline;
}

/**
 * How far the slow end of the latencies is from their mean. Above 3 a few I/Os wait much longer than the rest.
 *
 * @example p95Ratio(0.006, 0.002) //=> 3
 */
export function p95Ratio(p95Seconds: number, averageSeconds: number): number {
  if (averageSeconds === 0) {
    throw badInput("average_ms is 0 or blank: enter the average latency in ms, such as 0.5");
  }
  return p95Seconds / averageSeconds;
}
