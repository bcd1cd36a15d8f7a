import type { Area } from "./address";
import type { TableSpec } from "./spec";

/** Width in characters beyond which a column does not grow: names in result files have no end. */
const MAX_GROWN_WIDTH = 100;

/** What the border and the padding of a cell take, in characters. */
const PADDING = 1;

/** Letters of Calibri that are wider or narrower than a digit, and a width in digits that the widest of them has. */
const CLASSES: readonly [RegExp, number][] = [
  [/[mwMWOQ@%—…]/gu, 1.8],
  [/[ABCDGHKNPRSTUVXYZ&+<=>~→]/gu, 1.25],
  [/[fijlrtI.,:;'|!()[\]{} \-/]/gu, 0.7],
];

/** Width in characters that Excel gives a column by itself. */
export const DEFAULT_WIDTH = 8.43;

/**
 * Widths of a sheet's columns in characters, with the columns of tables as wide as their texts: a text in a table cannot
 * cover its neighbor, so it would be cut. The last column of a table can, and formulas, wrapped cells and headers are as
 * before.
 */
export function fittingWidths(
  widths: readonly number[],
  tables: readonly { spec: TableSpec; area: Area }[],
  wraps: (table: TableSpec, column: number) => boolean,
): number[] {
  const fitting = [...widths];
  for (const { spec, area } of tables) {
    for (let column = 0; column < spec.columns.length - 1; column++) {
      if (wraps(spec, column)) continue;
      const at = area.column + column;
      const needed = Math.min(MAX_GROWN_WIDTH, widestText(spec, column));
      if (needed <= (fitting[at] ?? DEFAULT_WIDTH)) continue;
      while (fitting.length < at) fitting.push(DEFAULT_WIDTH);
      fitting[at] = needed;
    }
  }
  return fitting;
}

function widestText({ rows }: TableSpec, column: number): number {
  let widest = 0;
  for (const row of rows) {
    const value = row[column];
    if (typeof value === "string" && value !== "") widest = Math.max(widest, digitsOf(value) + PADDING);
  }
  return Math.ceil(widest);
}

function digitsOf(text: string): number {
  return CLASSES.reduce(
    (digits, [letters, width]) => digits + (text.match(letters)?.length ?? 0) * (width - 1),
    text.length,
  );
}
