import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { change, figure } from "../figure";
import { runRule } from "../runRule";

const BYTES_PER_MIB = 2 ** 20;

/** HCIBench adds whole KiB/s and cuts the sum to whole MiB/s. */
const CUT_MIB = 1.5;

/** IOPS, block size and throughput do not fit each other. */
export const unitMismatch = runRule({
  id: "unit-mismatch",
  cause: "validity",
  says: (run, { thresholds }) => {
    const { iops, throughputBytesPerSecond: said } = run.results;
    const { blockSizeBytes } = run.workload;
    if (!iops || !said || !blockSizeBytes) return null;
    const calculated = iops * blockSizeBytes;
    const off = calculated / said - 1;
    if (Math.abs(off) <= thresholds.UnitMismatch) return null;
    if (isCut(run) && Math.abs(calculated - said) <= CUT_MIB * BYTES_PER_MIB) return null;
    return {
      severity: "caution",
      text: `IOPS × block size gives ${figure(calculated / BYTES_PER_MIB)} MiB/s but the file says ${figure(said / BYTES_PER_MIB)} MiB/s (${change(off)}): mixed block sizes, or a unit divided by 1000 instead of 1024.`,
      weight: Math.abs(off),
    };
  },
});

/** Whether the tool printed the throughput in whole megabytes: small ones then are off by per cents. */
function isCut({ reported }: BenchmarkRun): boolean {
  return reported.some(({ unit, value }) => unit === "MB/s" && Number.isInteger(value));
}
