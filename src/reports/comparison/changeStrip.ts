import { RULE_WORDS, VERDICTS } from "../../sheets/comparisonRules";
import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import { COLUMN, STRIP_CELLS, stripColumn } from "./changeColumns";

/** The share that a cell of a strip stands for, and the share at the strip's ends. */
const STEP = 0.025;
export const STRIP_END = (STRIP_CELLS / 2) * STEP;

/** Middle of what a cell stands for: -38.75 %, -36.25 % and so on. */
function centerOf(cell: number): number {
  return Math.round((cell + 0.5 - STRIP_CELLS / 2) * STEP * 1e5) / 1e5;
}

/** Where the limit of noise stands: in the row of the scale, beside the numbers. */
const NOISE_COLUMN = COLUMN.number;

/** What the cells of the strips stand for, and the limit of noise: a row of figures that are not shown. */
export function stripScale(row: number): CellSpec[] {
  return [
    ...Array.from({ length: STRIP_CELLS }, (_, i): CellSpec => ({
      kind: "value",
      at: `${stripColumn(i)}${row}`,
      value: centerOf(i),
      format: ";;;",
      style: "stripScale",
    })),
    {
      kind: "formula",
      at: `${NOISE_COLUMN}${row}`,
      formula: "NoiseBand",
      format: "0.0%",
      style: "value",
    },
  ];
}

/** The cells of strips on successive rows: the left half, the first one right of zero, the rest. */
export function stripCells([first, last]: readonly [number, number]): CellSpec[] {
  const rows = last - first + 1;
  const half = STRIP_CELLS / 2;
  const look = (cell: number, columns: number, style: StyleName): CellSpec => ({
    kind: "blank",
    at: `${stripColumn(cell)}${first}`,
    rows,
    columns,
    style,
  });
  return [look(0, half, "changeTrack"), look(half, 1, "changeZero"), look(half + 1, half - 1, "changeTrack")];
}

/**
 * What shades strips from zero: the change as far as the strip reaches, by its verdict, and the band of noise. The first that
 * holds wins.
 */
export function stripShades(
  [first, last]: readonly [number, number],
  scaleRow: number,
): ConditionalFormatSpec[] {
  const range = `${stripColumn(0)}${first}:${stripColumn(STRIP_CELLS - 1)}${last}`;
  const center = `${stripColumn(0)}$${scaleRow}`;
  const change = `$${COLUMN.change}${first}`;
  const bar = `ISNUMBER(${change}),${center}*N(${change})>0,ABS(${center})<=ABS(N(${change}))`;
  const byWord: readonly [StyleName, string][] = [
    ["changeBetter", VERDICTS.better],
    ["changeWorse", VERDICTS.worse],
    ["changeSame", VERDICTS.noise],
    ["changeUnjudged", RULE_WORDS.notJudged],
  ];
  return [
    ...byWord.map(([style, word]): ConditionalFormatSpec => ({
      range,
      formula: `AND($${COLUMN.word}${first}="${word}",${bar})`,
      style,
    })),
    {
      range,
      formula: `ABS(${center})<=$${NOISE_COLUMN}$${scaleRow}`,
      style: "changeNoise",
    },
  ];
}
