import { formatted } from "../../src/calculator/numberFormat";
import type { SheetDrawing } from "../../src/workbook/drawing";
import type { CellValue } from "../../src/workbook/spec";
import type { Recalculated } from "./recalculate";

/** Significant digits of a number without a format. */
const DIGITS = 7;

/**
 * A row of a sheet as it is read, such as `CPU at base clock | 691.2 | GHz | | | definition`: texts, and figures in their
 * number formats.
 *
 * @param id A result, or a column of a grid.
 * @param line Which row of the grid, from 1 on; 0 is its header.
 */
export function printedRow(calculated: Recalculated, id: string, line = 1): string {
  const { sheet: name, area } = calculated.place(id);
  const sheet = calculated.drawing.sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  const row = area.row + line - 1;
  const cells = (sheet.values[row] ?? []).map((value, column) =>
    printed(value, formatAt(sheet, row, column)),
  );
  return cells
    .join(" | ")
    .replace(/( \| )+$/, "")
    .replace(/ +/g, " ");
}

/** Several rows of a grid, the header first. */
export function printedRows(calculated: Recalculated, id: string, ...lines: number[]): string[] {
  return [0, ...lines].map((line) => printedRow(calculated, id, line));
}

function printed(value: CellValue, format: string | undefined): string {
  if (value === null) return "";
  if (typeof value === "object") return value.error;
  if (typeof value !== "number") return String(value);
  return format === undefined ? String(Number(value.toPrecision(DIGITS))) : String(formatted(value, format));
}

/** Where looks overlap, the last one counts. */
function formatAt({ styles }: SheetDrawing, row: number, column: number): string | undefined {
  const looks = styles.filter(
    (run) =>
      row >= run.row && row < run.row + run.rows && column >= run.column && column < run.column + run.columns,
  );
  return looks.at(-1)?.format;
}
