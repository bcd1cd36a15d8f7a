import type { SheetDrawing } from "./drawing";
import { formulaAt } from "./formulaText";
import type { CellValue } from "./spec";

/** What a sheet holds by now, by row and column from A1 on. */
export interface ShownSheet {
  values: readonly (readonly CellValue[])[];
  /** Formulas without their `=`; nothing where a cell holds a value of its own. */
  formulas: readonly (readonly (string | undefined)[] | undefined)[];
}

/** Sheets by name. */
export type ShownSheets = ReadonlyMap<string, ShownSheet>;

/** What a sheet of a drawing holds. */
export function shownSheet({ values, formulas }: Pick<SheetDrawing, "values" | "formulas">): ShownSheet {
  return {
    values,
    formulas: formulas.map((row, r) => row?.map((drawn) => drawn && formulaAt(drawn, r))),
  };
}

/** What a cell shows as text, without blanks around it. */
export function shownText({ values }: Pick<ShownSheet, "values">, row: number, column: number): string {
  const value = values[row]?.[column] ?? "";
  return typeof value === "object" ? "" : String(value).trim();
}
