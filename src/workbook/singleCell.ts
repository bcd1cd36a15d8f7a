import { tokenize } from "./tokens";

/** A cell of a workbook. */
export interface SheetCell {
  sheet: string;
  row: number;
  column: number;
}

/** The one cell that a formula such as `=Plan!$B$12` refers to; nothing for a range, a calculation and a deleted cell. */
export function singleCell(formula: string): SheetCell | undefined {
  const [token, ...more] = tokenize(formula.replace(/^=/, ""));
  if (token?.kind !== "ref" || token.sheet === undefined || more.length > 0) return undefined;
  const { row, column, rows, columns } = token.area;
  return rows * columns === 1 ? { sheet: token.sheet, row, column } : undefined;
}
