import type { Block } from "../../sheets/block";
import { firstOf, quoted, sentence } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { SET_UP_COLUMNS } from "./inputs";
import { otherRuns, runsApart } from "./repeats";
import { nameOf, SETS, VARIANTS, type ResultSet } from "./sets";

/** A variant that is entered on the sheet of the setups, and has no results. */
function withoutResults(variant: ResultSet): readonly [condition: string, words: string] {
  const entered = SET_UP_COLUMNS.map((id) => `INDEX({setup.${id}},${variant.row})`).join("&");
  const label = `IF(INDEX({setup.label},${variant.row})="",""," for "&${nameOf(variant)})`;
  return [
    `IF({tables.rows#${variant.row}}>0,FALSE,${entered}<>"")`,
    sentence`Not complete: no results on sheet ${quoted(variant.sheet)}${label} (sheet Setups)`,
  ];
}

/** A setup with the name of another one: sentences could be about either. */
function sameName(set: ResultSet): readonly [condition: string, words: string] {
  const name = nameOf(set);
  return [
    `IF({tables.rows#${set.row}}>0,SUMPRODUCT(({setup.name}=${name})*({tables.rows}>0))>1,FALSE)`,
    sentence`Not distinguishable: two setups have the label ${name} (sheet Setups)`,
  ];
}

const NUMBER_OF_REPEATS = "Number of repeats";

const DOUBTS_BY_NAME = [
  ["Setups without results", firstOf(VARIANTS.map(withoutResults), '""')],
  ["Equal labels", firstOf(SETS.map(sameName), '""')],
  [NUMBER_OF_REPEATS, firstOf(SETS.map(otherRuns), '""')],
  ["Spread of repeats", firstOf(SETS.map(runsApart), '""')],
] as const;

/** The row of the number of repeats, from 1. */
export const OTHER_RUNS = DOUBTS_BY_NAME.findIndex(([name]) => name === NUMBER_OF_REPEATS) + 1;

/** Entries that are ignored or contradict each other: nothing is approved then. */
export function doubts(): Block {
  return gridBlock({
    id: "doubt",
    gaps: true,
    heading: "What makes the comparison questionable",
    rows: DOUBTS_BY_NAME.length,
    columns: [
      { id: "name", header: "Question", texts: DOUBTS_BY_NAME.map(([name]) => name) },
      { id: "text", header: "Answer", formula: DOUBTS_BY_NAME.map(([, formula]) => formula), spread: 8 },
    ],
  });
}
