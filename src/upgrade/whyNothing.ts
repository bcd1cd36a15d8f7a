import type { WorkbookDrawing } from "../workbook/drawing";
import type { EarlierPlan } from "./earlierPlan";
import { filesOf } from "./filesOf";
import type { UnrecordedSheet } from "./unrecordedSheets";

/** Why a workbook has no plan that can be upgraded. */
export function whyNothing(
  found: readonly EarlierPlan[],
  workbook: Pick<WorkbookDrawing, "sheets">,
  [unrecorded]: readonly UnrecordedSheet[],
): string {
  if (found.length === 0 && unrecorded)
    return `its sheet ${unrecorded.name} is of the template ${unrecorded.plan}, but the record of the plan was removed, as programs do that drop custom XML: which cells are inputs is not known, and nothing was written. Upgrade the file as HCI Planner or Excel saved it, or create the template again and enter its inputs`;
  if (found.length === 0)
    return "no plan of HCI Planner was found in it: neither a record of one, nor a template or report of release 0.1.0";
  return found
    .map((plan) => `its ${plan.plan} is written from files: add ${filesOf(plan, workbook)}`)
    .join("; ");
}
