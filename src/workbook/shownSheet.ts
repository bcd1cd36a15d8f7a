import type { CellValue } from "./spec";

/** What a sheet holds by now, by row and column from A1 on. */
export interface ShownSheet {
  values: readonly (readonly CellValue[])[];
  /** Formulas without their `=`; nothing where a cell holds a value of its own. */
  formulas: readonly (readonly (string | undefined)[] | undefined)[];
}

/** Sheets by name. */
export type ShownSheets = ReadonlyMap<string, ShownSheet>;

/** What a cell shows as text, without blanks around it. */
export function shownText({ values }: Pick<ShownSheet, "values">, row: number, column: number): string {
  const value = values[row]?.[column] ?? "";
  return typeof value === "object" ? "" : String(value).trim();
}
