import { absoluteAreaName, quotedSheet, type Area, type Cell } from "../workbook/address";
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
  const { row, rows } = table.area;
  const [from, to] = columnsOf(table, part.columns) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const columns = { column: table.area.column + from, columns: to - from + 1 };
  const area: Area | undefined = {
    "#data": { row, rows, ...columns },
    "#headers": { row: row - 1, rows: 1, ...columns },
    "#this row": { row: at.row, rows: 1, ...columns },
  }[part.rows];
  const isThere =
    part.rows !== "#this row" || (isSame(table.sheet, at.sheet) && at.row >= row && at.row < row + rows);
  return isThere && area && area.row >= 0
    ? `${isSame(table.sheet, at.sheet) ? "" : `${quotedSheet(table.sheet)}!`}${absoluteAreaName(area)}`
    : undefined;
}

type Rows = "#data" | "#headers" | "#this row";

/** Rows and columns that are meant; nothing for totals, whose place is not known. */
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
  const [special = isRow ? "#this row" : "#data"] = specials;
  if (specials.length > 1 || columns.length > 2 || !isRows(special)) return undefined;
  return { rows: special, columns };
}

function isRows(special: string): special is Rows {
  return special === "#data" || special === "#headers" || special === "#this row";
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

function contains(area: Area, { row, column }: Cell): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}
