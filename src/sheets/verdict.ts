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

/** The formulas of a verdict. */
export interface Verdict {
  formula: string;
  /** Those of the cells with its first cases, which have the ids of `firstCasesIn`: "" where none of them holds. */
  firstCases: readonly string[];
}

/** The id of a cell with the first cases of a verdict, by its place from 0 on. */
export const firstCasesIn = (place: number): string => `verdict${place + 2}`;

/**
 * Characters of the cases in one cell. Excel takes 8,192 in a formula, which grows with the names of sheets where a workbook has
 * several plans, and when a planner renames them.
 */
const MAX_CASES_LENGTH = 3_000;

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
): Verdict {
  const says = ({ mark, says }: Omit<Outcome, "when">): string => `"${MARK[mark]} "&${says}`;
  const known = nevertheless === "" ? "" : `&${nevertheless}`;
  const cases = outcomes.map((outcome) => [outcome.when, says(outcome)] as const);
  const unknown = says({ mark: "unknown", says: `"Not known: "&{${INPUT_PROBLEM}}${known}` });
  const named = namedIn([...cases.flat(), says(otherwise)].join(","));
  // COUNT and COUNTIF pass over errors, SUM does not.
  const failed: Case[] =
    named.length === 0 ? [] : [[`ISERROR(SUM(${named.join(",")}))`, quoted(NOT_CALCULATED)]];
  return firstOfMany([[`{${INPUT_PROBLEM}}<>""`, unknown], ...failed, ...cases], says(otherwise));
}

/**
 * The first of cases that holds, in as many cells as they need. Each cell begins with the answer of the one before it: none
 * shows a sentence that is not the verdict.
 */
export function firstOfMany(cases: readonly Case[], otherwise: string): Verdict {
  const firstCases: string[] = [];
  const withBefore = (own: readonly Case[]): Case[] => {
    const before = `{${firstCasesIn(firstCases.length - 1)}}`;
    return firstCases.length === 0 ? [...own] : [[`${before}<>""`, before], ...own];
  };
  let own: Case[] = [];
  for (const one of cases) {
    if (own.length > 0 && firstOf(withBefore([...own, one]), "").length > MAX_CASES_LENGTH) {
      firstCases.push(unlessFailed(firstOf(withBefore(own), quoted(""))));
      own = [];
    }
    own.push(one);
  }
  return { formula: unlessFailed(firstOf(withBefore(own), otherwise)), firstCases };
}

const unlessFailed = (formula: string): string => `IFERROR(${formula},${quoted(NOT_CALCULATED)})`;

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
