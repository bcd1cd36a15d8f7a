import { placeBeside } from "../import/placeResults";
import { selectedRuns } from "./selectedRuns";

/** Results of a selection: where they were written, and how many there are. */
export interface Analyzed {
  address: string;
  runs: number;
}

/**
 * Reads the benchmark text in the selected cells and writes its results to their right, or on a new sheet.
 *
 * @throws Error that says why, if the cells hold no results.
 */
export async function analyzeSelection(context: Excel.RequestContext): Promise<Analyzed> {
  const used = context.workbook.getSelectedRange().getUsedRangeOrNullObject(true);
  used.load("values,formulas,numberFormat,address,rowIndex,columnIndex,columnCount,worksheet/id");
  await context.sync();
  const cells = { values: used.values, formulas: used.formulas, numberFormats: used.numberFormat };
  const runs = used.isNullObject ? selectedRuns({ values: [] }, "") : selectedRuns(cells, used.address);
  const first = used.worksheet.getCell(used.rowIndex, used.columnIndex + used.columnCount + 1);
  return { address: await placeBeside(context, first, runs), runs: runs.length };
}
