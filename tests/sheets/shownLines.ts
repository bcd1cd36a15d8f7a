import { formatted } from "../../src/calculator/numberFormat";
import { TIB_FORMAT } from "../../src/estate/todayRows";
import { COLUMN } from "../../src/sheets/firstPage/pageColumns";
import { parseCell } from "../../src/workbook/address";
import type { SheetDrawing } from "../../src/workbook/drawing";
import type { Recalculated } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";

const columnOf = (name: string): number => parseCell(`${name}1`)?.column ?? NaN;

/** The last column of a first page that prints, and where the bars are, whose scale is in cells. */
const LAST = columnOf(COLUMN.words);
const isBar = (column: number): boolean => column >= columnOf(COLUMN.strip) && column < columnOf(COLUMN.last);

/** What a test expects of them: the lines of a text that is indented for its place in a file. */
export function linesOfText(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}

/** What a reader sees of a sheet: a line for each row that has something, its cells in their formats. */
export function shownLines(read: Recalculated, name: string): string[] {
  return lines(read, name, () => true);
}

/** The same of a first page: what prints of it, without the bars. */
export function shownPage(read: Recalculated, name: string): string[] {
  return lines(
    read,
    name,
    (value, column) => column <= LAST && !(typeof value === "number" && isBar(column)),
  );
}

function lines(
  { drawing }: Recalculated,
  name: string,
  shows: (value: unknown, column: number) => boolean,
): string[] {
  const sheet = drawing.sheets.find((one) => one.name === name);
  if (sheet === undefined) throw new Error(`no sheet ${name}`);
  return sheet.values.flatMap((cells, row) => {
    const texts = cells.map((value, column) => (shows(value, column) ? shownCell(sheet, row, column) : ""));
    const line = texts.filter((text) => text !== "").join(" | ");
    return line === "" ? [] : [line];
  });
}

function shownCell(sheet: SheetDrawing, row: number, column: number): string {
  const value = sheet.values[row]?.[column] ?? "";
  if (typeof value === "string") return value;
  if (typeof value !== "number") throw new Error(`row ${row + 1}: ${JSON.stringify(value)}`);
  const format = lookAt(sheet, row, column).format ?? "General";
  return formatted(value, format === TIB_FORMAT ? tibFormat(value) : format);
}

/** The section of the format of TiB that Excel takes; the calculator has no conditions. */
function tibFormat(tib: number): string {
  const [none, small, large] = TIB_FORMAT.split(";").map((section) => section.replace(/^\[.*\]/, ""));
  return (tib === 0 ? none : tib < 1 ? small : large) ?? "General";
}
