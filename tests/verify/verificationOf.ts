import type { PlanState, Verification } from "../../src/verify/verification";

/** A verification of four formulas and no plan in which nothing was found, but for what is given. */
export function verificationOf(more: Partial<Verification> = {}): Verification {
  return {
    ...{ formulas: 4, recalculated: 4, same: 4, copied: 0, damagedRecords: 0, plans: [] },
    ...{ differing: [], withoutAddIn: [], busy: [], uncovered: [], changed: [] },
    inputs: { unchanged: 0, blank: [], entered: [], overtyped: [], failed: [], missing: [] },
    ...more,
  };
}

/** A plan that was compared, but for what is given. */
export function planOf(more: Partial<PlanState> = {}): PlanState {
  return {
    ...{ plan: "hosts", product: "0.2.0", method: "1", evidence: "1", sheets: ["Hosts"] },
    ...{ state: "current", notCompared: null, isOfFiles: false },
    ...more,
  };
}
