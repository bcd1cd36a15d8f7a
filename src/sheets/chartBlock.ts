import { areaName, parseArea } from "../workbook/address";
import type { ChartSeriesLook, ChartSpec, RangeRef, Ref } from "../workbook/spec";
import type { Block } from "./block";

/** The cells of an id, or cells of another sheet or a table. */
type PlannedCells = string | Ref;

/** A chart whose series are ids: `{ name: "GHz", categories: "workloads.name", values: "workloads.ghz" }`. */
export interface PlannedChart extends Omit<ChartSpec, "series" | "covers"> {
  /** First and last column that it covers, such as `A:C`. */
  columns: string;
  /** Rows of the ids' cells that it draws, from the first on, where places for all of them would stand mostly empty. */
  rows?: number;
  series: readonly (ChartSeriesLook & { name: string; categories: PlannedCells; values: PlannedCells })[];
}

/** Charts side by side, `height` rows high. */
export function chartBlock(height: number, charts: readonly PlannedChart[]): Block {
  return {
    height,
    ids: () => ({}),
    draw: (place) => ({
      charts: charts.map(({ columns, rows, series, ...chart }) => {
        const [first = "A", last = first] = columns.split(":");
        const cells = (planned: PlannedCells): Ref =>
          typeof planned === "string" ? firstRows(place.range(planned), rows) : planned;
        return {
          ...chart,
          covers: `${first}${place.row}:${last}${place.row + height - 1}`,
          series: series.map(({ categories, values, ...look }) => ({
            ...look,
            categories: cells(categories),
            values: cells(values),
          })),
        };
      }),
    }),
  };
}

function firstRows(range: RangeRef, rows: number | undefined): RangeRef {
  const area = parseArea(range.range);
  if (rows === undefined || !area) return range;
  return { ...range, range: areaName({ ...area, rows: Math.min(rows, area.rows) }) };
}
