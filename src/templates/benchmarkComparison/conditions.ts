import type { Block } from "../../sheets/block";
import { firstOf, quoted, sentence, unlessError } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { INPUT_PROBLEM } from "../../sheets/inputCheck";
import { MARK } from "../../sheets/mark";
import {
  ALONE,
  ANY_DIFFERS,
  DOUBTS,
  NOT_DESCRIBED,
  OPEN_LIMITS,
  OVER,
  PAIRED,
  PROBLEMS,
  TOO_MANY,
  UNREAD,
} from "./counts";
import { plural } from "../../sheets/plural";
import { NOT_DESCRIBED_NAMES } from "./described";
import { RULES } from "./rules";
import { BASELINE, TESTS, VARIANTS } from "./sets";
import { namesIn, STATE, TRAITS, traitsIn } from "./traits";
import { OPEN_RULES } from "./verdict";

const count = (cells: string, one: string, more: string): string => `${cells}&${plural(cells, one, more)}`;

/** What must hold before a change means something, how much of it does, and what to check. */
interface Condition {
  name: string;
  met: string;
  of: string;
  words: string;
  /** Marks with the conditions under which they hold, before that of what is in order. */
  marks: readonly (readonly [condition: string, mark: string])[];
}

const CONDITIONS: readonly Condition[] = [
  {
    name: "Setups match",
    met: `${traitsIn(STATE.alike)}+${traitsIn(STATE.onPurpose)}`,
    of: String(TRAITS.length),
    words: firstOf(
      [
        [`${PAIRED}=0`, '""'],
        [`${traitsIn(STATE.differs)}>0`, sentence`different: ${namesIn(STATE.differs)}`],
        [`${traitsIn(STATE.open)}>0`, sentence`not entered: ${namesIn(STATE.open)}`],
        [`${traitsIn(STATE.onPurpose)}>0`, sentence`different on purpose: ${namesIn(STATE.onPurpose)}`],
      ],
      quoted("no difference"),
    ),
    marks: [
      [`${traitsIn(STATE.differs)}>0`, quoted(MARK.caution)],
      [`${traitsIn(STATE.open)}>0`, quoted(MARK.unknown)],
    ],
  },
  {
    name: "Tests with a counterpart",
    met: PAIRED,
    of: `${PAIRED}+${ALONE}`,
    words: firstOf(
      [
        [`${UNREAD}>0`, `${count(UNREAD, " row has", " rows have")}&" no IOPS (sheet As read)"`],
        [`${PROBLEMS}>0`, quoted("entries are not usable (sheet As read)")],
        [`COUNT({read_${BASELINE.id}.iops})=0`, quoted(`paste results on sheet ${BASELINE.sheet}`)],
        [
          `${TOO_MANY}>0`,
          sentence`${TOO_MANY}${plural(TOO_MANY, " row", " rows")} after the first ${String(TESTS)}, not compared`,
        ],
        [`${ALONE}>0`, `${count(ALONE, " has", " have")}&" none (sheet Limits)"`],
        [`${PAIRED}=0`, quoted(`paste results on sheet ${VARIANTS[0]?.sheet}`)],
        [`${DOUBTS}>0`, quoted("questionable (sheet Calculation)")],
        [`${NOT_DESCRIBED}>0`, sentence`paired without ${NOT_DESCRIBED_NAMES}`],
      ],
      quoted("every test has one"),
    ),
    marks: [
      [`${TOO_MANY}+${ALONE}+${DOUBTS}>0`, quoted(MARK.caution)],
      [`${NOT_DESCRIBED}>0`, quoted(MARK.unknown)],
    ],
  },
  {
    name: "Limits evaluated",
    met: unlessError("{evaluated.open}", "COUNTIF({evaluated.open},0)"),
    of: String(RULES.length),
    words: firstOf(
      [
        [`${PAIRED}=0`, '""'],
        [`${OVER}>0`, `${count(OVER, " case", " cases")}&" over a limit (sheet Limits)"`],
        [`${OPEN_LIMITS}>0`, sentence`open: ${OPEN_RULES}`],
      ],
      quoted("no variant exceeds a limit"),
    ),
    marks: [
      [`${OVER}>0`, quoted(MARK.bad)],
      [`${OPEN_LIMITS}>0`, quoted(MARK.unknown)],
    ],
  },
];

/** Conditions as the first page shows them, in their order. */
export const CONDITION_NAMES = CONDITIONS.map(({ name }) => name);

/**
 * Whether tests can be compared. Nothing is known as long as no test is paired, or where rows of a table were not read;
 * where setups differ nothing is approved.
 */
export function conditions(): Block {
  const ifPaired = (formula: string): string => `IF(${PAIRED}=0,"",${formula})`;
  return gridBlock({
    id: "condition",
    gaps: true,
    heading: "Can they be compared?",
    rows: CONDITIONS.length,
    columns: [
      { id: "name", header: "Condition", texts: CONDITION_NAMES },
      { id: "met", header: "Yes", formula: CONDITIONS.map(({ met }) => ifPaired(met)), format: "0" },
      { id: "of", header: "Of", formula: CONDITIONS.map(({ of }) => ifPaired(of)), format: "0" },
      {
        id: "mark",
        header: "Mark",
        formula: CONDITIONS.map(
          ({ marks }) =>
            `IFERROR(${firstOf(
              [
                [`OR({${INPUT_PROBLEM}}<>"",${UNREAD}>0,${PROBLEMS}>0,${PAIRED}=0)`, quoted(MARK.unknown)],
                ...marks,
                [ANY_DIFFERS, '""'],
              ],
              quoted(MARK.good),
            )},${quoted(MARK.unknown)})`,
        ),
        unguarded: true,
      },
      { id: "words", header: "What to check", formula: CONDITIONS.map(({ words }) => words), spread: 4 },
    ],
  });
}
