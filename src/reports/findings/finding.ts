import { names } from "./figure";

/** A sentence of the report, how much it matters, and what to do. */
export interface Finding {
  /** Id of the rule that wrote it. */
  rule: string;
  severity: "problem" | "caution" | "note" | "good";
  text: string;
  advice: string | null;
  /** Runs that it is about, by their place in the report; empty for all of them. */
  runs: readonly number[];
  /** Labels of further runs that it holds for: the sentence is about the first. */
  also?: readonly string[];
}

/** The sentence with the further runs that it holds for. */
export function inFull({ text, also = [] }: Finding): string {
  return also.length === 0 ? text : `${text} Also: ${names(also)}.`;
}
