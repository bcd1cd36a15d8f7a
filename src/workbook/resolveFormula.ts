import { absoluteAreaName, columnName, quotedSheet } from "./address";
import type { FormulaText } from "./formulaText";
import { SpecError } from "./specError";
import { tokenize } from "./tokens";
import type { IndexedTable, WorkbookIndex } from "./workbookIndex";

/**
 * Turns references to table columns into A1: `Results[IOPS]` into its data cells, `[@IOPS]` into the cell of a row.
 * The result holds for each row, because all rows of a table's column share it.
 */
export function resolveFormula(
  formula: string,
  { index, sheet, table }: { index: WorkbookIndex; sheet: string; table?: IndexedTable },
): FormulaText {
  // Both references have brackets, and few formulas do: the others need not be cut into tokens.
  if (!formula.includes("[")) return formula;
  const pieces = [""];
  for (const token of tokenize(formula)) {
    let text = token.text;
    let endsWithRow = false;
    if (token.kind === "thisRow") {
      const area = table?.columnArea(token.column);
      if (!area)
        throw new SpecError(
          "UnknownReference",
          `"${token.text}" in "${formula}" is not a column of the table.`,
        );
      text = columnName(area.column);
      endsWithRow = true;
    } else if (token.kind === "tableColumn") {
      text = columnCells(token.table, token.column, index, sheet);
    }
    pieces.push(String(pieces.pop()) + text);
    if (endsWithRow) pieces.push("");
  }
  return pieces.length === 1 ? String(pieces[0]) : pieces;
}

function columnCells(tableName: string, column: string, index: WorkbookIndex, sheet: string): string {
  const table = index.tables.get(tableName);
  const area = table?.columnArea(column);
  if (!table || !area)
    throw new SpecError("UnknownReference", `"${tableName}[${column}]" is not in the workbook.`);
  const cells = absoluteAreaName(area);
  return table.sheet === sheet ? cells : `${quotedSheet(table.sheet)}!${cells}`;
}
