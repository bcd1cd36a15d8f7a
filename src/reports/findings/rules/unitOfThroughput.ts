import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { rate } from "../figure";
import type { Rule } from "../rule";

/** The importer's word for a text of HCIBench 2.0, whose MB/s are another unit. */
const DIVIDED_BY_THOUSAND = "throughput-unit";

/** HCIBench prints MiB/s with the unit MB/s. */
export const unitOfThroughput: Rule = {
  id: "unit-of-throughput",
  title: "MB/s are MiB/s",
  cause: "validity",
  missing: () => null,
  find: ({ checked }) => {
    const [highest] = checked
      .filter(({ diagnostics }) => diagnostics.every(({ code }) => code !== DIVIDED_BY_THOUSAND))
      .flatMap(({ run }) => printedMebibytes(run))
      .sort((a, b) => b.printed - a.printed);
    if (!highest) return [];
    const { printed, bytes } = highest;
    return [
      {
        rule: "unit-of-throughput",
        severity: "note",
        text: `HCIBench's "MB/s" are MiB/s: the ${printed} "MB/s" that it printed are ${rate(bytes)}.`,
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

/** Figures that HCIBench printed as MB/s and that are the run's throughput in MiB/s, with that throughput. */
function printedMebibytes({ tool, reported, results }: BenchmarkRun): { printed: number; bytes: number }[] {
  if (!tool.startsWith("hcibench")) return [];
  const bytes = results.throughputBytesPerSecond;
  return reported.flatMap(({ unit, value }) => {
    if (unit !== "MB/s" || value <= 0) return [];
    const off = bytes === null ? 0 : Math.abs(value - bytes / BYTES_PER_MIB);
    const isSame = off <= Math.max(CUT_MIB, SAME_FIGURE * value);
    return isSame ? [{ printed: value, bytes: bytes ?? value * BYTES_PER_MIB }] : [];
  });
}
