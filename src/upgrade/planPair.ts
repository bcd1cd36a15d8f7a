import type { PlanRecord } from "../workbook/planRecord";
import type { RangeRef } from "../workbook/spec";
import type { EarlierPlan } from "./earlierPlan";

/** A plan of the earlier workbook and what this release writes for it, its sheets under their names in the new workbook. */
export interface PlanPair {
  earlier: EarlierPlan;
  record: PlanRecord;
  /** Where its cells with an id are. */
  cells: ReadonlyMap<string, RangeRef>;
  /** Sheets of both that are alike, cell by cell: the new one by the earlier one. */
  alike: ReadonlyMap<string, string>;
}
