import { find } from "../../taskpane/page";
import { cellName } from "../../workbook/address";
import type { CellValue } from "../../workbook/spec";
import type { Grid } from "../grid/grid";

/** What a screen reader is told of a selected cell. */
export interface SelectedCell {
  sheet: string;
  row: number;
  column: number;
  value: CellValue;
  /** With its `=`; empty where there is none. */
  formula: string;
  /** How many cells are selected. */
  count: number;
}

/**
 * Keeps a grid of one cell for screen readers, which cannot see the picture of the sheet: the selected cell with its place, its
 * value and its formula, announced when another one is selected.
 */
export function describeSelection(grid: Grid): void {
  const cell = find("selected-cell");
  const row = find("selected-row");
  grid.onSelect(() => {
    const active = grid.active();
    const selected = grid.selected();
    const [[value = null] = []] = grid.valuesOf(active);
    const [[formula = ""] = []] = grid.formulasOf(active);
    const text = selectionText({ ...active, value, formula, count: selected.rows * selected.columns });
    if (cell.textContent !== text) cell.textContent = text;
    row.setAttribute("aria-rowindex", String(active.row + 1));
    cell.setAttribute("aria-colindex", String(active.column + 1));
  });
}

/** `Start, B9: 30.4, formula VSAN_GHZ(B5,B6,B7,B8)`. */
export function selectionText({ sheet, row, column, value, formula, count }: SelectedCell): string {
  const shown =
    value === null || value === "" ? "blank" : typeof value === "object" ? value.error : String(value);
  const calculated = formula === "" ? "" : `, formula ${formula.replace(/^=/, "")}`;
  const more = count > 1 ? `, ${count} cells selected` : "";
  return `${sheet}, ${cellName(row, column)}: ${shown}${calculated}${more}`;
}
