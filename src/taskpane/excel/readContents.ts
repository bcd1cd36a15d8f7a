import type { HeldCells } from "../../explain/workbookCells";
import type { ConnectedExcel } from "../connectedExcel";
import { shippedHelp } from "../shippedHelp";
import type { CellPlace, OpenContents } from "../spreadsheet";
import type { Task } from "../task";
import { cellRange } from "../health/withoutSpilled";
import { ExcelCells, SPILLS } from "./excelCells";
import { keyOf, openDrawing, type OpenWorkbook, spillCandidates } from "./openDrawing";
import { readOutline } from "./readOutline";

/** Cells that are asked for in one round trip. */
const CELLS_PER_SYNC = 500;

/** All that the cells of the open workbook hold and show. Nothing is changed. */
export async function readContents(excel: ConnectedExcel, { signal, progress }: Task): Promise<OpenContents> {
  const cells = new ExcelCells(excel);
  const ids = (await shippedHelp()).map(({ id }) => id);
  const { sheets: sheetNames, records, damagedRecords = 0 } = await readOutline(excel);
  const names = await cells.names();
  const tables = await cells.tables();
  const extents = await cells.extents(sheetNames);
  const sheets: ({ name: string } & HeldCells)[] = [];
  for (const [i, name] of sheetNames.entries()) {
    signal.throwIfAborted();
    progress(i / sheetNames.length, `reading ${name}`);
    const extent = extents[i];
    // It was removed meanwhile.
    if (!extent) continue;
    const [held] = await cells.read([{ sheet: name, area: { row: 0, column: 0, ...extent } }]);
    if (held) sheets.push({ name, ...held });
  }
  const spills = await spillsOf(spillCandidates({ sheets, tables }, ids), excel, signal);
  const open = { sheets, spills, names, tables, records: records.map(({ record }) => record) };
  return { ...openDrawing(open, ids), damagedRecords, notices: await noticesOn(excel) };
}

/** Sizes of the blocks that formulas fill, where these are more than a cell. */
async function spillsOf(
  candidates: readonly CellPlace[],
  { run, isSetSupported }: ConnectedExcel,
  signal: AbortSignal,
): Promise<OpenWorkbook["spills"]> {
  const found = new Map<string, { rows: number; columns: number }>();
  // An older Excel spills nothing.
  if (!isSetSupported(...SPILLS)) return found;
  for (let done = 0; done < candidates.length; done += CELLS_PER_SYNC) {
    signal.throwIfAborted();
    const asked = candidates.slice(done, done + CELLS_PER_SYNC);
    const sizes = await run(async (context) => {
      const ranges = asked.map((place) => cellRange(context, place).getSpillingToRangeOrNullObject());
      for (const range of ranges) range.load("rowCount,columnCount");
      await context.sync();
      return ranges.map((range) =>
        range.isNullObject ? undefined : { rows: range.rowCount, columns: range.columnCount },
      );
    });
    asked.forEach((place, i) => {
      const size = sizes[i];
      if (size) found.set(keyOf(place), size);
    });
  }
  return found;
}

/** What the user should know of the values that are shown. */
async function noticesOn({ run }: ConnectedExcel): Promise<string[]> {
  const isManual = await run(async (context) => {
    const { application } = context.workbook;
    application.load("calculationMode");
    await context.sync();
    return application.calculationMode === "Manual";
  });
  return isManual
    ? ["Excel calculates manually, so values may be out of date: press F9, then verify again."]
    : [];
}
