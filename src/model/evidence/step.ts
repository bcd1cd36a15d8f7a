/** One line of an explanation: a planner can redo it with the lines above it. */
export interface Step {
  step: string;
  value: number | string;
  unit: string;
  /** How the value is known: a label of an estimate, a kind of evidence, or "given". */
  known: string;
  source: string;
}

/** Titles of the columns of an explanation. */
export const STEP_HEADINGS = ["Step", "Value", "Unit", "Evidence level", "Source"] as const;
