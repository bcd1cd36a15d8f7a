import { COLUMN } from "../../src/sheets/firstPage/pageColumns";
import { parseCell } from "../../src/workbook/address";
import type { Recalculated } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";
import { printed } from "../workbook/printed";

const columnOf = (name: string): number => parseCell(`${name}1`)?.column ?? NaN;

/** The last column of a first page that prints, and where the bars are, whose scale is in cells. */
const LAST = columnOf(COLUMN.words);
const isBar = (column: number): boolean => column >= columnOf(COLUMN.strip) && column < columnOf(COLUMN.last);

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
    const texts = cells.map((value, column) =>
      shows(value, column) ? printed(value, lookAt(sheet, row, column).format) : "",
    );
    const line = texts.filter((text) => text !== "").join(" | ");
    return line === "" ? [] : [line];
  });
}

/** The lines that a test expects: those of a text that is indented for its place in a file. */
export function linesOfText(text: string): string[] {
  return text
    .trim()
    .split("\n")
    .map((line) => line.trim());
}
