import { isCellEditing } from "../excel/patientRun";
import { FormulaDoctor } from "./formulaDoctor";
import type { ProblemCell, ScannedSheet } from "./scanWorkbook";
import { scanWorkbook } from "./scanWorkbook";
import { cellRange, withoutSpilled } from "./withoutSpilled";

/** Cells that are entered in one round trip: a formula may have 8,192 characters, and Excel on the web takes 5 MB. */
const CELLS_PER_SYNC = 500;

/** What a repair did. */
export interface Repair {
  /** Cells whose formula was re-entered. */
  repaired: number;
  /** Cells of this try that show #NAME? after they were entered again: Excel does not know the functions. */
  unbound: number;
  /** Cells that were left alone because they wait for a result. */
  waiting: number;
  /** Sheets that were left as they are because they are protected, with the number of cells that need repair. */
  protectedSheets: { name: string; cells: number }[];
  /** Sheets that Excel refused to change, and why. */
  failed: { name: string; reason: string }[];
}

/** Whether cells that show #BUSY! are entered again, too: most of them only wait, and would be calculated twice. */
export type BusyCells = "leave" | "repair";

/**
 * Enters again the formulas that Excel shows as #NAME?, #BUSY! or under their stored name, which is what makes Excel look
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
  const repair: Omit<Repair, "repaired"> = { unbound: 0, waiting: 0, protectedSheets: [], failed: [] };
  for (const { name, isProtected, problemCells: found } of await scanWorkbook(context, functionIds)) {
    const problemCells = found.filter(({ problem }) => busy === "repair" || problem !== "busy");
    repair.waiting += found.length - problemCells.length;
    if (problemCells.length === 0) continue;
    if (isProtected) {
      repair.protectedSheets.push({ name, cells: problemCells.length });
      continue;
    }
    try {
      for (let done = 0; done < problemCells.length; done += CELLS_PER_SYNC) {
        const anchors = await withoutSpilled(context, problemCells.slice(done, done + CELLS_PER_SYNC));
        for (const cell of anchors) cellRange(context, cell).formulas = [[doctor.repaired(cell.formula)]];
        await context.sync();
        for (const cell of anchors) entered.add(keyOf(cell));
        repair.unbound += await countUnbound(context, anchors);
      }
    } catch (error) {
      if (isCellEditing(error)) throw error;
      repair.failed.push({ name, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { ...repair, repaired: entered.size };
}

function keyOf({ sheet, row, column }: ProblemCell): string {
  return JSON.stringify([sheet, row, column]);
}

async function countUnbound(context: Excel.RequestContext, cells: readonly ProblemCell[]): Promise<number> {
  if (cells.length === 0) return 0;
  const ranges = cells.map((cell) => cellRange(context, cell));
  for (const range of ranges) range.load("values");
  await context.sync();
  return ranges.filter(({ values }) => values[0]?.[0] === "#NAME?").length;
}

/** How many cells of a scan show what, for the page. */
export function countProblems(sheets: readonly ScannedSheet[]): Record<ProblemCell["problem"], number> {
  const counts = { stored: 0, unknown: 0, busy: 0 };
  for (const { problemCells } of sheets) for (const { problem } of problemCells) counts[problem] += 1;
  return counts;
}
