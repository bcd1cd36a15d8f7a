import type { TableSpec } from "../workbook/spec";
import type { Block } from "./block";
import { headingCell } from "./headingCell";

/** A table below a heading. */
export function tableBlock(heading: string, table: Omit<TableSpec, "at">): Block {
  return {
    height: Math.max(1, table.rows.length) + 2,
    ids: () => ({}),
    draw: ({ row, columns }) => ({
      cells: [headingCell(heading, row, columns)],
      tables: [{ ...table, at: `A${row + 1}` }],
    }),
  };
}
