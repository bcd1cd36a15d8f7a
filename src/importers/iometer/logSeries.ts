import type { SeriesPoint } from "../../model/benchmark/benchmarkRun";
import { largestOf } from "../figures/extremes";

/** One target's figures since its update before. */
export interface LogUpdate {
  /** Time at which the row was written; only differences mean something. */
  atMs: number;
  iops: number;
  throughputBytesPerSecond: number;
  latencyMs: number | null;
}

/**
 * The updates of a step added up, one point a round of all targets. The last update is written when the step ends,
 * so seconds count from `durationSeconds` before it, and from the first round where the duration is not known.
 * `null` without updates and where they are no whole rounds.
 */
export function logSeries(
  updates: readonly LogUpdate[],
  targets: number | null,
  durationSeconds: number | null,
): SeriesPoint[] | null {
  const [first] = updates;
  const last = updates.at(-1);
  if (!first || !last || targets === null || !(targets >= 1) || updates.length % targets !== 0) return null;
  const startMs = durationSeconds === null ? first.atMs : last.atMs - durationSeconds * 1000;
  return Array.from({ length: updates.length / targets }, (_, round) =>
    pointOf(updates.slice(round * targets, (round + 1) * targets), startMs),
  );
}

function pointOf(round: readonly LogUpdate[], startMs: number): SeriesPoint {
  const sum = (of: (update: LogUpdate) => number): number =>
    round.reduce((total, update) => total + of(update), 0);
  const busy = round.filter(({ iops }) => iops > 0);
  const iops = sum((update) => update.iops);
  const latencyKnown = busy.length > 0 && busy.every(({ latencyMs }) => latencyMs !== null);
  return {
    second: Math.max(0, Math.round(largestOf(round.map(({ atMs }) => atMs)) - startMs)) / 1000,
    iops,
    throughputBytesPerSecond: sum((update) => update.throughputBytesPerSecond),
    latencyMs: latencyKnown ? sum((update) => update.iops * (update.latencyMs ?? 0)) / iops : null,
  };
}
