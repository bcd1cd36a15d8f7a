import { absoluteAreaName, cellName, quotedSheet, type Area } from "../../src/workbook/address";
import { tokenize, type Token } from "../../src/workbook/tokens";

/** A table of a file: its data rows, and its headers in the order of its columns. */
export interface SavedTable {
  sheet: string;
  /** Without the header row. */
  data: Area;
  headers: readonly string[];
}

const THIS_ROW = /([\p{L}_][\p{L}\p{N}_.]*)\[\[#This Row\],\[((?:'[^]|[^[\]'#])*)\]\]/gu;

/**
 * A formula as the file stores it, in the words of the calculator: without Excel's prefixes (`_xldudf_`, `_xlfn.`,
 * `_xlpm.`), references to table columns as cells.
 *
 * @param row Zero-based row of the formula: `[#This Row]` is there.
 */
export function savedFormula(
  stored: string,
  { sheet, row, tables }: { sheet: string; row: number; tables: ReadonlyMap<string, SavedTable> },
): string {
  const columnOf = (name: string, header: string): { table: SavedTable; column: number } => {
    const table = tables.get(name);
    const index = table?.headers.indexOf(header) ?? -1;
    if (!table || index < 0) throw new Error(`${name}[${header}] is not in the workbook: ${stored}`);
    return { table, column: table.data.column + index };
  };
  const asTyped = (token: Token): string => {
    if (token.kind === "function") return token.text.replace(/^(_xldudf_|_xlfn\.(_xlws\.)?)/, "");
    if (token.kind === "name") return token.text.replace(/^_xlpm\./, "");
    if (token.kind !== "tableColumn") return token.text;
    const { table, column } = columnOf(token.table, token.column);
    const cells = absoluteAreaName({ ...table.data, column, columns: 1 });
    return table.sheet === sheet ? cells : `${quotedSheet(table.sheet)}!${cells}`;
  };
  const inCells = stored.replace(THIS_ROW, (_, table: string, header: string) =>
    cellName(row, columnOf(table, header.replace(/'([^])/g, "$1")).column),
  );
  return tokenize(inCells).map(asTyped).join("");
}
