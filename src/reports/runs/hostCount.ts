import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** Hosts of a run as its files name or measure them; 0 where they name none. */
export function hostCount({ hosts, measuredUse }: BenchmarkRun): number {
  return Math.max(hosts.length, measuredUse?.length ?? 0);
}
