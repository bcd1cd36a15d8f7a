import type { Block } from "../../sheets/block";
import { headingCell } from "../../sheets/headingCell";
import { columnName } from "../../workbook/address";
import type { CellSpec } from "../../workbook/spec";
import { EXAMPLE, PASTE_ROWS, PASTE_WIDTH, PASTED_COLUMNS, ROWS_BELOW } from "./pastedColumns";
import type { ResultSet } from "./sets";

/** Cells to paste a table into, headers and all. Ids: `paste_<set>.header` and `paste_<set>.rows`, and `.andBelow`, which has rows that are not read too. */
export function pasteArea({ id }: ResultSet): Block {
  const last = columnName(PASTE_WIDTH - 1);
  return {
    height: PASTE_ROWS + 2,
    ids: (row) => ({
      [`paste_${id}.header`]: `A${row + 1}:${last}${row + 1}`,
      [`paste_${id}.rows`]: `A${row + 2}:${last}${row + 1 + PASTE_ROWS}`,
      [`paste_${id}.andBelow`]: `A${row + 2}:${last}${row + 1 + PASTE_ROWS + ROWS_BELOW}`,
    }),
    draw: ({ row }) => ({
      cells: [
        headingCell("Results: paste the table here, with its headers", row, PASTE_WIDTH),
        ...Array.from({ length: PASTE_WIDTH }, (_, column): CellSpec[] => {
          const known = PASTED_COLUMNS[column];
          const letter = columnName(column);
          const format = known && "format" in known ? { format: known.format } : {};
          return [
            { kind: "input", at: `${letter}${row + 1}`, value: known?.header ?? null, style: "inputWords" },
            ...Array.from({ length: PASTE_ROWS }, (_, r): CellSpec => {
              const value = known ? EXAMPLE[id]?.[r]?.[known.id] : undefined;
              return { kind: "input", at: `${letter}${row + 2 + r}`, value: value ?? null, ...format };
            }),
          ];
        }).flat(),
      ],
    }),
  };
}
