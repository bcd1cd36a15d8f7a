import { parseCell } from "../../src/workbook/address";
import type { DrawnFormula, NameFeature, SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import type { RecordedInput } from "../../src/workbook/planRecord";
import type { CellValue } from "../../src/workbook/spec";

/** A formula without its `=`, and what its cell shows; nothing where it was not calculated. */
interface Held extends Partial<Pick<DrawnFormula, "custom" | "spill" | "isArray">> {
  formula: string;
  shows?: CellValue;
}

/** Cells by address; the cells of a block that a formula fills are values of their own. */
export type Cells = Readonly<Record<string, CellValue | Held>>;

/** A sheet of a few cells, as large as these need. */
export function sheetOf(name: string, cells: Cells, more: Partial<SheetDrawing> = {}): SheetDrawing {
  const sheet: SheetDrawing = {
    ...{ name, rows: 0, columns: 0, values: [], formulas: [], styles: [], features: [] },
  };
  for (const [address, held] of Object.entries(cells)) {
    const { row, column } = cellAt(address);
    sheet.rows = Math.max(sheet.rows, row + 1);
    sheet.columns = Math.max(sheet.columns, column + 1);
    const isFormula = typeof held === "object" && held !== null && "formula" in held;
    const values = (sheet.values[row] ??= []);
    values[column] = isFormula ? (held.shows ?? null) : held;
    if (isFormula) (sheet.formulas[row] ??= [])[column] = drawn(held);
  }
  sheet.values = Array.from(sheet.values, (row) => Array.from(row ?? [], (value) => value ?? null));
  return { ...sheet, ...more };
}

/** A formula of one cell, unless it says otherwise. */
export function drawn({
  formula,
  custom = false,
  spill = { rows: 1, columns: 1 },
  isArray,
}: Held): DrawnFormula {
  return { formula, custom, spill, ...(isArray === undefined ? {} : { isArray }) };
}

/** The place of an address; throws for one that is none. */
export function cellAt(address: string): { row: number; column: number } {
  const cell = parseCell(address);
  if (!cell) throw new Error(`${address} is not a cell`);
  return cell;
}

/** A workbook of some sheets, without plans. */
export function workbookOf(
  sheets: SheetDrawing[],
  names: readonly (readonly [name: string, refersTo: NameFeature["refersTo"]])[] = [],
): WorkbookDrawing {
  return {
    ...{ title: "", subject: "", sheets, records: [] },
    names: names.map(([name, refersTo]) => ({ kind: "name", name, refersTo })),
  };
}

/** An input of a record, whose label is in the cell to the left of it. */
export function inputOf(
  sheet: string,
  at: string,
  label: string,
  more: Partial<RecordedInput> = {},
): RecordedInput {
  const labelAt = at.replace(/^[A-Z]+/, (letters) => String.fromCharCode(letters.charCodeAt(0) - 1));
  return { id: label.toLowerCase(), sheet, at, label, labelAt, default: null, ...more };
}

/** The sheet of a name; throws where there is none. */
export function sheetNamed({ sheets }: Pick<WorkbookDrawing, "sheets">, name: string): SheetDrawing {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`there is no sheet ${name}`);
  return found;
}
