import { tokenize } from "../../workbook/tokens";
import type { TakenNames } from "../../workbook/writers/officejs/freeName";
import { readUsedCells } from "./readUsedCells";

/** Sheets and tables by name. */
export interface SheetsAndTables {
  sheets: TakenNames;
  tables: TakenNames;
}

/** A formula of a cell or of a defined name, with its `=`. */
export type PlacedFormula = { formula: string } & (
  { sheetId: string; row: number; column: number } | { name: string }
);

/** Finds formulas of other sheets' cells, and of names, that refer to cells of the given ones. Nothing is changed. */
export async function readPointingFormulas(
  context: Excel.RequestContext,
  target: SheetsAndTables,
  others: { sheets: readonly Excel.Worksheet[]; names: readonly Excel.NamedItem[] },
): Promise<PlacedFormula[]> {
  const found: PlacedFormula[] = [];
  await readUsedCells(context, others.sheets, ({ sheet, row, column, formulas }) => {
    formulas.forEach((cells, r) => {
      cells.forEach((entry, c) => {
        const formula = String(entry);
        if (!refersTo(formula, target)) return;
        found.push({ formula, sheetId: sheet.id, row: row + r, column: column + c });
      });
    });
  });
  for (const { name, formula } of others.names) {
    if (refersTo(String(formula), target)) found.push({ formula: String(formula), name });
  }
  return found;
}

/** Does a formula refer to a cell of one of the sheets, or to one of the tables? */
export function refersTo(formula: string, { sheets, tables }: SheetsAndTables): boolean {
  if (!formula.startsWith("=")) return false;
  return tokenize(formula.slice(1)).some(
    (token) =>
      (token.kind === "ref" && token.sheet !== undefined && sheets.has(token.sheet)) ||
      (token.kind === "tableColumn" && tables.has(token.table)),
  );
}

/** Enters formulas where they stand: they refer to what has the sheets' and tables' names now. The caller syncs. */
export function enterFormulas(context: Excel.RequestContext, formulas: readonly PlacedFormula[]): void {
  const { worksheets, names } = context.workbook;
  for (const placed of formulas) {
    if ("name" in placed) names.getItem(placed.name).formula = placed.formula;
    else worksheets.getItem(placed.sheetId).getCell(placed.row, placed.column).formulas = [[placed.formula]];
  }
}
