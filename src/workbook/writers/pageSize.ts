import { parseArea } from "../address";
import type { Area, SheetDrawing } from "../drawing";
import { DEFAULT_WIDTH } from "../fittingWidths";
import type { PrintSpec } from "../spec";

/** A4 and Letter in inches: either may be in the printer, so pages are planned for both. */
const PAPERS = [
  { short: 8.27, long: 11.69 },
  { short: 8.5, long: 11 },
];

const POINTS_PER_INCH = 72;

/** Points of a digit of Excel's default font, and of the padding of a cell. */
const POINTS_PER_CHARACTER = 5.25;
const POINTS_OF_PADDING = 3.75;

/** Margins in inches of a sheet that states none. */
export const MARGINS = { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6 };

/** The cells of a sheet that are printed. */
export function printedArea({ rows, columns, features }: SheetDrawing, { area }: PrintSpec): Area {
  const own = area === undefined ? undefined : parseArea(area);
  if (own) return own;
  const charts = features.flatMap((feature) => (feature.kind === "chart" ? [feature.area] : []));
  return {
    row: 0,
    column: 0,
    rows: Math.max(rows, ...charts.map((chart) => chart.row + chart.rows)),
    columns: Math.max(columns, ...charts.map((chart) => chart.column + chart.columns)),
  };
}

/** Points of rows that a page has room for, on whichever paper. */
export function pageHeight(sheet: SheetDrawing, print: PrintSpec): number {
  const { left, right, top, bottom } = print.margins ?? MARGINS;
  const wide = sheetWidth(sheet, print);
  const heights = PAPERS.map(({ short, long }) => {
    const [width, height] = print.orientation === "portrait" ? [short, long] : [long, short];
    const room = (width - left - right) * POINTS_PER_INCH * (print.pagesWide ?? 1);
    const scale = print.scale === undefined ? Math.min(1, room / wide) : print.scale / 100;
    return ((height - top - bottom) * POINTS_PER_INCH) / scale;
  });
  return Math.min(...heights);
}

function sheetWidth(sheet: SheetDrawing, print: PrintSpec): number {
  const { column, columns } = printedArea(sheet, print);
  const given = sheet.features.flatMap((feature) => (feature.kind === "columnWidths" ? feature.widths : []));
  const widths = Array.from({ length: columns }, (_, i) => given[column + i] ?? DEFAULT_WIDTH);
  return widths.reduce((sum, width) => sum + width * POINTS_PER_CHARACTER + POINTS_OF_PADDING, 0);
}
