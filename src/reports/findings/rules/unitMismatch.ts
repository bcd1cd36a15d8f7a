import { calculatedThroughputOff } from "../../measures/calculatedThroughput";
import { change, figure } from "../figure";
import { runRule } from "../runRule";

const BYTES_PER_MIB = 2 ** 20;

/** IOPS, block size and throughput do not fit each other. */
export const unitMismatch = runRule({
  id: "unit-mismatch",
  title: "Units do not match",
  cause: "validity",
  when: [{ figure: "Throughput deviation", is: ">", limit: "UnitMismatch" }],
  says: (run) => {
    const { iops, throughputBytesPerSecond: reported } = run.results;
    const { blockSizeBytes } = run.workload;
    if (!iops || !reported || !blockSizeBytes) return null;
    const off = calculatedThroughputOff(run);
    if (off === null) return null;
    const calculated = iops * blockSizeBytes;
    return {
      severity: "caution",
      text: `IOPS × block size gives ${figure(calculated / BYTES_PER_MIB)} MiB/s but the file reports ${figure(reported / BYTES_PER_MIB)} MiB/s (${change(off)}): mixed block sizes, or a unit divided by 1000 instead of 1024.`,
      weight: Math.abs(off),
    };
  },
});
