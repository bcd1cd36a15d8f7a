/** One row of an I/O table by column header. */
export interface IoRow {
  /** Thread number, or `total`. */
  thread: string;
  file: string;
  cells: Map<string, string>;
  line: number;
}

/** A `Total IO`, `Read IO` or `Write IO` table of diskspd's text. */
export interface IoTable {
  columns: string[];
  threads: IoRow[];
  total: IoRow | null;
}

/** The column headers of a header line, or `null` when the line is none. */
export function ioColumns(line: string): string[] | null {
  const columns = line.split("|").map((cell) => cell.trim());
  return columns[0] === "thread" && columns.includes("bytes") ? columns : null;
}

/** Takes a line below the header; false when it does not belong to the table. */
export function takeIoRow(table: IoTable, line: string, number: number): boolean {
  if (table.total) return false;
  if (/^-+$/.test(line.trim())) return true;
  const row = /^\s*(?:(\d+)\s*\||total:)(.*)$/.exec(line);
  if (!row) return false;
  const [, thread, rest = ""] = row;
  const values = rest.split("|").map((cell) => cell.trim());
  if (isCut(values, table.columns)) return true;
  const cells = new Map(values.map((value, index) => [table.columns[index + 1] ?? "", value]));
  const taken = { thread: thread ?? "total", file: cells.get("file") ?? "", cells, line: number };
  if (thread === undefined) table.total = taken;
  else table.threads.push(taken);
  return true;
}

/** A row that the end of the text cuts off would give a wrong last figure; all end with two decimals or more. */
function isCut(values: readonly string[], columns: readonly string[]): boolean {
  const figures = columns.length - (columns.includes("file") ? 2 : 1);
  return !/\.\d\d|[a-z]/i.test(values[figures - 1] ?? "");
}

/** The number of a cell; `null` where the table lacks the column or holds no number there. */
export function cellNumber(row: IoRow | null | undefined, column: string): number | null {
  const text = row?.cells.get(column);
  return text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}
