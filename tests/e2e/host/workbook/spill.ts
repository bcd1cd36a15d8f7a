import { isBlock, type Operand } from "../../../../src/calculator/coerce";
import { overlap, type Area } from "../../../../src/workbook/address";
import { insideSheet, without } from "./areas";
import type { Shown } from "./cell";
import type { SheetCell } from "./sheet";

/**
 * Shows the result of a formula in its cell and, where it is a block, in the cells beside and below. A block that does
 * not fit is #SPILL!.
 *
 * @returns The other cells that changed.
 */
export function showResult(cell: SheetCell, result: Operand): Area[] {
  const before = takeBack(cell);
  const block: Shown[][] = isBlock(result) ? result : [[result]];
  const area = {
    ...{ row: cell.row, column: cell.column },
    ...{ rows: block.length, columns: Math.max(...block.map((row) => row.length)) },
  };
  const single = area.rows === 1 && area.columns === 1;
  cell.refusedSpill = undefined;
  if (!single && !fits(cell, area)) {
    cell.value = { error: "#SPILL!" };
    cell.refusedSpill = { rows: area.rows, columns: area.columns };
    return before;
  }
  block.forEach((row, r) => {
    row.forEach((value, c) => {
      const target = r === 0 && c === 0 ? cell : cell.sheet.grid.open(cell.row + r, cell.column + c);
      target.value = value ?? (single ? 0 : "");
      if (target !== cell) target.anchor = cell;
    });
  });
  if (single) return before;
  cell.spill = { rows: area.rows, columns: area.columns };
  return [...before, ...without(area, { ...area, rows: 1, columns: 1 })];
}

/** Empties the cells that a formula filled. Returns where they were. */
export function takeBack(cell: SheetCell): Area[] {
  if (!cell.spill) return [];
  const area = { row: cell.row, column: cell.column, ...cell.spill };
  for (const filled of cell.sheet.grid.in(area)) if (filled.anchor === cell) cell.sheet.grid.remove(filled);
  cell.spill = undefined;
  return without(area, { ...area, rows: 1, columns: 1 });
}

function fits(cell: SheetCell, area: Area): boolean {
  const { grid, tables } = cell.sheet;
  // Excel refuses a spill that starts in a table as well as one that would reach into it.
  if (!insideSheet(area) || tables.some(({ whole }) => overlap(whole, area))) return false;
  return grid.in(area).every((other) => other === cell || (other.empty && !other.anchor));
}
