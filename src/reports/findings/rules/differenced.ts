import { runRule } from "../runRule";

/** fio's documents in HCIBench's files are running totals: intervals are their differences. */
export const differenced = runRule({
  id: "differenced",
  title: "Intervals calculated",
  cause: "validity",
  says: ({ tool, series }) =>
    tool === "hcibench-fio" && series !== null && series.length > 0
      ? {
          severity: "note",
          text: `per-interval values were obtained by differencing: fio writes running totals.`,
          weight: series.length,
        }
      : null,
});
