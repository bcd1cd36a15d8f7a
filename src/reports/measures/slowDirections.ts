import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Thresholds } from "../inputs/thresholds";
import { directions, type Direction } from "./directions";

/** The usual limit of a direction's average latency, in ms. */
export function usualLimitMs({ name }: Pick<Direction, "name">, thresholds: Thresholds): number {
  return name === "read" ? thresholds.ReadLatencyLimit : thresholds.WriteLatencyLimit;
}

/** Directions of a run above the usual limit of reads or writes, the furthest above first. */
export function slowDirections(
  run: BenchmarkRun,
  thresholds: Thresholds,
): (Direction & { aboveMs: number })[] {
  return directions(run)
    .map((one) => ({ ...one, aboveMs: one.averageMs - usualLimitMs(one, thresholds) }))
    .filter(({ aboveMs }) => aboveMs > 0)
    .sort((a, b) => b.aboveMs - a.aboveMs);
}
