import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** Whether a test made no I/O at all. One whose files state no IOPS may have made some. */
export function madeNoIo({ results: { iops } }: BenchmarkRun): boolean {
  return iops !== null && iops <= 0;
}
