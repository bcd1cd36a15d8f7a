import { type Cell, parseCell } from "../workbook/address";
import type { SheetDrawing, StyleRun, WorkbookDrawing } from "../workbook/drawing";
import { freeSheetName, TakenNames } from "../workbook/names/freeName";
import type { CellValue } from "../workbook/spec";
import type { LostCell } from "./upgradeReport";

const NAME = "Not carried";
const ABOUT =
  "What the upgrade could not carry to its place. Formulas are texts here, next to the value that they had last. Remove this sheet when it is no longer needed.";
const HEADERS = ["Place", "Label", "Content", "Last value", "Reason"];
const WIDTHS = [24, 32, 40, 16, 80];
const FIRST_ROW = 4;
const VALUE_COLUMN = 3;

/** A free name for the sheet that keeps what is not carried. */
export function notCarriedName(taken: Iterable<string>): string {
  const names = new TakenNames(taken);
  return names.has(NAME) ? freeSheetName(NAME, names) : NAME;
}

/** The cell that keeps the last value of what was listed as the given one, from 0. */
export function notCarriedCell(index: number): Cell {
  return { row: FIRST_ROW + index, column: VALUE_COLUMN };
}

/** Why a formula is listed that refers to cells which are not carried. */
export function usesKeptValue(references: readonly string[], sheet: string): string {
  return `refers to ${references.join(", ")}, not carried: the last value is used, which is on the sheet ${sheet}`;
}

/** The sheet of the new workbook that keeps what is not carried: place, content as text, and the last value, a row each. */
export function notCarriedSheet(
  name: string,
  lost: readonly LostCell[],
  earlier: Pick<WorkbookDrawing, "sheets">,
): SheetDrawing {
  const byName = new Map(earlier.sheets.map((sheet) => [sheet.name, sheet]));
  const valueOf = ({ sheet, cell, holds }: LostCell): CellValue => {
    const at = parseCell(cell);
    const isFormula = typeof holds === "string" && holds.startsWith("=");
    return at && isFormula ? (byName.get(sheet)?.values[at.row]?.[at.column] ?? null) : holds;
  };
  const rows = lost.map((one): CellValue[] => [
    [one.sheet, one.cell].filter(Boolean).join("!"),
    one.label === "" ? null : one.label,
    typeof one.holds === "object" ? (one.holds?.error ?? null) : one.holds,
    valueOf(one),
    one.because,
  ]);
  const blank = HEADERS.map(() => null);
  const values = [[name, ...blank.slice(1)], [ABOUT, ...blank.slice(1)], blank, HEADERS, ...rows];
  const columns = HEADERS.length;
  const run = (row: number, count: number, style: StyleRun["style"]): StyleRun => ({
    ...{ row, column: 0, rows: count, columns, style },
  });
  return {
    ...{ name, rows: values.length, columns, values, formulas: [] },
    styles: [
      { ...run(0, 1, "title"), columns: 1 },
      { ...run(1, 1, "subtitle"), columns: 1 },
      run(FIRST_ROW - 1, 1, "header"),
      run(FIRST_ROW, rows.length, "value"),
    ],
    features: [{ kind: "columnWidths", widths: WIDTHS }],
  };
}
