import { recordedPlan } from "../plans/earlierReport";
import type { DrawnSheets, WorkbookOutline } from "../spreadsheet";

/** What the record of the sample design calls it: no design of the user's, so that nothing typed into it goes on in one. */
export const SAMPLE_PLAN = "sample";

/** The sheets of the sample design, of which the user's first design takes the place. */
export function sampleIn(outline: WorkbookOutline): Omit<DrawnSheets, "notices"> | undefined {
  return recordedPlan(outline, [SAMPLE_PLAN])?.drawn;
}
