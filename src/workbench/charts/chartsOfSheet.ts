import { parseArea, type Area } from "../../workbook/address";
import type { DrawnSeries, WorkbookDrawing } from "../../workbook/drawing";
import type { CellValue, RangeRef } from "../../workbook/spec";
import type { SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { drawnSheets } from "../read/drawnSheets";
import { chartNow, type ChartFeature } from "../read/chartNow";
import type { ShownChart, ShownSeries } from "./shownChart";

/** A sheet as far as charts depend on it. */
export type ChartSheet = Pick<SnapshotSheet, "id" | "name" | "rowData" | "columnData" | "custom">;

/** What a cell holds, and its number format. */
export interface ChartCell {
  value: CellValue;
  format: string;
  /** Is its row or column hidden, by hand or by a filter? */
  isHidden: boolean;
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
    const series = now.series.map((look) =>
      shownSeries(look, cellsOf(look.categories), cellsOf(look.values)),
    );
    return [{ key: `${sheetId}/${i}`, area: now.area, chart: now.chart, series }];
  });
}

/** A series with its cells; as in Excel, hidden ones are not drawn. */
function shownSeries(
  look: DrawnSeries,
  categories: readonly ChartCell[],
  values: readonly ChartCell[],
): ShownSeries {
  const shown = values.flatMap(({ isHidden }, point) => (isHidden ? [] : [point]));
  const { labels } = look;
  const points = labels?.points?.map((point) => shown.indexOf(point)).filter((point) => point >= 0);
  return {
    look: labels && points ? { ...look, labels: { ...labels, points } } : look,
    cells: {
      categories: shown.map((point) => drawable(categories[point]?.value ?? null)),
      values: shown.map((point) => numberOf(values[point])),
      format: values[0]?.format ?? "General",
    },
  };
}

function numberOf(cell: ChartCell | undefined): number | null {
  const value = drawable(cell?.value ?? null);
  return typeof value === "number" ? value : null;
}

/** An axis of numbers beyond this has steps that are no numbers: Chart.js would look for them without end. */
const MAX_DRAWN = 1e300;

function drawable(value: CellValue): CellValue {
  return typeof value === "number" && Math.abs(value) > MAX_DRAWN ? null : value;
}
