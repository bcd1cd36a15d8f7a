import type { CellSpec } from "../workbook/spec";

/** A heading with its line across the sheet. */
export function headingCell(text: string, row: number, columns: number): CellSpec {
  return { kind: "text", at: `A${row}`, text, style: "heading", columns };
}
