import { fitText } from "../../workbook/fitText";
import { freeSheetName, TakenNames } from "../../workbook/names/freeName";
import { typedValue } from "../../workbook/typedValue";
import type { PlacedTable } from "../placedTable";
import { insist } from "./insist";
import { patiently } from "./patientRun";

/**
 * Writes a table with its first cell at the active one.
 *
 * @returns Address of the table.
 * @throws Error if any of its cells is not empty or the sheet is protected; nothing is written then.
 */
export async function placeAtActiveCell(context: Excel.RequestContext, table: PlacedTable): Promise<string> {
  const range = resized(context.workbook.getActiveCell(), table);
  range.load("formulas,address");
  const { worksheet: sheet } = range;
  sheet.load("name");
  sheet.protection.load("protected");
  await context.sync();
  if (sheet.protection.protected) {
    throw new Error(
      `Sheet ${sheet.name} is protected: remove its protection, or select a cell on another sheet.`,
    );
  }
  if (!isBlank(range.formulas)) {
    throw new Error(
      `${table.what} need ${range.address}, which is not empty: select a cell with room below and to its right.`,
    );
  }
  await place(context, range, table);
  return range.address;
}

/**
 * Writes a table beside other cells; on a new sheet where that place is not empty or its sheet is protected.
 *
 * @param first Cell at which the table would begin.
 * @returns Address of the table.
 */
export async function placeBeside(
  context: Excel.RequestContext,
  first: Excel.Range,
  table: PlacedTable,
): Promise<string> {
  const beside = resized(first, table);
  beside.load("formulas,address");
  beside.worksheet.protection.load("protected");
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  if (isBlank(beside.formulas) && !beside.worksheet.protection.protected) {
    await place(context, beside, table);
    return beside.address;
  }
  const taken = new TakenNames(worksheets.items.map(({ name }) => name));
  const sheet = worksheets.add(taken.has(table.sheet) ? freeSheetName(table.sheet, taken) : table.sheet);
  const range = resized(sheet.getRange("A1"), table);
  range.load("address");
  try {
    await place(context, range, table);
  } catch (error) {
    await tryToUndo(context, () => sheet.delete());
    throw error;
  }
  return range.address;
}

function resized(first: Excel.Range, table: PlacedTable): Excel.Range {
  return first.getAbsoluteResizedRange(table.rows.length, table.formats.length);
}

function isBlank(formulas: readonly unknown[][]): boolean {
  return formulas.every((row) => row.every((cell) => cell === ""));
}

/** Fills an empty range, makes a table of it, and shows it. What was written is cleared again if Excel refuses anything. */
async function place(context: Excel.RequestContext, range: Excel.Range, table: PlacedTable): Promise<void> {
  const values = table.rows.map((row) =>
    row.map((value) => typedValue(typeof value === "string" ? fitText(value) : value)),
  );
  try {
    range.values = values;
    range.numberFormat = values.map((_row, i) =>
      i === 0 ? table.formats.map(() => "General") : table.formats,
    );
    range.format.autofitColumns();
    // Last of all: clearing the cells would leave a table there.
    range.worksheet.tables.add(range, true);
    await context.sync();
  } catch (error) {
    await tryToUndo(context, () => range.clear());
    throw error;
  }
  // Once nothing has to be undone. The table is there, whether Excel shows it or not.
  const show = (): Promise<void> => {
    range.worksheet.activate();
    range.select();
    return context.sync();
  };
  await insist(() => patiently(show)).catch(() => undefined);
}

/** Insists on taking away what was written. Where that fails, too, the error that the user is told is the first one. */
async function tryToUndo(context: Excel.RequestContext, undo: () => void): Promise<void> {
  const attempt = (): Promise<void> => {
    undo();
    return context.sync();
  };
  await insist(() => patiently(attempt)).catch(() => undefined);
}
