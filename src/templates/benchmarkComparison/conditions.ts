import type { Block } from "../../sheets/block";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { INPUT_PROBLEM } from "../../sheets/inputCheck";
import { MARK } from "../../sheets/mark";
import { mostVms } from "./asRead";
import { ANY_DIFFERS } from "./glance";
import { SET_UP_DIFFERENCES } from "./inputs";
import { RULES } from "./rules";
import { BASELINE, TESTS, VARIANTS, type ResultSet } from "./sets";
import { OPEN_RULES, TOO_MANY, UNREAD } from "./verdict";

const STATE = { alike: "alike", onPurpose: "on purpose", differs: "differs", open: "not entered" } as const;

/** What must be alike for a change to have one cause, and a table's value of it; "" or 0 where it does not say. */
const TRAITS: readonly { name: string; value(set: ResultSet): string; isOpen(value: string): string }[] = [
  ...SET_UP_DIFFERENCES.map(({ id, name }) => ({
    name,
    value: ({ row }: ResultSet) => `INDEX({setup.${id}},${row})`,
    isOpen: (value: string) => `${value}=""`,
  })),
  { name: "VMs", value: mostVms, isOpen: (value) => `${value}=0` },
];

/** What the set-ups have in common: how many tables do not say it, how many variants differ in it. */
export function traits(): Block {
  const perVariant = (of: (variant: ResultSet, trait: (typeof TRAITS)[number]) => string) =>
    TRAITS.map((trait) =>
      VARIANTS.map(
        (variant) => `IF(COUNT({read_${variant.id}.iops})=0,0,IF(${of(variant, trait)},1,0))`,
      ).join("+"),
    );
  const open = perVariant((variant, { value, isOpen }) => isOpen(value(variant)));
  return gridBlock({
    id: "trait",
    gaps: true,
    heading: "Set-ups: what is alike",
    rows: TRAITS.length,
    columns: [
      { id: "name", header: "Trait", texts: TRAITS.map(({ name }) => name) },
      {
        id: "open",
        header: "Tables without",
        formula: TRAITS.map(({ value, isOpen }, i) => `IF(${isOpen(value(BASELINE))},1,0)+${open[i]}`),
        format: "0",
      },
      {
        id: "differ",
        header: "Variants apart",
        formula: perVariant(
          (variant, { value, isOpen }) =>
            `IF(OR(${isOpen(value(BASELINE))},${isOpen(value(variant))}),FALSE,${value(variant)}<>${value(BASELINE)})`,
        ),
        format: "0",
      },
      {
        id: "state",
        header: "State",
        formula: firstOf(
          [
            [`AND([differ]>0,[name]={onPurpose})`, quoted(STATE.onPurpose)],
            ["[differ]>0", quoted(STATE.differs)],
            ["[open]>0", quoted(STATE.open)],
          ],
          quoted(STATE.alike),
        ),
      },
    ],
  });
}

/** The traits in a state, by name. */
function namesIn(state: string): string {
  const each = TRAITS.map(({ name }, i) => `IF({trait.state#${i + 1}}="${state}",", ${name}","")`);
  return `MID(${each.join("&")},3,200)`;
}

const PAIRED = "SUM({outcome.paired})";
const ALONE = "SUM({outcome.alone})";
const OVER = "SUM({outcome.over})";
const count = (cells: string, one: string, more: string): string =>
  `${cells}&IF(${cells}=1,${quoted(one)},${quoted(more)})`;

/** What must hold before a change means something, how much of it does, and what to look at. */
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
    name: "Set-ups alike",
    met: `COUNTIF({trait.state},"${STATE.alike}")+COUNTIF({trait.state},"${STATE.onPurpose}")`,
    of: String(TRAITS.length),
    words: firstOf(
      [
        [`${PAIRED}=0`, '""'],
        [`COUNTIF({trait.state},"${STATE.differs}")>0`, sentence`different: ${namesIn(STATE.differs)}`],
        [`COUNTIF({trait.state},"${STATE.open}")>0`, sentence`not entered: ${namesIn(STATE.open)}`],
        [
          `COUNTIF({trait.state},"${STATE.onPurpose}")>0`,
          sentence`different on purpose: ${namesIn(STATE.onPurpose)}`,
        ],
      ],
      quoted("no difference"),
    ),
    marks: [
      [`COUNTIF({trait.state},"${STATE.differs}")>0`, quoted(MARK.caution)],
      [`COUNTIF({trait.state},"${STATE.open}")>0`, quoted(MARK.unknown)],
    ],
  },
  {
    name: "Tests with a partner",
    met: PAIRED,
    of: `${PAIRED}+${ALONE}`,
    words: firstOf(
      [
        [`${UNREAD}>0`, `${count(UNREAD, " row has", " rows have")}&" no IOPS (sheet As read)"`],
        [`COUNT({read_${BASELINE.id}.iops})=0`, quoted(`paste results on sheet ${BASELINE.sheet}`)],
        [
          `${TOO_MANY}>0`,
          sentence`${`(${TOO_MANY})`} beyond the first ${String(TESTS)} of a table, not compared`,
        ],
        [`${ALONE}>0`, `${count(ALONE, " has", " have")}&" none (sheet Limits)"`],
        [`${PAIRED}=0`, quoted(`paste results on sheet ${VARIANTS[0]?.sheet}`)],
      ],
      quoted("every test has one"),
    ),
    marks: [[`${TOO_MANY}+${ALONE}>0`, quoted(MARK.caution)]],
  },
  {
    name: "Limits evaluated",
    met: "COUNTIF({evaluated.open},0)",
    of: String(RULES.length),
    words: firstOf(
      [
        [`${PAIRED}=0`, '""'],
        [`${OVER}>0`, `${count(OVER, " case", " cases")}&" over a limit (sheet Limits)"`],
        ["SUM({evaluated.open})>0", sentence`open: ${OPEN_RULES}`],
      ],
      quoted("no limit exceeded"),
    ),
    marks: [
      [`${OVER}>0`, quoted(MARK.bad)],
      ["SUM({evaluated.open})>0", quoted(MARK.unknown)],
    ],
  },
];

/** Conditions as the first page shows them, in their order. */
export const CONDITION_NAMES = CONDITIONS.map(({ name }) => name);

/**
 * Whether tests can be compared. Nothing is known as long as no test is paired, or where rows of a table were not read;
 * where set-ups differ nothing is approved.
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
                [`OR({${INPUT_PROBLEM}}<>"",${UNREAD}>0,${PAIRED}=0)`, quoted(MARK.unknown)],
                ...marks,
                [ANY_DIFFERS, '""'],
              ],
              quoted(MARK.good),
            )},${quoted(MARK.unknown)})`,
        ),
        unguarded: true,
      },
      { id: "words", header: "What to look at", formula: CONDITIONS.map(({ words }) => words), spread: 4 },
    ],
  });
}
