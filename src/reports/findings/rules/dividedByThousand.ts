import { runRule } from "../runRule";

/** The importer's word for a text of HCIBench 2.0, whose throughput it converted. */
const CONVERTED = "throughput-unit";

/** HCIBench 2.0 divided KiB/s by 1,000: what it printed is more than MiB/s. */
export const dividedByThousand = runRule({
  id: "divided-by-thousand",
  cause: "validity",
  says: ({ source, results }, { diagnostics }) =>
    diagnostics.some(({ code, file }) => code === CONVERTED && file === source.file)
      ? {
          severity: "note",
          text: "this version of HCIBench (2.0) divided KiB/s by 1,000: the throughput that it printed is 2.4 % more than its MiB/s and was corrected.",
          weight: results.throughputBytesPerSecond ?? 0,
        }
      : null,
});
