import type { WorkbookDrawing } from "../workbook/drawing";
import { shownSheet, type ShownSheets } from "../workbook/shownSheet";
import type { EarlierPlan } from "./earlierPlan";

/** What the sheets of a plan hold. */
export function shownOf(
  { sheets }: Pick<WorkbookDrawing, "sheets">,
  plan: Pick<EarlierPlan, "sheets">,
): ShownSheets {
  return new Map(
    sheets.flatMap((sheet) =>
      plan.sheets.includes(sheet.name) ? [[sheet.name, shownSheet(sheet)] as const] : [],
    ),
  );
}
