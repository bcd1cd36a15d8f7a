/** What is read of cells. */
export type CellMember = "formulas" | "values" | "numberFormat";

/** Rows of a sheet, or a part of one, with what the cells hold. What was not asked for is empty. */
export interface Band extends Record<CellMember, unknown[][]> {
  sheet: Excel.Worksheet;
  /** Place of the first cell, from 0. */
  row: number;
  column: number;
}

/** Cells that are read in one round trip, if they are short enough for the 5 MB of Excel on the web. */
const CELLS_PER_SYNC = 25_000;

/** What Excel on the web answers where an answer would have more than 5 MB. */
const TOO_LARGE = "ResponsePayloadSizeLimitExceeded";

/**
 * Hands out all cells of the sheets that hold something, band by band; cells that are formatted only hold nothing.
 * Nothing is changed.
 */
export async function readUsedCells(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  take: (band: Band) => void,
  options: { members: readonly CellMember[]; signal?: AbortSignal | undefined },
): Promise<void> {
  const areas = sheets.map((sheet) => {
    const used = sheet.getUsedRangeOrNullObject(true);
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    return { sheet, used };
  });
  await context.sync();
  const parts = areas.flatMap(({ sheet, used }) => (used.isNullObject ? [] : [partOf(sheet, used)]));
  await readParts(context, parts, take, options);
}

/** An area of a sheet that is to be read. */
export interface Part {
  sheet: Excel.Worksheet;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** The area of a range whose place and size are loaded. */
export function partOf(sheet: Excel.Worksheet, range: Excel.Range): Part {
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
  return { sheet, row, column, rows, columns };
}

/** Hands out the cells of areas, in as few round trips as Excel allows. */
export async function readParts(
  context: Excel.RequestContext,
  parts: readonly Part[],
  take: (band: Band) => void,
  { members, signal }: { members: readonly CellMember[]; signal?: AbortSignal | undefined },
): Promise<void> {
  let most = CELLS_PER_SYNC;
  let rest = parts;
  while (rest.length > 0) {
    signal?.throwIfAborted();
    const [batch, behind] = split(rest, most);
    const cells = batch.reduce((sum, { rows, columns }) => sum + rows * columns, 0);
    try {
      await readBatch(context, batch, members, take);
      rest = behind;
    } catch (error) {
      if ((error as { code?: unknown }).code !== TOO_LARGE || cells === 1) throw error;
      most = Math.floor(cells / 2);
    }
  }
}

/** The first cells of areas, as many as fit, and what is behind them. */
function split(parts: readonly Part[], most: number): [first: Part[], behind: Part[]] {
  const first: Part[] = [];
  let room = most;
  for (const [i, part] of parts.entries()) {
    const { row, column, rows, columns } = part;
    const fitting = Math.min(rows, Math.floor(room / columns));
    if (fitting > 0) first.push({ ...part, rows: fitting });
    room -= fitting * columns;
    if (fitting === rows) continue;
    const behind = [{ ...part, row: row + fitting, rows: rows - fitting }, ...parts.slice(i + 1)];
    if (first.length > 0) return [first, behind];
    // Not even a row fits: a part of it is read.
    const below = rows > 1 ? [{ ...part, row: row + 1, rows: rows - 1 }] : [];
    return [
      [{ ...part, rows: 1, columns: most }],
      [{ ...part, rows: 1, column: column + most, columns: columns - most }, ...below, ...parts.slice(i + 1)],
    ];
  }
  return [first, []];
}

async function readBatch(
  context: Excel.RequestContext,
  batch: readonly Part[],
  members: readonly CellMember[],
  take: (band: Band) => void,
): Promise<void> {
  const ranges = batch.map(({ sheet, row, column, rows, columns }) => {
    const range = sheet.getRangeByIndexes(row, column, rows, columns);
    range.load(members.join());
    return { sheet, row, column, range };
  });
  await context.sync();
  for (const { sheet, row, column, range } of ranges) {
    const read = (member: CellMember) => (members.includes(member) ? range[member] : []);
    take({
      sheet,
      row,
      column,
      formulas: read("formulas"),
      values: read("values"),
      numberFormat: read("numberFormat"),
    });
    // A workbook of many thousand references would otherwise slow Excel down.
    range.untrack();
  }
}
