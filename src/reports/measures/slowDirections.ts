import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Thresholds } from "../inputs/thresholds";
import { directions, type Direction } from "./directions";

/** An average latency of a run: that of a direction, or of all I/O where the files do not split it. */
export interface AverageLatency {
  name: Direction["name"] | "average";
  averageMs: number;
}

/** The average latencies of a run by direction; that of all I/O where no direction has one. */
export function averageLatencies(run: BenchmarkRun): AverageLatency[] {
  const split = directions(run).map(({ name, averageMs }) => ({ name, averageMs }));
  const { latencyMs } = run.results;
  return split.length > 0 || latencyMs === null ? split : [{ name: "average", averageMs: latencyMs }];
}

/** The usual limit of an average latency, in ms: the higher of both for I/O that is not split. */
export function usualLimitMs({ name }: Pick<AverageLatency, "name">, thresholds: Thresholds): number {
  const { ReadLatencyLimit, WriteLatencyLimit } = thresholds;
  if (name === "average") return Math.max(ReadLatencyLimit, WriteLatencyLimit);
  return name === "read" ? ReadLatencyLimit : WriteLatencyLimit;
}

/** Average latencies of a run above the usual limit, the furthest above first. */
export function slowDirections(
  run: BenchmarkRun,
  thresholds: Thresholds,
): (AverageLatency & { aboveMs: number })[] {
  return averageLatencies(run)
    .map((one) => ({ ...one, aboveMs: one.averageMs - usualLimitMs(one, thresholds) }))
    .filter(({ aboveMs }) => aboveMs > 0)
    .sort((a, b) => b.aboveMs - a.aboveMs);
}
