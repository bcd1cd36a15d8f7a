/** A sentence of the report, how much it matters, and what to do. */
export interface Finding {
  /** Id of the rule that wrote it. */
  rule: string;
  severity: "problem" | "caution" | "note" | "good";
  text: string;
  advice: string | null;
  /** Runs that it is about, by their place in the report; empty for all of them. */
  runs: readonly number[];
}
