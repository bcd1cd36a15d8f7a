import { columnName } from "../../workbook/address";
import { pixelWidth } from "../../workbook/pixelWidth";
import { STRIP_CELLS, STRIP_WIDTHS } from "../strip";

/** Widths of the columns before the strip in pixels: mark, label, four figures, gutter. */
const BEFORE_STRIP = [24, 146, 72, 70, 54, 80, 12];
/**
 * After it: a figure, words, a gutter that keeps what is not printed off the screen, and the low, plan and high share. The last
 * column leaves room for the whole verdict, which stands in these three.
 */
const AFTER_STRIP = [72, 88, 120, 52, 52, 180];

const STRIP_AT = BEFORE_STRIP.length;
const AFTER_AT = STRIP_AT + STRIP_CELLS;

/** Widths of a first page's columns, in characters. */
export const PAGE_WIDTHS: readonly number[] = [
  ...BEFORE_STRIP.map(pixelWidth),
  ...STRIP_WIDTHS,
  ...AFTER_STRIP.map(pixelWidth),
];

/** Columns of a first page by what they hold, as letters. What is behind `words` is not printed. */
export const COLUMN = {
  mark: "A",
  label: "B",
  /** The first of three figures. */
  figures: ["C", "D", "E"],
  used: "E",
  range: "F",
  strip: columnName(STRIP_AT),
  last: columnName(AFTER_AT),
  words: columnName(AFTER_AT + 1),
  low: columnName(AFTER_AT + 3),
  plan: columnName(AFTER_AT + 4),
  high: columnName(AFTER_AT + 5),
} as const;

/** Characters of a name that the column of labels has room for. */
export const MAX_LABEL_LENGTH = 22;

/** Letters of a cell of the strip, from 0 on. */
export const stripCell = (cell: number): string => columnName(STRIP_AT + cell);

/** Words in place of a strip stand behind its first cell, whose look lies beneath them. */
export const WORDS_COLUMN = stripCell(1);

/** Index of the strip's first column. */
export const STRIP_COLUMN = STRIP_AT;

/** Columns that a first page prints. */
export const PAGE_COLUMNS = AFTER_AT + 2;
