import { firstOf } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";

type MarkName = keyof typeof MARK;

/** Something that may stand out: the first case whose condition is met gives the mark and the sentence. All are formulas. */
export interface Check {
  title: string;
  cases: readonly (readonly [condition: string, mark: MarkName, sentence: string])[];
  otherwise: readonly [mark: MarkName, sentence: string];
}

/** The formula of a check's mark, or of its sentence. */
export function caseFormula({ cases, otherwise }: Check, part: "mark" | "sentence"): string {
  const of = (mark: MarkName, text: string): string => (part === "mark" ? `"${MARK[mark]}"` : text);
  return firstOf(
    cases.map(([condition, mark, text]) => [condition, of(mark, text)]),
    of(...otherwise),
  );
}
