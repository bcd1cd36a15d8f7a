import { INPUT_PROBLEM } from "./inputCheck";
import { type Case, firstOf, quoted, sentence } from "./formulaText";
import { MARK, NOT_CALCULATED } from "./mark";

/** What a verdict says where a condition holds. */
export interface Outcome {
  mark: keyof typeof MARK;
  /** The condition as formula text. */
  when: string;
  /** The sentence as formula text, without the mark. */
  says: string;
}

/**
 * The verdict of a plan with checked inputs: what is unknown because an input is empty or not usable comes first, then the
 * first of the outcomes that holds. It never shows an error, and uses no figure that shows one.
 *
 * @param nevertheless What is known all the same, as a formula whose text begins with a blank.
 */
export function verdict(
  outcomes: readonly Outcome[],
  otherwise: Omit<Outcome, "when">,
  nevertheless = "",
): string {
  const says = ({ mark, says }: Omit<Outcome, "when">): string => `"${MARK[mark]} "&${says}`;
  const known = nevertheless === "" ? "" : `&${nevertheless}`;
  const cases = outcomes.map((outcome) => [outcome.when, says(outcome)] as const);
  const unknown = says({ mark: "unknown", says: `"Not known: "&{${INPUT_PROBLEM}}${known}` });
  const named = namedIn([...cases.flat(), says(otherwise)].join(","));
  // COUNT and COUNTIF pass over errors, SUM does not.
  const failed: Case[] =
    named.length === 0 ? [] : [[`ISERROR(SUM(${named.join(",")}))`, quoted(NOT_CALCULATED)]];
  return `IFERROR(${firstOf([[`{${INPUT_PROBLEM}}<>""`, unknown], ...failed, ...cases], says(otherwise))},${quoted(NOT_CALCULATED)})`;
}

/**
 * No verdict is good where a row of a table of limits has no answer, or where the table has fewer rows than it was made with.
 * It comes behind what does not fit, and before what is only doubtful.
 *
 * @param answers The id of the table's column of answers.
 * @param what The rows, in words: "limits".
 */
export function unanswered(answers: string, rows: number, what: string): Outcome {
  const answered = `COUNTIF({${answers}},"?*")`;
  return {
    mark: "unknown",
    when: `${answered}<${rows}`,
    says: sentence`Not known: ${answered} of ${String(rows)} ${quoted(what)} have an answer`,
  };
}

/** The references of a formula, each once: `{id}`. */
function namedIn(formula: string): string[] {
  return [...new Set(formula.match(/\{[\w.]+(?:#\d+)?\}/g))];
}
