import type { ReportedFigure } from "../../../model/benchmark/benchmarkRun";
import { figure, rate } from "../figure";
import { runRule } from "../runRule";

/** The importer's word for a text of HCIBench 2.0, whose throughput it converted. */
const CONVERTED = "throughput-unit";

/** HCIBench 2.0 divided KiB/s by 1,000: what it printed is more than MiB/s. */
export const dividedByThousand = runRule({
  id: "divided-by-thousand",
  title: "Unit corrected",
  cause: "validity",
  says: ({ results, reported }, _context, { diagnostics }) =>
    diagnostics.some(({ code }) => code === CONVERTED)
      ? {
          severity: "note",
          text:
            "this version of HCIBench (2.0) divided KiB/s by 1,000: the throughput that it printed is 2.4% more than its MiB/s and was corrected." +
            correction(reported, results.throughputBytesPerSecond),
          weight: results.throughputBytesPerSecond ?? 0,
        }
      : null,
});

/** What was printed, and the rate that it is. */
function correction(reported: readonly ReportedFigure[], bytes: number | null): string {
  const printed = reported.find(({ unit }) => unit === "MB/s");
  if (!printed || bytes === null) return "";
  return ` Its ${figure(printed.value)} "MB/s" are ${figure(bytes / 2 ** 20)} MiB/s, ${rate(bytes)}.`;
}
