import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** The members in the totals with their IOPS, the slowest first. */
export function membersByIops({ members }: BenchmarkRun): { name: string; iops: number }[] {
  return members
    .flatMap(({ name, iops, finishedEarly }) => (finishedEarly || iops === null ? [] : [{ name, iops }]))
    .sort((a, b) => a.iops - b.iops);
}
