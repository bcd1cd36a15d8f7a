import { type Area, type Cell, contains } from "../workbook/address";
import type { SheetDrawing } from "../workbook/drawing";

/**
 * Whether a cell of a plan's sheet is the plan's, where nothing is known of what it drew: all of its cells have a look, or are in
 * tables. What is typed next to them has none.
 */
export function drawnCells(sheet: SheetDrawing): (cell: Cell) => boolean {
  const tables = sheet.features.flatMap((feature) => (feature.kind === "table" ? [feature.area] : []));
  const isStyled = styledCells(sheet);
  return (cell) => isStyled(cell) || isIn(tables, cell);
}

/** Whether a cell has a look. */
export function styledCells({ styles }: SheetDrawing): (cell: Cell) => boolean {
  return (cell) => isIn(styles, cell);
}

function isIn(areas: readonly Area[], cell: Cell): boolean {
  return areas.some((area) => contains(area, cell));
}
