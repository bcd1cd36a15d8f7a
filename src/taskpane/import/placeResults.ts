import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { fitText } from "../../workbook/fitText";
import { freeSheetName, TakenNames } from "../../workbook/names/freeName";
import { typedValue } from "../../workbook/typedValue";
import { insist } from "../excel/insist";
import { patiently } from "../excel/patientRun";
import { resultBlock, resultFormats } from "./resultBlock";

/** Name of the sheet that results get where there is no room beside their text. */
const SHEET = "Results";

/**
 * Writes the results table with its first cell at the active one.
 *
 * @returns Address of the table.
 * @throws Error if any of its cells is not empty; nothing is written then.
 */
export async function placeAtActiveCell(
  context: Excel.RequestContext,
  runs: readonly BenchmarkRun[],
): Promise<string> {
  const range = resized(context.workbook.getActiveCell(), runs);
  range.load("formulas,address");
  await context.sync();
  if (!isBlank(range.formulas)) {
    throw new Error(
      `The results need ${range.address}, which is not empty: select a cell with room below and to its right.`,
    );
  }
  await place(context, range, runs);
  return range.address;
}

/**
 * Writes the results table to the right of a block of cells, a column away; on a new sheet where that place is not
 * empty.
 *
 * @param first Cell at which the table would begin.
 * @returns Address of the table.
 */
export async function placeBeside(
  context: Excel.RequestContext,
  first: Excel.Range,
  runs: readonly BenchmarkRun[],
): Promise<string> {
  const beside = resized(first, runs);
  beside.load("formulas,address");
  const { worksheets } = context.workbook;
  worksheets.load("items/name");
  await context.sync();
  if (isBlank(beside.formulas)) {
    await place(context, beside, runs);
    return beside.address;
  }
  const taken = new TakenNames(worksheets.items.map(({ name }) => name));
  const sheet = worksheets.add(taken.has(SHEET) ? freeSheetName(SHEET, taken) : SHEET);
  const range = resized(sheet.getRange("A1"), runs);
  range.load("address");
  try {
    await place(context, range, runs);
  } catch (error) {
    await insist(() =>
      patiently(() => {
        sheet.delete();
        return context.sync();
      }),
    );
    throw error;
  }
  sheet.activate();
  await context.sync();
  return range.address;
}

function resized(first: Excel.Range, runs: readonly BenchmarkRun[]): Excel.Range {
  return first.getAbsoluteResizedRange(runs.length + 1, resultFormats().length);
}

function isBlank(formulas: readonly unknown[][]): boolean {
  return formulas.every((row) => row.every((cell) => cell === ""));
}

/** Fills an empty range, and makes a table of it. What was written is cleared again if Excel refuses anything. */
async function place(
  context: Excel.RequestContext,
  range: Excel.Range,
  runs: readonly BenchmarkRun[],
): Promise<void> {
  const values = resultBlock(runs).map((row) =>
    row.map((value) => typedValue(typeof value === "string" ? fitText(value) : value)),
  );
  try {
    range.values = values;
    range.numberFormat = values.map((_row, i) =>
      i === 0 ? resultFormats().map(() => "General") : resultFormats(),
    );
    range.format.autofitColumns();
    range.select();
    // Last of all: clearing the cells would leave a table there.
    range.worksheet.tables.add(range, true);
    await context.sync();
  } catch (error) {
    await insist(() =>
      patiently(() => {
        range.clear();
        return context.sync();
      }),
    );
    throw error;
  }
}
