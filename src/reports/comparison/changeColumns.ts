import { columnName } from "../../workbook/address";
import { pixelWidth } from "../../workbook/pixelWidth";

/** Cells of a strip: 2.5 % each, from -40 to +40 %. */
export const STRIP_CELLS = 32;

/** Pixels of the columns before the strip: mark, label, two figures, change, gutter. */
const BEFORE = [24, 190, 81, 81, 66, 12];
/** Behind it: gutter and verdict; beyond the paper gutter, number and row of the table, and its verdict. */
const BEHIND = [12, 112, 12, 60, 60, 90];

const STRIP = BEFORE.length;
const AFTER = STRIP + STRIP_CELLS;

/** Widths of the columns of a page with changes, in characters. */
export const CHANGE_WIDTHS: readonly number[] = [
  ...BEFORE.map(pixelWidth),
  ...Array<number>(STRIP_CELLS).fill(pixelWidth(6)),
  ...BEHIND.map(pixelWidth),
];

/** Letters of the columns. */
export const COLUMN = {
  mark: "A",
  label: "B",
  before: "C",
  after: "D",
  change: "E",
  strip: columnName(STRIP),
  verdict: columnName(AFTER + 1),
  number: columnName(AFTER + 3),
  row: columnName(AFTER + 4),
  word: columnName(AFTER + 5),
} as const;

/** Index of the strip's first column. */
export const STRIP_COLUMN = STRIP;

/** Letters of a cell of the strip, from 0 on. */
export const stripColumn = (cell: number): string => columnName(STRIP + cell);

/** Columns that are printed. */
export const PAGE_COLUMNS = AFTER + 2;

/** Columns from the strip to the verdict: what a difference does to the figures has room in them. */
export const EFFECT_COLUMNS = PAGE_COLUMNS - STRIP;

/**
 * Characters of a line of each width at 10 pt. Heights are planned with them: the columns of a strip are narrower than a digit.
 */
export const LINE_CHARACTERS = { label: 29, value: 12, effect: 50, sentence: 118 } as const;

/** Height in points of a row whose texts take so many lines. */
export function rowHeight(lines: number): number {
  return lines <= 1 ? 18 : 4 + 13 * lines;
}

/** Lines of a text; words are not counted one by one: a line may end early. */
export function linesOf(text: string, width: keyof typeof LINE_CHARACTERS): number {
  return Math.ceil(text.length / LINE_CHARACTERS[width]);
}

/** Columns from the label to the verdict. */
export const SENTENCE_COLUMNS = PAGE_COLUMNS - 1;
