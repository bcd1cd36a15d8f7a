import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";

/** A run's time series with at most so many points, and how many intervals each of them stands for. */
export interface ThinnedSeries {
  points: SeriesPoint[];
  intervalsPerPoint: number;
}

/**
 * Averages consecutive intervals until at most `most` points are left: nothing is left out, peaks become flatter.
 * Latency is weighted by I/O; the second is that of the last interval averaged.
 */
export function thinnedSeries(series: readonly SeriesPoint[], most: number): ThinnedSeries {
  const intervalsPerPoint = Math.max(1, Math.ceil(series.length / most));
  const points: SeriesPoint[] = [];
  for (let at = 0; at < series.length; at += intervalsPerPoint) {
    points.push(average(series.slice(at, at + intervalsPerPoint)));
  }
  return { points, intervalsPerPoint };
}

function average(points: readonly SeriesPoint[]): SeriesPoint {
  const mean = (value: (point: SeriesPoint) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length;
  const timed = points.filter(({ latencyMs, iops }) => latencyMs !== null && iops > 0);
  const ios = timed.reduce((sum, { iops }) => sum + iops, 0);
  return {
    second: points.at(-1)?.second ?? 0,
    iops: mean(({ iops }) => iops),
    throughputBytesPerSecond: mean(({ throughputBytesPerSecond }) => throughputBytesPerSecond),
    latencyMs:
      ios === 0 ? null : timed.reduce((sum, { latencyMs, iops }) => sum + (latencyMs ?? 0) * iops, 0) / ios,
  };
}
