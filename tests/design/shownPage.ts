import { formatted } from "../../src/calculator/numberFormat";
import { COLUMN } from "../../src/sheets/firstPage/pageColumns";
import { parseCell } from "../../src/workbook/address";
import type { SheetDrawing } from "../../src/workbook/drawing";
import type { Recalculated } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";

const columnOf = (name: string): number => parseCell(`${name}1`)?.column ?? NaN;

/** The columns of the page that print, but for the cells that only hold the scale of bars. */
const LAST = columnOf(COLUMN.words);
const BARS: readonly [number, number] = [columnOf(COLUMN.strip), columnOf(COLUMN.last)];

/** What a customer reads on the page Design: a line for each row, cells in their formats, without the bars. */
export function shownPage({ drawing }: Recalculated): string[] {
  const page = drawing.sheets.find(({ name }) => name === "Design");
  if (page === undefined) throw new Error("no sheet Design");
  return page.values.flatMap((_, row) => {
    const cells = Array.from({ length: LAST + 1 }, (__, column) => shownCell(page, row, column));
    const line = cells.filter((text) => text !== "").join(" | ");
    return line === "" ? [] : [line];
  });
}

function shownCell(sheet: SheetDrawing, row: number, column: number): string {
  const value = sheet.values[row]?.[column] ?? "";
  if (typeof value === "string") return value;
  if (typeof value !== "number") throw new Error(`row ${row + 1}: ${JSON.stringify(value)}`);
  if (column >= BARS[0] && column < BARS[1]) return "";
  return formatted(value, lookAt(sheet, row, column).format ?? "General");
}
