import type { TableColumnSpec } from "../../workbook/spec";
import type { CheckContext, CheckedRun } from "./checkedRun";

/**
 * A figure that runs are evaluated by: a column of the table Checks. Where it follows from other columns, thresholds or
 * facts it is a live formula there, and `of` says the same for the rules of the findings.
 */
export interface CheckFigure extends TableColumnSpec {
  /** In characters. */
  width: number;
  /** The figure of a run; `null` where the files and facts do not say it. */
  of(checked: CheckedRun, context: CheckContext): number | string | null;
}
