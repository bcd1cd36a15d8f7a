import { formatted } from "../../src/calculator/numberFormat";
import { cellName } from "../../src/workbook/address";
import type { CellValue } from "../../src/workbook/spec";
import type {
  SnapshotCell,
  SnapshotSheet,
  SnapshotStyle,
  UniverSnapshot,
} from "../../src/workbook/writers/univer/snapshot";
import type { WorkbenchPage } from "./workbenchPage";

/** Pixels that the grid leaves free beside a text: two at each side. */
const PADDING = 4;

/** Pixels that a text may be wider than its cell: less than the white space in a letter. */
const TOLERANCE = 1;

const RIGHT = 3;
const WRAPPED = 3;

/** A text of a cell, in its font, and the pixels that it has. */
interface DrawnText {
  where: string;
  text: string;
  font: string;
  room: number;
}

/** A font that the page measured texts with. */
interface Measured {
  /** Width of ten digits in Calibri 11. */
  digits: number;
  /** Files of the page's own Calibri that are loaded. */
  loaded: number;
  widths: number[];
}

/**
 * Cells of the open workbook whose text is wider than its room, as the page's own font draws it: each with its text and
 * the missing pixels. Wrapped texts break anywhere, and their rows grow. Measured from what the workbook holds, not from what the grid says that it drew.
 */
export async function cutCells(workbench: WorkbenchPage): Promise<string[]> {
  const texts = await drawnTexts(workbench);
  const { digits, loaded, widths } = await measure(workbench, texts);
  if (loaded < 4 || Math.abs(digits - 74.34) > 0.1) {
    throw new Error(
      `the page's own font is not there: ${loaded} files, ten digits are ${digits} pixels wide`,
    );
  }
  return texts.flatMap(({ where, text, room }, i) => {
    const missing = (widths[i] ?? Infinity) + PADDING - room;
    return missing > TOLERANCE ? [`${where}: "${text}" lacks ${missing.toFixed(1)} pixels`] : [];
  });
}

async function drawnTexts(workbench: WorkbenchPage): Promise<DrawnText[]> {
  const { snapshot, sheets } = await workbench.page.evaluate(async () => {
    const { session, grid } = globalThis.workbench;
    const { drawing } = await session.read();
    return { snapshot: grid.contents().snapshot, sheets: drawing.sheets };
  });
  return snapshot.sheetOrder.flatMap((id) => {
    const sheet = snapshot.sheets[id];
    const values = sheets.find(({ name }) => name === sheet?.name)?.values;
    if (!sheet || !values) throw new Error(`no values of ${id}`);
    return textsOf(snapshot, sheet, values);
  });
}

function textsOf(snapshot: UniverSnapshot, sheet: SnapshotSheet, values: CellValue[][]): DrawnText[] {
  const isHidden = (row: number) => sheet.rowData[row]?.hd === 1;
  return values.flatMap((cells, row) =>
    cells.flatMap((value, column) => {
      if (value === null || value === "" || isHidden(row)) return [];
      const cell = sheet.cellData[row]?.[column] ?? {};
      const style = styleOf(snapshot, cell);
      const text = textOf(value, style);
      const where = `${sheet.name}!${cellName(row, column)}`;
      const font = `${style.it ? "italic " : ""}${style.bl ? "bold " : ""}${style.fs ?? 11}pt Calibri`;
      const padding = style.pd?.l ?? 0;
      const drawn = { where, font };
      if (style.tb === WRAPPED) return [];
      const step = typeof value === "string" ? (style.ht === RIGHT ? -1 : 1) : 0;
      return [{ ...drawn, text, room: roomOf(sheet, values, row, column, step) - padding }];
    }),
  );
}

function styleOf({ styles }: UniverSnapshot, { s }: SnapshotCell): SnapshotStyle {
  if (typeof s !== "string") return s ?? {};
  return styles[s] ?? {};
}

function textOf(value: Exclude<CellValue, null>, { n }: SnapshotStyle): string {
  if (typeof value === "object") return value.error;
  if (typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  const pattern = n?.pattern ?? "General";
  if (pattern === "General") return roundedNumber(value);
  return /y/.test(pattern) ? pattern : formatted(value, pattern);
}

/** A number without a format is rounded to its cell, in Excel as in the grid: two decimals must remain. */
function roundedNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** Pixels of a cell, of what it is merged with, and of the empty cells that a text may cover to one side. */
function roomOf(
  sheet: SnapshotSheet,
  values: CellValue[][],
  row: number,
  column: number,
  step: -1 | 0 | 1,
): number {
  const width = (at: number) => sheet.columnData[at]?.w ?? sheet.defaultColumnWidth;
  const merged = sheet.mergeData.find(
    ({ startRow, startColumn }) => startRow === row && startColumn === column,
  );
  let room = 0;
  for (let at = column; at <= (merged?.endColumn ?? column); at++) room += width(at);
  if (step === 0 || merged) return room;
  const isFree = (at: number) =>
    at >= 0 && at < sheet.columnCount && [null, "", undefined].includes(values[row]?.[at] as null);
  for (let at = column + step; isFree(at) && !sheet.cellData[row]?.[at]?.f; at += step) room += width(at);
  return room;
}

function measure(workbench: WorkbenchPage, texts: readonly DrawnText[]): Promise<Measured> {
  return workbench.page.evaluate(
    (wanted) => {
      const context = document.createElement("canvas").getContext("2d");
      if (!context) throw new Error("no canvas");
      const widthOf = (font: string, text: string) => {
        context.font = font;
        return context.measureText(text).width;
      };
      return {
        digits: widthOf("11pt Calibri", "0123456789"),
        loaded: [...document.fonts].filter(
          ({ family, status }) => family === "Calibri" && status === "loaded",
        ).length,
        widths: wanted.map(({ font, text }) => widthOf(font, text)),
      };
    },
    texts.map(({ font, text }) => ({ font, text })),
  );
}
