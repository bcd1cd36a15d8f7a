import type { Block } from "../../sheets/block";
import { COLUMN } from "../../sheets/firstPage/pageColumns";
import { QUESTION_PT, questionRow } from "../../sheets/firstPage/questionRow";
import { markFormats } from "../../sheets/markFormats";
import type { CellSpec } from "../../workbook/spec";

/** Rows of each: two pages hold. */
const SHOWN_RISKS = 5;

const RISK_PT = 27;
const QUESTION_ROW_PT = 19;

/** The one at a place of the grid `risks`, "" where there is none. */
const at = (place: string, number: number, column: string): string =>
  `IF(COUNTIF({risks.${place}},${number})=0,"",INDEX({risks.${column}},MATCH(${number},{risks.${place}},0)))`;

/** What can go wrong, the worst first. */
export function risksTable(): Block {
  return {
    height: 1 + SHOWN_RISKS,
    ids: () => ({}),
    draw: (place) => {
      const { row, columns, formula } = place;
      const more = `IF(SUM({risks.is})>${SHOWN_RISKS},"worst first; "&(SUM({risks.is})-${SHOWN_RISKS})&" more on the sheet Reasons","worst first")`;
      return {
        cells: [
          ...questionRow("Risks", more, row, place),
          ...Array.from({ length: SHOWN_RISKS }, (_, i): CellSpec[] => [
            {
              kind: "formula",
              at: `A${row + 1 + i}`,
              formula: formula(at("place", i + 1, "mark")),
              style: "rowMark",
            },
            {
              kind: "formula",
              at: `B${row + 1 + i}`,
              formula: formula(at("place", i + 1, "sentence")),
              style: "rowSentence",
              columns: columns - 1,
            },
          ]).flat(),
        ],
        conditionalFormats: markFormats(`A${row + 1}:A${row + SHOWN_RISKS}`, `$A${row + 1}`),
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + SHOWN_RISKS], points: RISK_PT },
        ],
      };
    },
  };
}

/** What to ask the customer next, in the order of what an answer would change. */
export function questionsTable(): Block {
  return {
    height: 2 + SHOWN_RISKS,
    ids: () => ({}),
    draw: (place) => {
      const { row, formula } = place;
      const first = row + 2;
      return {
        cells: [
          ...questionRow("Ask the customer", '"in order of effect on the design"', row, place),
          { kind: "text", at: `B${row + 1}`, text: "Question", style: "headWords" },
          { kind: "text", at: `${COLUMN.strip}${row + 1}`, text: "Because", style: "headWords" },
          ...Array.from({ length: SHOWN_RISKS }, (_, i): CellSpec[] => [
            {
              kind: "formula",
              at: `A${first + i}`,
              formula: formula(`IF(COUNTIF({risks.askPlace},${i + 1})=0,"",${i + 1})`),
              format: "0",
              style: "rowMark",
            },
            {
              kind: "formula",
              at: `B${first + i}`,
              formula: formula(at("askPlace", i + 1, "ask")),
              style: "rowSentence",
              columns: 5,
            },
            {
              kind: "formula",
              at: `${COLUMN.strip}${first + i}`,
              formula: formula(at("askPlace", i + 1, "because")),
              style: "rowSentence",
              columns: 32,
            },
          ]).flat(),
        ],
        rowHeights: [
          { rows: [row, row], points: QUESTION_PT },
          { rows: [row + 1, row + 1], points: 15 },
          { rows: [first, first + SHOWN_RISKS - 1], points: QUESTION_ROW_PT + 9 },
        ],
      };
    },
  };
}
