import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";
import type { AverageRow, IntervalRow } from "./averageRow";
import { resultsOf } from "./vdbenchRun";

const DAY_MS = 24 * 3600 * 1000;

/**
 * The time series of a run definition: the intervals that its average is the mean of, so that the warm-up and the first
 * interval stay outside as they do for vdbench. `null` where the report holds no intervals, or a single one, which does
 * not say how long it is.
 */
export function vdbenchSeries({ averaged, series: intervals }: AverageRow): SeriesPoint[] | null {
  const seconds = intervalSeconds(intervals);
  if (averaged === null || seconds === null) return null;
  const points = intervals.flatMap((row) => {
    if (row.interval < averaged.first || row.interval > averaged.last) return [];
    const { iops, throughputBytesPerSecond, latencyMs } = resultsOf(row);
    if (typeof iops !== "number" || typeof throughputBytesPerSecond !== "number") return [];
    const second = (row.interval - averaged.first + 1) * seconds;
    return [{ second, iops, throughputBytesPerSecond, latencyMs: latencyMs ?? null }];
  });
  return points.length === 0 ? null : points;
}

/** vdbench's intervals are whole seconds, of which its time stamps fall short by milliseconds. */
function intervalSeconds(intervals: readonly IntervalRow[]): number | null {
  const steps = intervals
    .slice(1)
    .flatMap((row, index) => {
      const before = intervals[index];
      if (!before || row.interval <= before.interval) return [];
      // A run may go on past midnight.
      const milliseconds = (row.timeOfDayMs - before.timeOfDayMs + DAY_MS) % DAY_MS;
      return [milliseconds / 1000 / (row.interval - before.interval)];
    })
    .sort((a, b) => a - b);
  const seconds = Math.round(steps[Math.floor(steps.length / 2)] ?? 0);
  return seconds > 0 ? seconds : null;
}
