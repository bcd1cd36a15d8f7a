import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import type { Block, Place } from "../block";
import { changeCells, changeScale, changeShades, type ChangeStrip, changeStripEnd } from "../changeStrip";
import { VERDICTS } from "../comparisonRules";
import { STRIP_CELLS } from "../strip";
import { COLUMN, STRIP_COLUMN, stripCell } from "./pageColumns";
import { markedRowFormats, type ProofCell, UNKNOWN, withoutTrack } from "./proofRow";
import { questionRow } from "./questionRow";
import { TABLE_PT } from "./tableHeights";

/** A change with its verdict: one of `VERDICTS`, not evaluated, or "". Formulas. */
export interface EvaluatedChange {
  change: string;
  word: string;
}

/** A row of the table: what is compared with the baseline. Every formula may name ids. */
export interface ChangeRow {
  /** Is there something to show? A formula that is never an error; the row is empty where it is FALSE. */
  when: string;
  name: string;
  /** One of the four marks, or "=" for no difference. */
  mark: string;
  /** The last one counts what should not be: above 0 it is shown so. */
  figures: readonly [ProofCell, ProofCell, ProofCell];
  /** The changes in the order of the heads. The first one has the strip. */
  changes: readonly [EvaluatedChange, EvaluatedChange, EvaluatedChange];
}

/** Changes against a baseline, each with a strip from zero, as the page of a comparison in a report has them. */
export interface ChangeTable {
  /** A question. */
  heading: string;
  /** What is compared, as a formula. */
  answer: string;
  heads: {
    name: string;
    figures: readonly [string, string, string];
    changes: readonly [string, string, string];
  };
  /** Number format of changes. */
  format: string;
  /** Up to which change a change is noise, as a formula. */
  noise: string;
  rows: readonly ChangeRow[];
}

/** Columns of the changes, and of their verdicts, which are not printed. */
const CHANGE_AT = [COLUMN.range, COLUMN.last, COLUMN.words] as const;
const WORD_AT = [COLUMN.low, COLUMN.plan, COLUMN.high] as const;

const COUNTED_AT = COLUMN.figures[2];

const ROWS_ABOVE = 3;

/** Height of the row below the strips in points: it has a sentence too. */
const SCALE_PT = 15;

/** Where the words of the strip's head and of its scale stand. */
const MORE_AT = 23;
const SCALE_AT = { zero: 14, end: 25 };

/** The table: mark, name, three figures, the change with its strip, two more changes. */
export function changeBlock(table: ChangeTable): Block {
  const { heading, answer, rows, noise } = table;
  return {
    height: ROWS_ABOVE + rows.length + 1,
    ids: () => ({}),
    draw: (place) => {
      const first = place.row + ROWS_ABOVE;
      const last = first + rows.length - 1;
      const strip = stripBelow(place.row);
      return {
        cells: [
          ...changeScale(strip),
          {
            kind: "formula",
            at: `${COLUMN.low}${place.row}`,
            formula: place.guarded(noise),
            style: "stripScale",
            format: "0.0%",
          },
          ...questionRow(heading, answer, place.row + 1, place),
          ...headCells(table, place.row + 2),
          ...rows.flatMap((row, i) => rowCells(row, first + i, table.format, place)),
          ...changeCells(strip, [first, last]),
          ...scaleLabels(last + 1),
        ],
        conditionalFormats: [
          withoutTrack(first, last),
          ...changeShades(strip, [first, last]),
          ...markedRowFormats(first, last),
          {
            range: `${COUNTED_AT}${first}:${COUNTED_AT}${last}`,
            formula: `N($${COUNTED_AT}${first})>0`,
            style: "figureOver",
          },
          ...WORD_AT.flatMap((word, i) => changeFormats(CHANGE_AT[i] ?? "", word, first, last)),
        ],
        rowHeights: [
          { rows: [place.row, place.row], points: TABLE_PT.helper },
          { rows: [place.row + 1, place.row + 1], points: TABLE_PT.question },
          { rows: [place.row + 2, place.row + 2], points: TABLE_PT.heads },
          { rows: [first, last], points: TABLE_PT.row },
          { rows: [last + 1, last + 1], points: SCALE_PT },
        ],
      };
    },
  };
}

/** The strips below the row of what their cells stand for, which has the limit of noise too: 0 where that is unknown. */
function stripBelow(scaleRow: number): ChangeStrip {
  return {
    column: STRIP_COLUMN,
    cells: STRIP_CELLS,
    scaleRow,
    change: CHANGE_AT[0],
    word: WORD_AT[0],
    noise: `N($${COLUMN.low}$${scaleRow})`,
  };
}

const text = (at: string, text: string, style: StyleName): CellSpec => ({
  kind: "text",
  at,
  text,
  style,
});

function headCells({ heads }: ChangeTable, row: number): CellSpec[] {
  return [
    text(`${COLUMN.label}${row}`, heads.name, "headWords"),
    ...heads.figures.map((head, i) => text(`${COLUMN.figures[i]}${row}`, head, "headFigures")),
    ...heads.changes.map((head, i) => text(`${CHANGE_AT[i]}${row}`, head, "headFigures")),
    ...heads.changes.map((head, i) => text(`${WORD_AT[i]}${row}`, head, "headFigures")),
    text(`${stripCell(0)}${row}`, "◄ less", "headWords"),
    text(`${stripCell(MORE_AT)}${row}`, "more ►", "headWords"),
  ];
}

function rowCells(
  { when, name, mark, figures, changes }: ChangeRow,
  row: number,
  format: string,
  place: Place,
): CellSpec[] {
  const isShown = place.formula(when);
  const cell = (
    column: string,
    text: string,
    unknown: string,
    style: StyleName,
    shown?: string,
  ): CellSpec => ({
    kind: "formula",
    at: `${column}${row}`,
    formula: `IF(${isShown},${place.guarded(text, undefined, [], unknown)},"")`,
    style,
    ...(shown === undefined ? {} : { format: shown }),
  });
  return [
    cell(COLUMN.mark, mark, UNKNOWN, "rowMark"),
    cell(COLUMN.label, name, '""', "rowWords"),
    ...figures.map((figure, i) =>
      cell(COLUMN.figures[i] ?? "", figure.formula, UNKNOWN, "rowFigure", figure.format),
    ),
    ...changes.map(({ change }, i) => cell(CHANGE_AT[i] ?? "", change, UNKNOWN, "rowFigure", format)),
    ...changes.map(({ word }, i) => cell(WORD_AT[i] ?? "", word, '""', "stripScale")),
  ];
}

/** A change beyond noise is bold, and one for the worse has the color of that. */
function changeFormats(column: string, word: string, first: number, last: number): ConditionalFormatSpec[] {
  const range = `${column}${first}:${column}${last}`;
  const is = (verdict: string): string => `$${word}${first}="${verdict}"`;
  return [
    { range, formula: is(VERDICTS.worse), style: "figureOver" },
    { range, formula: is(VERDICTS.better), style: "rowLookedAt" },
  ];
}

function scaleLabels(row: number): CellSpec[] {
  const end = `${(changeStripEnd(STRIP_CELLS) * 100).toLocaleString("en-US")}%`;
  return [
    text(
      `${COLUMN.label}${row}`,
      `Bars end at ${end}. Gray: noise, no difference, or not evaluated.`,
      "stripScale",
    ),
    text(`${stripCell(0)}${row}`, `-${end}`, "stripScale"),
    text(`${stripCell(SCALE_AT.zero)}${row}`, "0", "stripScale"),
    text(`${stripCell(SCALE_AT.end)}${row}`, `+${end}`, "stripScale"),
  ];
}
