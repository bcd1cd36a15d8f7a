import type { CellSpec } from "../workbook/spec";
import type { Block } from "./block";

const FIELDS = ["Customer", "Project", "Author", "Date", "Version"] as const;

/** Whose plan this is: five cells to fill in, side by side. Empty by default. */
export function coverBlock(): Block {
  return {
    height: 2,
    ids: () => ({}),
    draw: ({ row }) => ({
      cells: FIELDS.flatMap((field, i): CellSpec[] => {
        const column = "ABCDE"[i] ?? "";
        return [
          { kind: "text", at: `${column}${row}`, text: field, style: "subtitle" },
          {
            kind: "input",
            at: `${column}${row + 1}`,
            value: null,
            ...(field === "Date" ? { format: "yyyy-mm-dd" } : {}),
          },
        ];
      }),
    }),
  };
}
