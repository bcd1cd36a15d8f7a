import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";
import type { AverageRow } from "./averageRow";
import { resultsOf } from "./vdbenchRun";

/**
 * The time series of a run definition: the intervals that its average is the mean of, so that the warm-up and the first
 * interval stay outside as they do for vdbench. `null` where the report holds no intervals, or a single one, which does
 * not say how long it is.
 */
export function vdbenchSeries(row: AverageRow): SeriesPoint[] | null {
  const { averaged, series: intervals, intervalSeconds: seconds } = row;
  if (averaged === null || seconds === null || intervals.length < 2) return null;
  const points = intervals.flatMap((interval) => {
    if (interval.interval < averaged.first || interval.interval > averaged.last) return [];
    const { iops, throughputBytesPerSecond, latencyMs } = resultsOf(interval);
    if (typeof iops !== "number" || typeof throughputBytesPerSecond !== "number") return [];
    const second = (interval.interval - averaged.first + 1) * seconds;
    return [{ second, iops, throughputBytesPerSecond, latencyMs: latencyMs ?? null }];
  });
  return points.length === 0 ? null : points;
}
