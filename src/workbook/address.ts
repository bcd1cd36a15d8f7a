/** Addresses of cells: A1 text on the outside, zero-based rows and columns inside. */

/** Size of a worksheet in Excel. */
export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** One cell: zero-based row and column. */
export interface Cell {
  row: number;
  column: number;
}

/** A rectangle of cells: zero-based first row and column, and a size. */
export interface Area {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** Letters of a zero-based column: 0 is `A`, 26 is `AA`. */
export function columnName(column: number): string {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  }
  return name;
}

/** A1 name of a zero-based cell: row 3, column 1 is `B4`. */
export function cellName(row: number, column: number): string {
  return columnName(column) + String(row + 1);
}

/** A1 name of an area: `B4`, or `B4:D9` where it is more than a cell. */
export function areaName(area: Area): string {
  const first = cellName(area.row, area.column);
  if (area.rows === 1 && area.columns === 1) return first;
  return `${first}:${cellName(area.row + area.rows - 1, area.column + area.columns - 1)}`;
}

/** The same with `$` throughout: `$B$4:$D$9`. */
export function absoluteAreaName(area: Area): string {
  const { row, column, rows, columns } = area;
  const first = `$${columnName(column)}$${String(row + 1)}`;
  if (rows === 1 && columns === 1) return first;
  return `${first}:$${columnName(column + columns - 1)}$${String(row + rows)}`;
}

const [A, Z, ZERO, NINE] = [65, 90, 48, 57];

/** Reads `B4`. Strict: upper case, no `$`, inside the worksheet; anything else is `undefined`. */
export function parseCell(text: string): Cell | undefined {
  // Without a pattern: a large workbook reads millions of addresses.
  const { length } = text;
  let at = 0;
  let column = 0;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < A || code > Z) break;
    column = column * 26 + code - A + 1;
    if (column > MAX_COLUMNS) return undefined;
  }
  if (at === 0 || at === length || text.charCodeAt(at) === ZERO) return undefined;
  let row = 0;
  for (; at < length; at++) {
    const code = text.charCodeAt(at);
    if (code < ZERO || code > NINE) return undefined;
    row = row * 10 + code - ZERO;
    if (row > MAX_ROWS) return undefined;
  }
  return { row: row - 1, column: column - 1 };
}

/** Reads `B4` or `B4:D9`, as strictly; a range runs from its top left to its bottom right cell. */
export function parseArea(text: string): Area | undefined {
  const colon = text.indexOf(":");
  const first = parseCell(colon < 0 ? text : text.slice(0, colon));
  const last = colon < 0 ? first : parseCell(text.slice(colon + 1));
  if (!first || !last) return undefined;
  const rows = last.row - first.row + 1;
  const columns = last.column - first.column + 1;
  return rows > 0 && columns > 0 ? { row: first.row, column: first.column, rows, columns } : undefined;
}

/** Would Excel read this word as a cell (`IPV4`, `r1c1`, `R`), in any case? Such words cannot be names. */
export function looksLikeAddress(word: string): boolean {
  const upper = word.toUpperCase();
  return parseCell(upper) !== undefined || /^(R\d*(C\d*)?|C\d*)$/.test(upper);
}

/** Whole rows, 1-based, first and last: `$2:$3`. */
export function rowsName([first, last]: readonly [number, number]): string {
  return `$${String(first)}:$${String(last)}`;
}

/** Whole columns, 1-based, first and last: `$A:$B`. */
export function columnsName([first, last]: readonly [number, number]): string {
  return `$${columnName(first - 1)}:$${columnName(last - 1)}`;
}

/** A sheet's name as formulas write it: quoted where it is more than a plain word. */
export function quotedSheet(sheet: string): string {
  const plain =
    /^[A-Za-z_][A-Za-z0-9_]*$/.test(sheet) && !looksLikeAddress(sheet) && !/^(true|false)$/i.test(sheet);
  return plain ? sheet : `'${sheet.replace(/'/g, "''")}'`;
}

/** Is a cell in an area? */
export function contains(area: Area, { row, column }: Cell): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

/** Do two areas share a cell? */
export function overlap(a: Area, b: Area): boolean {
  return (
    a.row < b.row + b.rows &&
    b.row < a.row + a.rows &&
    a.column < b.column + b.columns &&
    b.column < a.column + a.columns
  );
}
