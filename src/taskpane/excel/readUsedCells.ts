/** Rows of a sheet, with what its cells hold. */
export interface Band {
  sheet: Excel.Worksheet;
  /** Place of the first cell, from 0. */
  row: number;
  column: number;
  formulas: unknown[][];
  values: unknown[][];
}

/** Cells that are read in one round trip: formulas and values of them stay far below the 5 MB of Excel on the web. */
const CELLS_PER_SYNC = 25_000;

/** Hands out all cells of the sheets that hold something, band by band. Nothing is changed. */
export async function readUsedCells(
  context: Excel.RequestContext,
  sheets: readonly Excel.Worksheet[],
  take: (band: Band) => void,
  signal?: AbortSignal,
): Promise<void> {
  const areas = sheets.map((sheet) => {
    const used = sheet.getUsedRangeOrNullObject();
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    return { sheet, used };
  });
  await context.sync();
  const parts = areas.flatMap(({ sheet, used }) => (used.isNullObject ? [] : partsOf(sheet, used)));
  for (const batch of batches(parts)) {
    signal?.throwIfAborted();
    await readBatch(context, batch, take);
  }
}

interface Part {
  sheet: Excel.Worksheet;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

function partsOf(sheet: Excel.Worksheet, used: Excel.Range): Part[] {
  const { rowIndex, columnIndex: column, rowCount, columnCount: columns } = used;
  const rowsPerPart = Math.max(1, Math.floor(CELLS_PER_SYNC / columns));
  const parts: Part[] = [];
  for (let done = 0; done < rowCount; done += rowsPerPart) {
    const rows = Math.min(rowsPerPart, rowCount - done);
    parts.push({ sheet, row: rowIndex + done, column, rows, columns });
  }
  return parts;
}

/** Parts together, as long as they stay below what one round trip should bring. */
function batches(parts: readonly Part[]): Part[][] {
  const all: Part[][] = [];
  let cells = Infinity;
  for (const part of parts) {
    const size = part.rows * part.columns;
    if (cells + size > CELLS_PER_SYNC) {
      all.push([]);
      cells = 0;
    }
    all.at(-1)?.push(part);
    cells += size;
  }
  return all;
}

async function readBatch(
  context: Excel.RequestContext,
  batch: readonly Part[],
  take: (band: Band) => void,
): Promise<void> {
  const read = batch.map(({ sheet, row, column, rows, columns }) => {
    const range = sheet.getRangeByIndexes(row, column, rows, columns);
    range.load("formulas,values");
    return { sheet, row, column, range };
  });
  await context.sync();
  for (const { sheet, row, column, range } of read) {
    take({ sheet, row, column, formulas: range.formulas, values: range.values });
    // A workbook of many thousand references would otherwise slow Excel down.
    range.untrack();
  }
}
