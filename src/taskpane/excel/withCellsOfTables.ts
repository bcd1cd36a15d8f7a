import type { TableCells } from "../../explain/workbookCells";
import { absoluteAreaName, cellName, contains, quotedSheet } from "../../workbook/address";
import { tokenize, type Token } from "../../workbook/tokens";
import type { CellPlace } from "../spreadsheet";

/**
 * A formula with references to cells in place of those to columns of tables: `Results[IOPS]` and, in a row of a table, `[@IOPS]`.
 *
 * @param formula Without its `=`.
 * @returns `undefined` where it refers to a column that is not known.
 */
export function withCellsOfTables(
  formula: string,
  place: CellPlace,
  tables: readonly TableCells[],
): string | undefined {
  if (!formula.includes("[")) return formula;
  let resolved = "";
  for (const token of tokenize(formula)) {
    const text = textOf(token, place, tables);
    if (text === undefined) return undefined;
    resolved += text;
  }
  return resolved;
}

function textOf(token: Token, place: CellPlace, tables: readonly TableCells[]): string | undefined {
  if (token.kind === "tableColumn") {
    const table = tables.find(({ name }) => name.toLowerCase() === token.table.toLowerCase());
    const column = table && columnIn(table, token.column);
    if (!table || column === undefined) return undefined;
    const cells = absoluteAreaName({ ...table.area, column, columns: 1 });
    return table.sheet === place.sheet ? cells : `${quotedSheet(table.sheet)}!${cells}`;
  }
  if (token.kind !== "thisRow") return token.text;
  const table = tables.find((one) => isRowOf(one, place));
  const column = table && columnIn(table, token.column);
  return column === undefined ? undefined : cellName(place.row, column);
}

/** Is a cell in a row of a table, below its titles? */
export function isRowOf({ sheet, area }: TableCells, cell: CellPlace): boolean {
  return sheet === cell.sheet && contains(area, cell);
}

/** The column of a sheet that a table has under a title. */
function columnIn({ area, headers }: TableCells, header: string): number | undefined {
  const at = headers.findIndex((text) => text.toLowerCase() === header.toLowerCase());
  return at < 0 ? undefined : area.column + at;
}
