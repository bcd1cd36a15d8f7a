import type { SheetDrawing, WorkbookDrawing } from "../../drawing";
import { TakenNames } from "../../names/freeName";
import type { Loss } from "../writer";
import { drawFeatures } from "../writer";
import { NAME_HANDLERS, SHEET_HANDLERS } from "./features";
import { planFormulas } from "./formulaJobs";
import type { Job } from "./job";
import { tallRows } from "../rowHeights";
import { planBreaks } from "./print";
import { planLooks } from "./lookJobs";
import type { IsSetSupported } from "./sheetPlan";
import { rangeOf, SheetPlan } from "./sheetPlan";
import { planValues } from "./valueJobs";

/**
 * All jobs that draw a workbook, in no particular order of steps, and what they leave out. Throws for a value that no
 * cell can hold; nothing is drawn yet.
 *
 * @param repointed Names that the workbook has and that the drawing gives another meaning.
 */
export function planJobs(
  drawing: WorkbookDrawing,
  isSetSupported: IsSetSupported,
  repointed: readonly string[] = [],
): { jobs: Job[]; losses: Loss[] } {
  const plans = drawing.sheets.map((sheet) => planSheet(sheet, isSetSupported));
  const names: Job[] = [];
  const plan = { jobs: names, repointed: new TakenNames(repointed) };
  const losses = drawFeatures(NAME_HANDLERS, plan, drawing.names, "workbook");
  return {
    jobs: [...plans.flatMap(({ jobs }) => jobs), ...names],
    losses: [...plans.flatMap((plan) => plan.losses), ...losses],
  };
}

function planSheet(sheet: SheetDrawing, isSetSupported: IsSetSupported): SheetPlan {
  const plan = new SheetPlan(sheet, isSetSupported);
  // Excel puts each new conditional format in front of the others, but the earlier one has to win.
  const formats = sheet.features.filter(({ kind }) => kind === "conditionalFormat").reverse();
  // Charts come last: they are placed by the widths and heights that the others set.
  const charts = sheet.features.filter(({ kind }) => kind === "chart");
  const others = sheet.features.filter(({ kind }) => kind !== "conditionalFormat" && kind !== "chart");
  const draw = (features: typeof sheet.features) => {
    plan.losses.push(...drawFeatures(SHEET_HANDLERS, plan, features, sheet.name));
  };
  draw([...others, ...formats]);
  const heights = new Map([...plan.rowHeights, ...plan.fixedHeights]);
  planRowHeights(plan, heights);
  planBreaks(plan, new Map([...tallRows(sheet), ...heights]));
  draw(charts);
  planValues(plan);
  planFormulas(plan);
  planLooks(plan);
  return plan;
}

/** One job for neighbouring rows of one height: a long table of wrapped texts has a height for every row. */
function planRowHeights(plan: SheetPlan, heights: ReadonlyMap<number, number>): void {
  const runs: { row: number; rows: number; points: number }[] = [];
  for (const [row, points] of [...heights].sort(([a], [b]) => a - b)) {
    const above = runs.at(-1);
    if (above?.points === points && above.row + above.rows === row) above.rows += 1;
    else runs.push({ row, rows: 1, points });
  }
  for (const { row, rows, points } of runs) {
    plan.add("features", { calls: 3 }, (sheet) => {
      rangeOf(sheet, { row, column: 0, rows, columns: 1 }).format.rowHeight = points;
    });
  }
}
