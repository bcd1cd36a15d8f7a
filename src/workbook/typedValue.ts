import { checkValue } from "./rules/checkValue";
import type { CellValue } from "./spec";

/**
 * A value as `range.values` takes it. Excel reads a text as if it were typed: `=1+1` becomes a formula, `1-2` a date,
 * `0123` a number. So every text gets the apostrophe that makes a text of whatever follows. The number format "@"
 * would do so too, but then formulas and numbers that a user types into the cell later would be texts as well.
 * `null` leaves a cell as it is: blank on a new sheet. Throws for a value that no cell can hold.
 */
export function typedValue(value: CellValue): string | number | boolean | null {
  checkValue(value);
  if (typeof value === "string") return value === "" ? null : `'${value}`;
  if (value === null || typeof value !== "object") return value;
  // An error is typed as it is shown, but #SPILL! is only ever a result.
  return value.error === "#SPILL!" ? "#VALUE!" : value.error;
}
