import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { oncePerList } from "../runs/oncePerList";
import { rangeOf, type Range } from "../runs/repeats";

/** A figure that repeats of a test should agree in. */
export interface RepeatRange extends Range {
  name: string;
  unit: string;
}

/** How far IOPS and latency of the runs of one test are apart, as far as they are known. */
export const repeatRanges = oncePerList((alike): RepeatRange[] => {
  const figures = [
    { name: "IOPS", unit: "", range: rangeOf(alike, ({ results }) => results.iops) },
    { name: "latency", unit: " ms", range: rangeOf(alike, ({ results }) => results.latencyMs) },
  ];
  return figures.flatMap(({ range, ...figure }) => (range === null ? [] : [{ ...figure, ...range }]));
});

/** By how much the runs of one test differ in the figure that differs most; `null` without a repeat. */
export function repeatDifference(alike: readonly BenchmarkRun[]): number | null {
  const all = repeatRanges(alike).map(({ by }) => by);
  return all.length === 0 ? null : Math.max(...all);
}
