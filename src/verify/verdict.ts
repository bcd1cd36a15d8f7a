import { differs, isWhole, type Verification } from "./verification";

/**
 * What a verification comes to:
 *
 * - `verified`: each value follows from its formula, and each formula is the one that its plan was written with.
 * - `recalculated`: each value follows from its formula; whether formulas were changed is not known.
 * - `partly`: nothing differs among the formulas that were recalculated; others were not.
 * - `waiting`: nothing differs so far, and formulas still wait for their results.
 * - `unknown`: no formula was recalculated.
 * - `differs`: a value, a formula, a constant of the method, a text that decides, a name, or the age of a plan is not as it should
 *   be, or something is hidden.
 */
export type Verdict = "verified" | "recalculated" | "partly" | "waiting" | "unknown" | "differs";

export function verdictOf(verification: Verification): Verdict {
  if (differs(verification)) return "differs";
  if (verification.busy.length > 0) return "waiting";
  if (verification.recalculated === 0) return "unknown";
  if (!isWhole(verification)) return "partly";
  const { plans, damagedRecords } = verification;
  return plans.length > 0 && damagedRecords === 0 && plans.every(({ notCompared }) => notCompared === null)
    ? "verified"
    : "recalculated";
}

/**
 * Is all known that can be? Nothing else can be known of a plan that depends on imported files. Not known is what a record or a sheet
 * that is missing would show, and a formula that was not recalculated.
 */
export function isConclusive(verification: Verification): boolean {
  const verdict = verdictOf(verification);
  if (verdict !== "recalculated") return verdict === "verified" || verdict === "differs";
  const { plans, damagedRecords } = verification;
  return (
    plans.length > 0 &&
    damagedRecords === 0 &&
    plans.every(({ notCompared, isOfFiles }) => notCompared === null || isOfFiles)
  );
}
