import type { StyleName } from "../workbook/styles";
import type { Block } from "./block";
import { headingCell } from "./headingCell";

/** Paragraphs below a heading, each wrapped over the width of the sheet. */
export function noteBlock(heading: string, paragraphs: readonly string[], style: StyleName = "note"): Block {
  return {
    height: paragraphs.length + 1,
    ids: () => ({}),
    draw: ({ row, columns }) => ({
      cells: [
        headingCell(heading, row, columns),
        ...paragraphs.map(
          (text, i) => ({ kind: "note", at: `A${row + 1 + i}`, text, columns, style }) as const,
        ),
      ],
    }),
  };
}
