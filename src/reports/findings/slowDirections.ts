import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Thresholds } from "../thresholds";
import { directions, type Direction } from "./directions";

/** A direction whose average latency is above the usual limit. */
export interface SlowDirection extends Direction {
  limitMs: number;
}

/** Directions of a run above the usual limit of reads or writes, the furthest above first. */
export function slowDirections(
  run: BenchmarkRun,
  { ReadLatencyLimit, WriteLatencyLimit }: Thresholds,
): SlowDirection[] {
  return directions(run)
    .map((direction) => ({
      ...direction,
      limitMs: direction.name === "read" ? ReadLatencyLimit : WriteLatencyLimit,
    }))
    .filter(({ averageMs, limitMs }) => averageMs > limitMs)
    .sort((a, b) => b.averageMs - b.limitMs - (a.averageMs - a.limitMs));
}
