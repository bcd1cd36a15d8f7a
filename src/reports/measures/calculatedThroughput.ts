import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

const BYTES_PER_MIB = 2 ** 20;

/** HCIBench adds whole KiB/s and cuts the sum to whole MiB/s. */
const CUT_MIB = 1.5;

/**
 * How far IOPS × block size is from the throughput that the file says, as a share of it.
 *
 * @returns `null` where one of them is not known, or where the difference is what the tool cut off.
 */
export function calculatedThroughputOff(run: BenchmarkRun): number | null {
  const { iops, throughputBytesPerSecond: reported } = run.results;
  const { blockSizeBytes } = run.workload;
  if (!iops || !reported || !blockSizeBytes) return null;
  const calculated = iops * blockSizeBytes;
  if (isCut(run) && Math.abs(calculated - reported) <= CUT_MIB * BYTES_PER_MIB) return null;
  return calculated / reported - 1;
}

/** Whether the tool printed the throughput in whole megabytes: small ones then are off by per cents. */
function isCut({ reported }: BenchmarkRun): boolean {
  return reported.some(({ unit, value }) => unit === "MB/s" && Number.isInteger(value));
}
