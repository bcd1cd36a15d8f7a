import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { outstandingIo } from "../../model/performance/ioArithmetic";

const MS_PER_S = 1000;

/** I/O in flight on average during a run, by Little's law; `null` where IOPS or latency are not known. */
export function outstanding({ results: { iops, latencyMs } }: BenchmarkRun): number | null {
  const latencySeconds = (latencyMs ?? 0) / MS_PER_S;
  return iops === null || latencySeconds <= 0 ? null : outstandingIo(iops, latencySeconds);
}
