import type { SourcePatch } from "./sourcePatch";

/**
 * Univer draws buttons at the tables of a sheet.
 *
 * - Wrong in 0.25: it draws them, and with them the sheet, after each command whatever it is: also each time that a calculation
 *   reports how far it is.
 * - Why it matters here: a third of the time of an edit is drawing what has not changed.
 * - Upstream: no issue found. Text for one: "SheetTableControlsRenderController refreshes on every mutation, so each
 *   SetFormulaCalculationNotificationMutation of a long calculation redraws the sheet. SheetRenderController leaves them out."
 */
export const TABLE_CONTROLS: SourcePatch = {
  package: "@univerjs/sheets-table-ui",
  version: "0.25.1",
  declaration: "_initRefresh() {",
  sha256: "1a92cced2003a5ce723d2052ae60c96365a085a508be9fbf9568680c929f3b86",
  from: "filter(([command]) => {",
  to: `filter(([command]) => {
			if (command.params?.stageInfo != null) return false;`,
};
