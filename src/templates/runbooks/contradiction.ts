import type { Outcome } from "../../sheets/verdict";

/** Inputs that cannot all be right, or that steps cannot use: no runbook that holds them is ready. */
export interface Contradiction extends Outcome {
  mark: "bad" | "caution";
  /** Ids of the runbooks whose steps it spoils. */
  runbooks: readonly string[];
}
