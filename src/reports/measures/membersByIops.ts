import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** The members in the totals with their IOPS, the slowest first; none where they ran different jobs. */
export function membersByIops({ members }: BenchmarkRun): { name: string; iops: number }[] {
  if (new Set(members.map(({ job = null }) => job)).size > 1) return [];
  return members
    .flatMap(({ name, iops, finishedEarly }) => (finishedEarly || iops === null ? [] : [{ name, iops }]))
    .sort((a, b) => a.iops - b.iops);
}
