import { absoluteAreaName, columnName, quotedSheet } from "./address";
import { SpecError } from "./specError";
import { tokenize } from "./tokens";
import type { IndexedTable, WorkbookIndex } from "./workbookIndex";

/**
 * Turns references to table columns into A1: `Results[IOPS]` into its data cells, `[@IOPS]` into the cell of a row.
 * The answer is a function of the zero-based row, because a table's column formula is asked for once per row.
 */
export function resolveFormula(
  formula: string,
  { index, sheet, table }: { index: WorkbookIndex; sheet: string; table?: IndexedTable },
): (row: number) => string {
  // Text and, after each piece but the last, a row number: `["B", "*C", ""]`.
  const pieces = [""];
  for (const token of tokenize(formula)) {
    let text = token.text;
    let endsWithRow = false;
    if (token.kind === "thisRow") {
      const area = table?.columnArea(token.column);
      if (!area)
        throw new SpecError("UnknownReference", `"${token.text}" in "${formula}" is no column of the table.`);
      text = columnName(area.column);
      endsWithRow = true;
    } else if (token.kind === "tableColumn") {
      text = columnCells(token.table, token.column, index, sheet);
    }
    pieces.push(String(pieces.pop()) + text);
    if (endsWithRow) pieces.push("");
  }
  return (row) => pieces.join(String(row + 1));
}

function columnCells(tableName: string, column: string, index: WorkbookIndex, sheet: string): string {
  const table = index.tables.get(tableName);
  const area = table?.columnArea(column);
  if (!table || !area)
    throw new SpecError("UnknownReference", `"${tableName}[${column}]" is not in the workbook.`);
  const cells = absoluteAreaName(area);
  return table.sheet === sheet ? cells : `${quotedSheet(table.sheet)}!${cells}`;
}
