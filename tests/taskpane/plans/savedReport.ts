import path from "node:path";
import { absoluteReference } from "../../../src/workbook/absoluteReference";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import { shownSheet, type ShownSheet, type ShownSheets } from "../../../src/workbook/shownSheet";
import type { CellValue } from "../../../src/workbook/spec";
import type { WorkbookOutline } from "../../../src/taskpane/spreadsheet";
import { readSavedWorkbook } from "../../release/savedWorkbook";

const FILE = path.resolve(__dirname, "../../release/workbooks/0.1.0-report.xlsx");

/** A sheet that a test may change. */
export interface OpenSheet extends ShownSheet {
  values: CellValue[][];
}

/** A workbook that is open: its outline, and its sheets by name. */
export interface OpenWorkbook {
  outline: WorkbookOutline;
  sheets: Map<string, OpenSheet>;
  read(names: readonly string[]): Promise<ShownSheets>;
}

/** The report that release 0.1.0 wrote, with its formulas and what they showed. */
export async function savedDrawing(): Promise<WorkbookDrawing> {
  const { saved, uncalculated } = await readSavedWorkbook(FILE);
  const sheets = uncalculated.sheets.map((sheet, i) => ({
    ...sheet,
    values: saved[i]?.values ?? sheet.values,
  }));
  return { ...uncalculated, sheets };
}

/** The same as if it were open. */
export async function openSavedReport(): Promise<OpenWorkbook> {
  const drawing = await savedDrawing();
  const sheets = new Map(
    drawing.sheets.map((sheet): [string, OpenSheet] => [
      sheet.name,
      { ...shownSheet(sheet), values: sheet.values },
    ]),
  );
  const names = drawing.names.map(({ name, refersTo }) => ({
    name,
    formula: `=${"formula" in refersTo ? refersTo.formula : absoluteReference(refersTo)}`,
  }));
  return {
    outline: { sheets: [...sheets.keys()], names, records: [] },
    sheets,
    read: (wanted) => Promise.resolve(new Map([...sheets].filter(([name]) => wanted.includes(name)))),
  };
}
