import type { Place } from "../../src/sheets/block";

/** A place on a sheet of six columns, where formulas stay as they are and every id is in `Other!B2:B9`. */
export function placeAt(row: number, change: Partial<Place> = {}): Place {
  return {
    sheet: "Plan",
    row,
    lastRow: 40,
    columns: 6,
    range: () => ({ sheet: "Other", range: "B2:B9" }),
    formula: (text) => text,
    guarded: change.formula ?? ((text) => text),
    ...change,
  };
}
