import { parseArea, type Area } from "../../workbook/address";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { CellValue, RangeRef } from "../../workbook/spec";
import type { SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { drawnSheets } from "../read/drawnSheets";
import { chartNow, type ChartFeature } from "../read/chartNow";
import type { ShownChart } from "./shownChart";

/** A sheet as far as charts depend on it. */
export type ChartSheet = Pick<SnapshotSheet, "id" | "name" | "rowData" | "columnData" | "custom">;

/** What a cell holds, and its number format. */
export interface ChartCell {
  value: CellValue;
  format: string;
}

/** A chart of a sheet, where it is and with what its cells hold. */
export interface PlacedChart extends ShownChart {
  /** Stays the same while the sheet has the chart. */
  key: string;
  area: Area;
}

/** The workbook that is open, as far as charts depend on it. */
export interface ChartWorkbook {
  drawing: WorkbookDrawing;
  sheets: readonly ChartSheet[];
  /** The cells of an area, row by row. */
  cells(sheet: ChartSheet, area: Area): ChartCell[];
}

/** The charts of a sheet by now. */
export function chartsOfSheet({ drawing, sheets, cells }: ChartWorkbook, sheetId: string): PlacedChart[] {
  const { drawnOf, sheetOf } = drawnSheets(drawing, sheets);
  const shown = sheets.find(({ id }) => id === sheetId);
  const drawn = shown && drawnOf(shown);
  if (!shown || !drawn) return [];
  const features = drawn.features.filter((feature): feature is ChartFeature => feature.kind === "chart");
  if (features.length === 0) return [];
  const cellsOf = ({ sheet: name, range }: RangeRef): ChartCell[] => {
    const area = parseArea(range);
    const sheet = sheets.find((one) => one.name === name);
    return area && sheet ? cells(sheet, area) : [];
  };
  return features.flatMap((feature, i): PlacedChart[] => {
    const now = chartNow(feature, sheetOf(shown, drawn.name)?.places, (name) => sheetOf(shown, name));
    if (!now) return [];
    const series = now.series.map((look) => {
      const values = cellsOf(look.values);
      return {
        look,
        cells: {
          categories: cellsOf(look.categories).map(({ value }) => value),
          values: values.map(({ value }) => (typeof value === "number" ? value : null)),
          format: values[0]?.format ?? "General",
        },
      };
    });
    return [{ key: `${sheetId}/${i}`, area: now.area, chart: now.chart, series }];
  });
}
