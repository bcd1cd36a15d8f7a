import { absoluteAreaName, cellName, quotedSheet, type Cell } from "../workbook/address";
import { tokenize } from "../workbook/tokens";
import type { TableCells } from "./workbookCells";

/** Whether a formula refers to columns of tables. */
export function refersToTables(formula: string): boolean {
  return tokenize(formula).some(({ kind }) => kind === "thisRow" || kind === "tableColumn");
}

/** A formula whose references to columns of tables are cells. A column that is not found stays as it is. */
export function resolveTables(
  formula: string,
  at: Cell & { sheet: string },
  tables: readonly TableCells[],
): string {
  const own = tables.find(({ sheet, area }) => sheet === at.sheet && contains(area, at));
  return tokenize(formula)
    .map((token) => {
      if (token.kind === "thisRow") {
        const column = own?.headers.indexOf(token.column) ?? -1;
        return own && column >= 0 ? cellName(at.row, own.area.column + column) : token.text;
      }
      if (token.kind !== "tableColumn") return token.text;
      const table = tables.find(({ name }) => name.toLowerCase() === token.table.toLowerCase());
      const column = table?.headers.indexOf(token.column) ?? -1;
      if (!table || column < 0) return token.text;
      const area = { ...table.area, column: table.area.column + column, columns: 1 };
      return `${table.sheet === at.sheet ? "" : `${quotedSheet(table.sheet)}!`}${absoluteAreaName(area)}`;
    })
    .join("");
}

function contains(area: { row: number; column: number; rows: number; columns: number }, at: Cell): boolean {
  return (
    at.row >= area.row &&
    at.row < area.row + area.rows &&
    at.column >= area.column &&
    at.column < area.column + area.columns
  );
}
