import { columnName } from "../workbook/address";
import type { CellSpec, ConditionalFormatSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
import { RULE_WORDS, VERDICTS } from "./comparisonRules";

/** The share that a cell of a strip of changes stands for. */
const STEP = 0.025;

/** Strips of changes below each other: a bar from zero to the left for less, to the right for more. Columns are letters. */
export interface ChangeStrip {
  /** Index of the first column of the cells. */
  column: number;
  /** An even number of cells. */
  cells: number;
  /** Row of the shares that the cells stand for, 1-based. */
  scaleRow: number;
  /** Where the changes are, and what is said of each: one of `VERDICTS`, or not evaluated. */
  change: string;
  word: string;
  /** Up to which change a change is noise, as a formula. */
  noise: string;
}

/** First and last row of strips. */
type Rows = readonly [first: number, last: number];

/** Share at the ends of a strip of so many cells. */
export function changeStripEnd(cells: number): number {
  return (cells / 2) * STEP;
}

/** What the cells of the strips stand for, such as -38.75 %, -36.25 % and so on: a row of figures that are not shown. */
export function changeScale({ column, cells, scaleRow }: ChangeStrip): CellSpec[] {
  return Array.from({ length: cells }, (_, i): CellSpec => ({
    kind: "value",
    at: `${columnName(column + i)}${scaleRow}`,
    value: centerOf(i, cells),
    format: ";;;",
    style: "stripScale",
  }));
}

function centerOf(cell: number, cells: number): number {
  return Math.round((cell + 0.5 - cells / 2) * STEP * 1e5) / 1e5;
}

/** The cells of strips on successive rows: the left half, the first one right of zero, the rest. */
export function changeCells({ column, cells }: ChangeStrip, [first, last]: Rows): CellSpec[] {
  const half = cells / 2;
  const look = (cell: number, columns: number, style: StyleName): CellSpec => ({
    kind: "blank",
    at: `${columnName(column + cell)}${first}`,
    rows: last - first + 1,
    columns,
    style,
  });
  return [look(0, half, "changeTrack"), look(half, 1, "changeZero"), look(half + 1, half - 1, "changeTrack")];
}

/**
 * What shades strips from zero: the change as far as the strip reaches, by its verdict, and the band of noise. The first that
 * holds wins.
 */
export function changeShades(
  { column, cells, scaleRow, change: changes, word, noise }: ChangeStrip,
  [first, last]: Rows,
): ConditionalFormatSpec[] {
  const range = `${columnName(column)}${first}:${columnName(column + cells - 1)}${last}`;
  const center = `${columnName(column)}$${scaleRow}`;
  const change = `$${changes}${first}`;
  const bar = `ISNUMBER(${change}),${center}*N(${change})>0,ABS(${center})<=ABS(N(${change}))`;
  const byWord: readonly [StyleName, string][] = [
    ["changeBetter", VERDICTS.better],
    ["changeWorse", VERDICTS.worse],
    ["changeSame", VERDICTS.noise],
    ["changeUnevaluated", RULE_WORDS.notEvaluated],
  ];
  return [
    ...byWord.map(([style, verdict]): ConditionalFormatSpec => ({
      range,
      formula: `AND($${word}${first}="${verdict}",${bar})`,
      style,
    })),
    { range, formula: `ABS(${center})<=${noise}`, style: "changeNoise" },
  ];
}
