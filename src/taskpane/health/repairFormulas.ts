import { isCellEditing } from "../excel/patientRun";
import { FormulaDoctor } from "./formulaTrouble";
import type { ScannedSheet, TroubledCell } from "./scanWorkbook";
import { scanWorkbook } from "./scanWorkbook";

/** Cells that are entered in one round trip: a formula may have 8,192 characters, and Excel on the web takes 5 MB. */
const CELLS_PER_SYNC = 500;

/** What a repair did. */
export interface Repair {
  /** Cells whose formula was entered anew. */
  repaired: number;
  /** Cells that were left alone because they wait for a result. */
  waiting: number;
  /** Sheets that were left as they are because they are protected, with the number of cells that need repair. */
  protectedSheets: { name: string; cells: number }[];
  /** Sheets that Excel refused to change, and why. */
  failed: { name: string; reason: string }[];
}

/** Whether cells that show #BUSY! are entered anew too: most of them only wait, and would be calculated twice. */
export type BusyCells = "leave" | "repair";

/**
 * Enters the formulas anew that Excel shows as #NAME?, #BUSY! or under their stored name, which is what makes Excel look
 * for the functions again. Only such cells are written, and never one inside of another formula's spill.
 *
 * @param entered Cells that were entered before Excel refused the rest because a cell is edited; those of this try join them.
 */
export async function repairFormulas(
  context: Excel.RequestContext,
  functionIds: readonly string[],
  busy: BusyCells,
  entered = new Set<string>(),
): Promise<Repair> {
  const doctor = new FormulaDoctor(functionIds);
  const repair: Omit<Repair, "repaired"> = { waiting: 0, protectedSheets: [], failed: [] };
  for (const { name, isProtected, troubled: found } of await scanWorkbook(context, functionIds)) {
    const troubled = found.filter(({ trouble }) => busy === "repair" || trouble !== "busy");
    repair.waiting += found.length - troubled.length;
    if (troubled.length === 0) continue;
    if (isProtected) {
      repair.protectedSheets.push({ name, cells: troubled.length });
      continue;
    }
    try {
      for (let done = 0; done < troubled.length; done += CELLS_PER_SYNC) {
        const anchors = await withoutSpilled(context, troubled.slice(done, done + CELLS_PER_SYNC));
        for (const cell of anchors) rangeOf(context, cell).formulas = [[doctor.repaired(cell.formula)]];
        await context.sync();
        for (const cell of anchors) entered.add(keyOf(cell));
      }
    } catch (error) {
      if (isCellEditing(error)) throw error;
      repair.failed.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { ...repair, repaired: entered.size };
}

function keyOf({ sheet, row, column }: TroubledCell): string {
  return JSON.stringify([sheet, row, column]);
}

/** The cells that hold their formula themselves. */
async function withoutSpilled(
  context: Excel.RequestContext,
  cells: readonly TroubledCell[],
): Promise<TroubledCell[]> {
  const asked = cells.map((cell) => {
    const parent = rangeOf(context, cell).getSpillParentOrNullObject();
    parent.load("rowIndex,columnIndex");
    return { cell, parent };
  });
  await context.sync();
  return asked
    .filter(
      ({ cell, parent }) =>
        parent.isNullObject || (parent.rowIndex === cell.row && parent.columnIndex === cell.column),
    )
    .map(({ cell }) => cell);
}

function rangeOf(context: Excel.RequestContext, { sheet, row, column }: TroubledCell): Excel.Range {
  return context.workbook.worksheets.getItem(sheet).getRangeByIndexes(row, column, 1, 1);
}

/** How many cells of a scan show what, for the page. */
export function countTrouble(sheets: readonly ScannedSheet[]): Record<TroubledCell["trouble"], number> {
  const counts = { stored: 0, unknown: 0, busy: 0 };
  for (const { troubled } of sheets) for (const { trouble } of troubled) counts[trouble] += 1;
  return counts;
}
