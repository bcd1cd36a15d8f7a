import type { CellSpec } from "../../workbook/spec";
import type { Place } from "../block";

/** Height of a row with a question, in points. */
export const QUESTION_PT = 21;

/** Where the answer of a question stands. */
const ANSWER_COLUMN = "D";

/**
 * A question over its rule, and its answer beside it on the same rule.
 *
 * @param answer A formula, or nothing.
 */
export function questionRow(question: string, answer: string, row: number, place: Place): CellSpec[] {
  return [
    { kind: "text", at: `A${row}`, text: question, style: "question", columns: place.columns },
    ...(answer === ""
      ? []
      : [
          {
            kind: "formula",
            at: `${ANSWER_COLUMN}${row}`,
            formula: place.formula(answer),
            style: "questionAnswer",
          } satisfies CellSpec,
        ]),
  ];
}
