import type { CellSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import { STRIP_CELLS } from "../strip";
import { COLUMN, stripCell } from "./pageColumns";

/** Where a half of the page has its labels, its inputs and their units. */
export interface PageHalf {
  label: string;
  input: string;
  unit: string;
  /** Characters of unit and hint that have room. */
  room: number;
  /** The cell at which words end that are longer than their colored cells: a blank keeps them off what is beyond. */
  stop: string;
  /** Where words are entered, which have no unit: the input, its look, and the colored cells that its words run on into. */
  wide: {
    input: string;
    style: StyleName;
    /** First and last column of the colored cells. */
    ends: readonly [string, string];
    look(row: number): CellSpec[];
  };
}

/** Cell of the strip at which the color of words begins in the right half. */
const WORDS_FROM = 23;

function colored(at: string, row: number, style: StyleName, columns = 1): CellSpec {
  return { kind: "blank", at: `${at}${row}`, style, columns };
}

export const LEFT_HALF: PageHalf = {
  label: COLUMN.label,
  input: "C",
  unit: "D",
  room: 36,
  stop: "G",
  wide: {
    input: "C",
    style: "entryWords",
    ends: ["C", "F"],
    look: (row) => [colored("D", row, "entryMiddle", 2), colored("F", row, "entryEnd")],
  },
};

/** Its words stand right, in the column of its figures, and run on to the left. */
export const RIGHT_HALF: PageHalf = {
  label: COLUMN.strip,
  input: COLUMN.last,
  unit: COLUMN.words,
  room: 15,
  stop: stripCell(WORDS_FROM - 1),
  wide: {
    input: COLUMN.last,
    style: "entryWordsEnd",
    ends: [stripCell(WORDS_FROM), COLUMN.last],
    look: (row) => [
      colored(stripCell(WORDS_FROM), row, "entryStart"),
      colored(stripCell(WORDS_FROM + 1), row, "entryMiddle", STRIP_CELLS - WORDS_FROM - 1),
    ],
  },
};
