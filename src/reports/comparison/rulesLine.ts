import { firstOf, quoted } from "../../sheets/formulaText";
import { MARK } from "../../sheets/mark";
import type { ComparedRow } from "./comparedRows";
import { sentenceCase } from "./sentenceCase";

/** What the rules on CPU and p95 say of a variant, live: a mark and a sentence, as formulas. */
interface RulesLine {
  mark: string;
  text: string;
}

/** The figures that rules evaluate. */
const FIGURES = [
  { name: "host CPU", isOf: ({ metric }: ComparedRow) => metric.id === "cpu" },
  { name: "p95", isOf: ({ metric }: ComparedRow) => metric.percentile !== undefined },
];

/**
 * Counts what breaks the rules on CPU and p95, and names only figures that the files show. `null` where no such figure is
 * evaluated.
 *
 * @param tests Tests in common.
 */
export function rulesLine(rows: readonly ComparedRow[], tests: number): RulesLine | null {
  const evaluated = rows.filter((row) => row.reason === null && FIGURES.some(({ isOf }) => isOf(row)));
  const [first, last] = [rows[0]?.number, rows.at(-1)?.number];
  if (evaluated.length === 0 || first === undefined || last === undefined) return null;
  const counted = (words: string): string =>
    `COUNTIFS(Comparison[Number],">=${first}",Comparison[Number],"<=${last}",Comparison[Rule],"${words}")`;
  const [above, within] = [counted("*above*"), counted("*within*")];
  const subjects = FIGURES.flatMap(({ name, isOf }) => nameOf(name, evaluated.filter(isOf), tests) ?? []);
  const of = subjects.join(" and ");
  const stay = `${sentenceCase(of)} ${subjects.length === 1 ? "stays" : "stay"} within the limits of the sheet Checks.`;
  const are = (number: string): string => `IF(${number}=1," figure of "," figures of ")`;
  const column = "column Rule of the sheet Compared figures.";
  const unknown = `(${evaluated.length}-${within})`;
  return {
    mark: firstOf(
      [
        [`${above}>0`, quoted(MARK.caution)],
        [`${unknown}>0`, quoted(MARK.unknown)],
      ],
      quoted(MARK.good),
    ),
    text: firstOf(
      [
        [
          `${above}>0`,
          `${above}&${are(above)}&${quoted(of)}&IF(${above}=1," is"," are")&${quoted(` above the limits of the sheet Checks: ${column}`)}`,
        ],
        [
          `${unknown}>0`,
          `${unknown}&${are(unknown)}&${quoted(of)}&IF(${unknown}=1," is"," are")&${quoted(` not evaluated against the limits of the sheet Checks: ${column}`)}`,
        ],
      ],
      quoted(stay),
    ),
  };
}

/** A figure with how many tests it is evaluated in, where these are not all; `null` where it is in none. */
function nameOf(name: string, rows: readonly ComparedRow[], tests: number): string | null {
  const shown = new Set(rows.map(({ pair }) => pair)).size;
  if (shown === 0) return null;
  return shown === tests ? name : `${name} (in ${shown} of ${tests} tests)`;
}
