/**
 * The text of a formula in A1: as it is, or, where the rows of a table's column share it, the pieces around the number of
 * its row: `["B", "*C", ""]` is `B2*C2` in the second row.
 */
export type FormulaText = string | readonly string[];

/** The formula of a cell in a zero-based row, spelled out. */
export function formulaAt({ formula }: { formula: FormulaText }, row: number): string {
  return typeof formula === "string" ? formula : formula.join(String(row + 1));
}
