import type { Block } from "../../src/sheets/block";
import { markFormats } from "../../src/sheets/markFormats";
import type { Verdict } from "../../src/sheets/verdict";

/** A block of four rows, the last with a verdict, as the top of a first page has one. */
export function verdictCell({ formula: verdict }: Pick<Verdict, "formula">): Block {
  return {
    height: 4,
    ids: (row) => ({ verdict: `A${row + 3}` }),
    draw: ({ row, formula }) => ({
      cells: [{ kind: "formula", at: `A${row + 3}`, formula: formula(verdict) }],
      conditionalFormats: markFormats(`A${row + 3}:F${row + 3}`, `$A$${row + 3}`),
    }),
  };
}
