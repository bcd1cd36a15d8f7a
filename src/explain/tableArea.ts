import { absoluteAreaName, contains, quotedSheet, type Area, type Cell } from "../workbook/address";
import type { TableCells } from "./workbookCells";

/** The tables of a workbook, and the cell whose formula refers to them. */
export interface TableSurroundings {
  at: Cell & { sheet: string };
  tables: readonly TableCells[];
}

/**
 * The cells that a reference to a part of a table stands for, as a formula has them.
 *
 * @param name Of the table; "" for the one that the formula is in.
 * @param inside Of its brackets: `IOPS`, `@IOPS`, `[#Headers],[IOPS]`, `[IOPS]:[GHz]`.
 * @returns `undefined` where it has no such part, or one whose place is not known.
 */
export function tableArea(
  name: string,
  inside: string,
  { at, tables }: TableSurroundings,
): string | undefined {
  const table =
    name === ""
      ? tables.find(({ sheet, area }) => isSame(sheet, at.sheet) && contains(area, at))
      : tables.find((one) => isSame(one.name, name));
  if (!table) return undefined;
  const part = partOf(inside);
  if (!part) return undefined;
  const rows = rowsOf(table, part.rows, at);
  const [from, to] = columnsOf(table, part.columns) ?? [];
  if (!rows || from === undefined || to === undefined) return undefined;
  const area: Area = { ...rows, column: table.area.column + from, columns: to - from + 1 };
  return `${isSame(table.sheet, at.sheet) ? "" : `${quotedSheet(table.sheet)}!`}${absoluteAreaName(area)}`;
}

/** Kinds of rows that a table has, and those that a reference may name together. */
const KINDS = [
  "#data",
  "#headers",
  "#totals",
  "#all",
  "#this row",
  "#headers #data",
  "#data #totals",
] as const;
type Rows = (typeof KINDS)[number];

/** The rows that are meant; `undefined` where the table does not show them. */
function rowsOf(
  { sheet, area, hasHeaders, hasTotals }: TableCells,
  kind: Rows,
  at: TableSurroundings["at"],
): Pick<Area, "row" | "rows"> | undefined {
  const { row, rows } = area;
  const above = Number(hasHeaders);
  const below = Number(hasTotals);
  switch (kind) {
    case "#data":
      return { row, rows };
    case "#headers":
      return hasHeaders ? { row: row - 1, rows: 1 } : undefined;
    case "#totals":
      return hasTotals ? { row: row + rows, rows: 1 } : undefined;
    case "#all":
      return { row: row - above, rows: above + rows + below };
    case "#headers #data":
      return { row: row - above, rows: above + rows };
    case "#data #totals":
      return { row, rows: rows + below };
    case "#this row":
      return isSame(sheet, at.sheet) && at.row >= row && at.row < row + rows
        ? { row: at.row, rows: 1 }
        : undefined;
  }
}

/** Rows and columns that are meant. */
function partOf(inside: string): { rows: Rows; columns: string[] } | undefined {
  const isRow = inside.startsWith("@");
  const text = inside.slice(isRow ? 1 : 0).trim();
  const items = text.startsWith("[")
    ? [...text.matchAll(/\[((?:'[^]|[^[\]'])*)\]/g)].map(([, item = ""]) => item)
    : text === ""
      ? []
      : [text];
  const specials = items.filter((item) => item.startsWith("#")).map((item) => item.toLowerCase());
  const columns = items.filter((item) => !item.startsWith("#")).map((item) => item.replace(/'([^])/g, "$1"));
  const named = isRow ? "#this row" : specials.join(" ") || "#data";
  // Either of two may be named first.
  const rows = KINDS.find((kind) => kind === named || kind === [...specials].reverse().join(" "));
  return rows === undefined || columns.length > 2 || (isRow && specials.length > 0)
    ? undefined
    : { rows, columns };
}

/** First and last of the columns, from 0; all where none is named. */
function columnsOf(
  { headers }: TableCells,
  named: readonly string[],
): [from: number, to: number] | undefined {
  if (named.length === 0) return [0, headers.length - 1];
  const found = named.map((column) => headers.findIndex((header) => isSame(header, column)));
  const from = Math.min(...found);
  return from < 0 ? undefined : [from, Math.max(...found)];
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
