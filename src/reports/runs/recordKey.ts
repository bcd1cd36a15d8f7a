import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/**
 * What two runs share only where they are one run, imported twice: start, duration and every figure. `null` where a run
 * states too little for that. Without a start, figures that are not whole numbers identify a run. One of HCIBench is in
 * its text as in the files of its VMs, but for what the text rounds and does not split.
 */
export function recordKey(run: BenchmarkRun): string | null {
  const { tool, startedAt, durationSeconds, vms, results } = run;
  if (!results.iops || (startedAt === null && Number.isInteger(results.iops))) return null;
  if (startedAt !== null && tool.startsWith("hcibench"))
    return JSON.stringify([tool, startedAt, run.datastore, run.job, Math.round(results.iops)]);
  return JSON.stringify([tool, startedAt, durationSeconds, vms, Object.entries(results).sort()]);
}

/** Whether two runs are one, imported twice. */
export function isSameRecord(a: BenchmarkRun, b: BenchmarkRun): boolean {
  const key = recordKey(a);
  return key !== null && key === recordKey(b);
}
