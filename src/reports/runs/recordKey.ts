import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/**
 * What two runs share only where they are one run, imported twice: start, duration and every figure. `null` where a run
 * states too little for that.
 */
export function recordKey({ tool, startedAt, durationSeconds, vms, results }: BenchmarkRun): string | null {
  if (startedAt === null || !results.iops) return null;
  return JSON.stringify([tool, startedAt, durationSeconds, vms, Object.entries(results).sort()]);
}

/** Whether two runs are one, imported twice. */
export function isSameRecord(a: BenchmarkRun, b: BenchmarkRun): boolean {
  const key = recordKey(a);
  return key !== null && key === recordKey(b);
}
