import { MAX_COLUMNS, MAX_ROWS, parseArea, type Area } from "../../../../src/workbook/address";

/** What two areas have in common. */
export function intersection(a: Area, b: Area): Area | undefined {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}

/** What is left of an area without another: up to four pieces. */
export function without(area: Area, other: Area): Area[] {
  const hole = intersection(area, other);
  if (!hole) return [area];
  const below = hole.row + hole.rows;
  const after = hole.column + hole.columns;
  const { row: middle, rows } = hole;
  return [
    { ...area, rows: hole.row - area.row },
    { ...area, row: below, rows: area.row + area.rows - below },
    { row: middle, rows, column: area.column, columns: hole.column - area.column },
    { row: middle, rows, column: after, columns: area.column + area.columns - after },
  ].filter((piece) => piece.rows > 0 && piece.columns > 0);
}

/** The smallest area around two. */
export function around(a: Area, b: Area): Area {
  const row = Math.min(a.row, b.row);
  const column = Math.min(a.column, b.column);
  return {
    row,
    column,
    rows: Math.max(a.row + a.rows, b.row + b.rows) - row,
    columns: Math.max(a.column + a.columns, b.column + b.columns) - column,
  };
}

export function insideSheet({ row, column, rows, columns }: Area): boolean {
  const fits = row >= 0 && column >= 0 && row + rows <= MAX_ROWS && column + columns <= MAX_COLUMNS;
  return fits && rows > 0 && columns > 0;
}

/** Reads `B4`, `$B$4:D9`, `A:C` and `1:3` in any case, corners in any order. */
export function readArea(text: string): Area | undefined {
  const [from = "", to = from, ...rest] = text.replace(/\$/g, "").toUpperCase().split(":");
  if (rest.length > 0) return undefined;
  if (/^[A-Z]+$/.test(from) && /^[A-Z]+$/.test(to)) {
    const columns = corners(`${from}1`, `${to}1`);
    return columns && { ...columns, rows: MAX_ROWS };
  }
  if (/^\d+$/.test(from) && /^\d+$/.test(to)) {
    const rows = corners(`A${from}`, `A${to}`);
    return rows && { ...rows, columns: MAX_COLUMNS };
  }
  return corners(from, to);
}

function corners(from: string, to: string): Area | undefined {
  const first = parseArea(from);
  const last = parseArea(to);
  return first && last && around(first, last);
}
