import type { CellSpec } from "../workbook/spec";
import type { Block } from "./block";

/** What is entered about a plan. */
export interface CoverField {
  id: string;
  label: string;
  format?: string;
  /** Are names entered, which may be long? */
  isWide: boolean;
}

/** Whose plan it is. The first three are names. */
export const COVER_FIELDS: readonly CoverField[] = [
  { id: "customer", label: "Customer", isWide: true },
  { id: "project", label: "Project", isWide: true },
  { id: "author", label: "Author", isWide: true },
  { id: "planDate", label: "Date", format: "yyyy-mm-dd", isWide: false },
  { id: "planVersion", label: "Version", isWide: false },
];

/** Whose plan this is: five cells to fill in, side by side. Empty by default. */
export function coverBlock(): Block {
  const cell = (i: number, row: number) => `${"ABCDE"[i]}${row}`;
  return {
    height: 2,
    ids: (row) => Object.fromEntries(COVER_FIELDS.map(({ id }, i) => [id, cell(i, row + 1)])),
    draw: ({ row }) => ({
      cells: COVER_FIELDS.flatMap(({ label, format }, i): CellSpec[] => [
        { kind: "text", at: cell(i, row), text: label, style: "subtitle" },
        {
          kind: "input",
          at: cell(i, row + 1),
          value: null,
          ...(format === undefined ? {} : { format }),
        },
      ]),
    }),
  };
}
