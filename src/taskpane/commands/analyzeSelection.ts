import { placeBeside } from "../excel/placeTable";
import { partOf, readParts, type Band } from "../excel/readUsedCells";
import { resultTable } from "../import/resultBlock";
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
  used.load("address,rowIndex,columnIndex,rowCount,columnCount,worksheet/id");
  await context.sync();
  const cells = { values: [] as unknown[][], formulas: [] as unknown[][], numberFormats: [] as unknown[][] };
  if (!used.isNullObject) {
    const take = ({ row, values, formulas, numberFormat }: Band) => {
      append(cells.values, values, row - used.rowIndex);
      append(cells.formulas, formulas, row - used.rowIndex);
      append(cells.numberFormats, numberFormat, row - used.rowIndex);
    };
    await readParts(context, [partOf(used.worksheet, used)], take, {
      members: ["values", "formulas", "numberFormat"],
    });
  }
  const runs = selectedRuns(cells, used.isNullObject ? "" : used.address);
  const first = used.worksheet.getCell(used.rowIndex, used.columnIndex + used.columnCount + 1);
  return { address: await placeBeside(context, first, resultTable(runs)), runs: runs.length };
}

/** Puts rows, or parts of rows, behind what was read of the same rows before. */
function append(all: unknown[][], block: readonly unknown[][], first: number): void {
  block.forEach((cells, r) => (all[first + r] ??= []).push(...cells));
}
