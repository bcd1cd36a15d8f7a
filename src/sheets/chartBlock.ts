import type { ChartSpec, Ref } from "../workbook/spec";
import type { Block } from "./block";

/** The cells of an id, or cells of another sheet or a table. */
type PlannedCells = string | Ref;

/** A chart whose series are ids: `{ name: "GHz", categories: "workloads.name", values: "workloads.ghz" }`. */
export interface PlannedChart extends Omit<ChartSpec, "series" | "covers"> {
  /** First and last column that it covers, such as `A:C`. */
  columns: string;
  series: readonly { name: string; categories: PlannedCells; values: PlannedCells }[];
}

/** Charts side by side, `height` rows high. */
export function chartBlock(height: number, charts: readonly PlannedChart[]): Block {
  return {
    height,
    ids: () => ({}),
    draw: (place) => ({
      charts: charts.map(({ columns, series, ...chart }) => {
        const [first = "A", last = first] = columns.split(":");
        return {
          ...chart,
          covers: `${first}${place.row}:${last}${place.row + height - 1}`,
          series: series.map(({ name, categories, values }) => ({
            name,
            categories: typeof categories === "string" ? place.range(categories) : categories,
            values: typeof values === "string" ? place.range(values) : values,
          })),
        };
      }),
    }),
  };
}
