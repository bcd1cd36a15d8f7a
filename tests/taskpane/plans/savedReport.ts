import path from "node:path";
import { absoluteReference } from "../../../src/workbook/absoluteReference";
import { formulaAt } from "../../../src/workbook/formulaText";
import type { ShownSheet, ShownSheets } from "../../../src/workbook/shownSheet";
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

/** The report that release 0.1.0 wrote, as if it were open. */
export async function openSavedReport(): Promise<OpenWorkbook> {
  const { saved, uncalculated } = await readSavedWorkbook(FILE);
  const sheets = new Map(
    saved.map(({ sheet, values }, i): [string, OpenSheet] => [
      sheet,
      {
        values,
        formulas: (uncalculated.sheets[i]?.formulas ?? []).map((row, r) =>
          row.map((formula) => formula && formulaAt(formula, r)),
        ),
      },
    ]),
  );
  const names = uncalculated.names.map(({ name, refersTo }) => ({
    name,
    formula: `=${"formula" in refersTo ? refersTo.formula : absoluteReference(refersTo)}`,
  }));
  return {
    outline: { sheets: [...sheets.keys()], names, records: [] },
    sheets,
    read: (wanted) => Promise.resolve(new Map([...sheets].filter(([name]) => wanted.includes(name)))),
  };
}
