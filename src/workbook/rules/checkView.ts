import { MAX_COLUMNS, MAX_ROWS } from "../address";
import type { SheetSpec } from "../spec";
import { SpecError } from "../specError";

/** Widest column in Excel, in characters. */
const WIDEST = 255;

/** Highest row in Excel, in points. */
export const TALLEST_PT = 409;

/** Checks the widths of a sheet's columns, the heights of its rows, and what stays in view. */
export function checkView({ columnWidths = [], rowHeights = [], freeze }: SheetSpec): void {
  for (const width of columnWidths) {
    if (!(width > 0 && width <= WIDEST))
      throw invalidView(`A column cannot be ${String(width)} characters wide.`);
  }
  const fixed = new Set<number>();
  for (const { rows, points } of rowHeights) {
    if (!isSpan(rows, MAX_ROWS)) throw invalidView(`Rows ${rows.join(" to ")} cannot have a height.`);
    if (!(points > 0 && points <= TALLEST_PT))
      throw invalidView(`A row cannot be ${String(points)} points high.`);
    for (let row = rows[0]; row <= rows[1]; row++) {
      if (fixed.has(row)) throw invalidView(`Row ${String(row)} has two heights.`);
      fixed.add(row);
    }
  }
  if (freeze && !(isCount(freeze.rows, MAX_ROWS) && isCount(freeze.columns, MAX_COLUMNS))) {
    throw invalidView(`${String(freeze.rows)} rows and ${String(freeze.columns)} columns cannot be frozen.`);
  }
}

export function invalidView(why: string): SpecError {
  return new SpecError("InvalidView", why);
}

/** A whole number from 0 to below a limit. */
export function isCount(value: number, below: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < below;
}

/** A first and a last row or column, 1-based, in their order. */
export function isSpan([first, last]: readonly [number, number], most: number): boolean {
  return isCount(first - 1, most) && isCount(last - 1, most) && first <= last;
}
