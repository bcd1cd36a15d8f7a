import { columnName } from "../../workbook/address";
import type { Block } from "../block";
import { markFormats } from "../markFormats";

const HEIGHT_PT = 40;

/** A verdict in one sentence across the page, in the color of the mark that it begins with. */
export function bandBlock(verdict: string, id = "verdict"): Block {
  return {
    height: 1,
    ids: (row) => ({ [id]: `A${row}` }),
    draw: ({ row, columns, formula }) => ({
      cells: [{ kind: "formula", at: `A${row}`, formula: formula(verdict), style: "bandText", columns }],
      rowHeights: [{ rows: [row, row], points: HEIGHT_PT }],
      conditionalFormats: markFormats(`A${row}:${columnName(columns - 1)}${row}`, `$A$${row}`),
    }),
  };
}
