import type { WorkbookDrawing } from "../workbook/drawing";
import { type EarlierPlan, recordedEarlier, releasedEarlier, withSheetNames } from "./earlierPlan";
import { release010 } from "./release010/release010";
import { CandidateSheet, mostLike, sheetsOfPlan } from "./sheetsOfPlan";

/**
 * The plans of a workbook, in the order of their records; those of release 0.1.0, which left no records, behind them. A sheet
 * belongs to one plan at most: where two records name it, to the newer one.
 */
export function earlierPlans({
  sheets,
  records,
}: Pick<WorkbookDrawing, "sheets" | "records">): EarlierPlan[] {
  const free = new Set(sheets.map((sheet) => new CandidateSheet(sheet)));
  const recorded = [...records].reverse().map((record) => claim(recordedEarlier(record), free));
  const released = release010().flatMap((one) => {
    const plan = releasedEarlier(one);
    const [first] = plan.sheets;
    // All templates of 0.1.0 had inputs on their first page.
    return first !== undefined && mostLike(plan, first, [...free]) ? [claim(plan, free)] : [];
  });
  return [...recorded.reverse().filter((plan) => plan.sheets.length > 0), ...released];
}

/** Takes the sheets of a plan out of those that are free. */
function claim(plan: EarlierPlan, free: Set<CandidateSheet>): EarlierPlan {
  const found = sheetsOfPlan(plan, free);
  for (const sheet of found.values()) free.delete(sheet);
  return withSheetNames(plan, new Map(Array.from(found, ([name, sheet]) => [name, sheet.name])));
}
