import type { CellSpec } from "../workbook/spec";

/** The top of every sheet: what it is, and one line about it. Rows 1 and 2. */
export function titleBlock(title: string, about: string): CellSpec[] {
  return [
    { kind: "text", at: "A1", text: title, style: "title" },
    { kind: "text", at: "A2", text: about, style: "subtitle" },
  ];
}
