import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

const US_PER_MS = 1000;

/** The latency target of a run in ms; `null` where it had none. */
export function targetMs({ workload }: BenchmarkRun): number | null {
  return workload.latencyTargetUs ? workload.latencyTargetUs / US_PER_MS : null;
}
