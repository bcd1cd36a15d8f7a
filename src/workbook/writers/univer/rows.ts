import type { Area, RowHeights, SheetDrawing } from "../../drawing";
import type { Look, OwnLook } from "../../styles";
import { STYLES } from "../../styles";
import type { SnapshotSheet } from "./snapshot";

/** At 96 dots per inch. */
export const PIXELS_PER_POINT = 4 / 3;

/** Height of a line of text, in sizes of its letters. */
const LINE = 1.4;

/** Makes a row at least as high as `points`. It still follows its text when a user changes that. */
export function growRow(sheet: SnapshotSheet, row: number, points: number): void {
  const pixels = Math.ceil(points * PIXELS_PER_POINT);
  if (pixels <= Math.max(sheet.defaultRowHeight, sheet.rowData[row]?.h ?? 0)) return;
  sheet.rowData[row] = { ...sheet.rowData[row], h: pixels, ia: 1 };
}

/** Gives rows a height that their text does not change. */
export function fixHeights(sheet: SnapshotSheet, heights: readonly RowHeights[]): void {
  for (const { row, rows, points } of heights) {
    const fixed = { h: Math.round(points * PIXELS_PER_POINT), ia: 0 };
    for (let at = row; at < row + rows; at++) sheet.rowData[at] = { ...sheet.rowData[at], ...fixed };
  }
}

/** Rows that hold larger letters than usual become higher. */
export function bigTextHeights(drawing: SheetDrawing, sheet: SnapshotSheet): void {
  for (const { row, rows, style, own } of drawing.styles) {
    const look: Look | OwnLook = own ?? STYLES[style];
    if (look.sizePt === undefined) continue;
    for (let at = row; at < row + rows; at++) growRow(sheet, at, look.sizePt * LINE);
  }
}

/** Marks every row and column that something of the drawing lies in with its place of now. */
export function markDrawnPlaces({ rows, columns, features }: SheetDrawing, sheet: SnapshotSheet): void {
  const areas: Area[] = features.flatMap((feature) => ("area" in feature ? [feature.area] : []));
  const lastRow = areas.reduce((last, area) => Math.max(last, area.row + area.rows), rows);
  const lastColumn = areas.reduce((last, area) => Math.max(last, area.column + area.columns), columns);
  for (let drawnAt = 0; drawnAt < lastRow; drawnAt++) {
    sheet.rowData[drawnAt] = { ...sheet.rowData[drawnAt], custom: { drawnAt } };
  }
  for (let drawnAt = 0; drawnAt < lastColumn; drawnAt++) {
    sheet.columnData[drawnAt] = { ...sheet.columnData[drawnAt], custom: { drawnAt } };
  }
}
