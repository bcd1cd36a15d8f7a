import { FormulaDoctor, type FormulaTrouble } from "./formulaTrouble";

/** A cell whose formula needs repair. */
export interface TroubledCell {
  sheet: string;
  row: number;
  column: number;
  trouble: FormulaTrouble;
  formula: string;
}

/** A sheet that was looked at. */
export interface ScannedSheet {
  name: string;
  isProtected: boolean;
  troubled: TroubledCell[];
}

/** Cells that are read in one round trip: formulas and values of them stay far below the 5 MB of Excel on the web. */
const CELLS_PER_SYNC = 25_000;

/** Looks through all sheets for formulas of ours that show an error of Excel's making. Nothing is changed. */
export async function scanWorkbook(
  context: Excel.RequestContext,
  functionIds: readonly string[],
  signal?: AbortSignal,
): Promise<ScannedSheet[]> {
  const doctor = new FormulaDoctor(functionIds);
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  const sheets = worksheets.items.map((sheet) => {
    const used = sheet.getUsedRangeOrNullObject();
    used.load("rowIndex,columnIndex,rowCount,columnCount");
    sheet.protection.load("protected");
    return { sheet, used };
  });
  await context.sync();
  const scanned: ScannedSheet[] = [];
  const parts: Part[] = [];
  for (const { sheet, used } of sheets) {
    const own: ScannedSheet = { name: sheet.name, isProtected: sheet.protection.protected, troubled: [] };
    scanned.push(own);
    if (!used.isNullObject) parts.push(...partsOf(sheet, used, own));
  }
  for (const batch of batches(parts)) {
    signal?.throwIfAborted();
    await readBatch(context, batch, doctor);
  }
  return scanned;
}

/** A band of rows of one sheet. */
interface Part {
  sheet: Excel.Worksheet;
  into: ScannedSheet;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

function partsOf(sheet: Excel.Worksheet, used: Excel.Range, into: ScannedSheet): Part[] {
  const { rowIndex, columnIndex: column, rowCount, columnCount: columns } = used;
  const rowsPerPart = Math.max(1, Math.floor(CELLS_PER_SYNC / columns));
  const parts: Part[] = [];
  for (let done = 0; done < rowCount; done += rowsPerPart) {
    const rows = Math.min(rowsPerPart, rowCount - done);
    parts.push({ sheet, into, row: rowIndex + done, column, rows, columns });
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
  doctor: FormulaDoctor,
): Promise<void> {
  const read = batch.map((part) => {
    const range = part.sheet.getRangeByIndexes(part.row, part.column, part.rows, part.columns);
    range.load("formulas,values");
    return { part, range };
  });
  await context.sync();
  for (const { part, range } of read) {
    range.formulas.forEach((row: unknown[], r) => {
      row.forEach((formula, c) => {
        const trouble = doctor.trouble(formula, range.values[r]?.[c]);
        if (!trouble) return;
        const cell = { row: part.row + r, column: part.column + c };
        part.into.troubled.push({ sheet: part.into.name, ...cell, trouble, formula: String(formula) });
      });
    });
    // A workbook of many thousand references would otherwise slow Excel down.
    range.untrack();
  }
}
