import { columnName } from "../workbook/address";
import type { CellSpec } from "../workbook/spec";
import type { Block } from "./block";
import { markFormats } from "./markFormats";
import { titleBlock } from "./titleBlock";

/** Rows of `pageTop`, which stay in view while the rest scrolls. */
export const TOP_ROWS = 4;

/**
 * The top of a planning sheet: title, the question that it answers, a line that stays empty while the custom functions
 * answer, and the verdict: a formula whose text begins with a mark, such as "✖ Does not fit, because ...". The
 * verdict's id is `verdict`.
 */
export function pageTop(title: string, question: string, verdict: string): Block {
  return {
    height: TOP_ROWS,
    ids: (row) => ({ verdict: `A${row + 3}` }),
    draw: (place) => {
      const { row } = place;
      return {
        cells: [
          ...titleBlock(title, question),
          {
            kind: "formula",
            at: `A${row + 2}`,
            formula: missingFunctions(`$B$${row + TOP_ROWS}:$F$${place.lastRow}`),
            style: "missing",
          },
          { kind: "formula", at: `A${row + 3}`, formula: place.formula(verdict), style: "verdict" },
        ] satisfies CellSpec[],
        conditionalFormats: markFormats(
          `A${row + 3}:${columnName(place.columns - 1)}${row + 3}`,
          `$A$${row + 3}`,
          { good: "good", caution: "caution", bad: "bad", unknown: "unknown" },
        ),
      };
    },
  };
}

/**
 * Calls a custom function with a count of the sheet's figures, so that it recalculates with every change: without the
 * add-in it then says why figures turned into `#NAME?`.
 */
export function missingFunctions(figures: string): string {
  const words =
    "The add-in HCI Planner is not loaded: figures are those of the last calculation, changed ones show #NAME? (see Basis).";
  return `IFERROR(IF(DISK_TIB(1+COUNT(${figures}))>0,"",""),"${words}")`;
}

/** The top of a further sheet: its title and one line about it. */
export function sheetTop(title: string, about: string): Block {
  return { height: 2, ids: () => ({}), draw: () => ({ cells: titleBlock(title, about) }) };
}
