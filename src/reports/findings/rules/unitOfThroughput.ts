import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { figure } from "../figure";
import type { Rule } from "../rule";

/** HCIBench prints MiB/s with the unit MB/s. */
export const unitOfThroughput: Rule = {
  id: "unit-of-throughput",
  cause: "validity",
  missing: () => null,
  find: ({ runs }) => {
    const printed = runs
      .flatMap(printedMebibytes)
      .reduce<number | null>((most, value) => Math.max(most ?? 0, value), null);
    if (printed === null) return [];
    const bytes = printed * BYTES_PER_MIB;
    return [
      {
        rule: "unit-of-throughput",
        severity: "note",
        text: `HCIBench's "MB/s" are MiB/s: the ${figure(printed)} "MB/s" that it printed are ${figure(bytes / 1e9)} GB/s in decimal, ${figure((bytes * 8) / 1e9)} Gb/s.`,
        advice: null,
        runs: [],
      },
    ];
  },
};

const BYTES_PER_MIB = 2 ** 20;

/** Above this a printed figure is not the throughput in MiB/s: version 2.0 divided by 1,000, which is 2.4 % off. */
const SAME_FIGURE = 0.01;
const CUT_MIB = 1.5;

/** Figures that HCIBench printed as MB/s and that are the run's throughput in MiB/s. */
function printedMebibytes({ tool, reported, results }: BenchmarkRun): number[] {
  if (!tool.startsWith("hcibench")) return [];
  const bytes = results.throughputBytesPerSecond;
  return reported.flatMap(({ unit, value }) => {
    if (unit !== "MB/s" || value <= 0) return [];
    const off = bytes === null ? 0 : Math.abs(value - bytes / BYTES_PER_MIB);
    return off <= Math.max(CUT_MIB, SAME_FIGURE * value) ? [value] : [];
  });
}
