import type { Evidence } from "../model/evidence/evidence";

/** Where a plan's figures come from. */
export interface Basis {
  /** How the sheet calculates, one paragraph a step. */
  method: readonly string[];
  /** What must be known before the figures are shown to a customer. */
  caveats?: readonly string[];
  evidence: readonly Evidence[];
}
