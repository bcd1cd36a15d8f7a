import { overlap, type Area } from "../../../src/workbook/address";
import { cellKey, type Contents } from "./gridState";

/** A cell that was typed into, or pasted from elsewhere. */
export interface TypedCell {
  sheetId: string;
  row: number;
  column: number;
  /** What it reads in the contents; `=` for a formula, whose text may change with the cells that it refers to. */
  reads: string;
}

/** How a cell is marked that holds a formula. */
export const FORMULA = "=";

/** The typed cells that the contents no longer have, a line each. */
export function lostCells(typed: readonly TypedCell[], contents: Contents): string[] {
  return typed.flatMap(({ sheetId, row, column, reads }) => {
    const key = cellKey(sheetId, row, column);
    const found = contents.get(key);
    const isThere = reads === FORMULA ? found?.startsWith(FORMULA) : found === reads;
    return isThere ? [] : [`${key}: ${reads} was typed, ${found ?? "nothing"} is there`];
  });
}

/** After cells were typed: they replace what was typed there before. */
export function withTyped(typed: readonly TypedCell[], added: readonly TypedCell[]): TypedCell[] {
  const places = new Set(added.map(({ sheetId, row, column }) => cellKey(sheetId, row, column)));
  return [
    ...typed.filter(({ sheetId, row, column }) => !places.has(cellKey(sheetId, row, column))),
    ...added,
  ];
}

/** After an area was emptied. */
export function withoutArea(typed: readonly TypedCell[], sheetId: string, area: Area): TypedCell[] {
  return typed.filter((cell) => cell.sheetId !== sheetId || !overlap(placeOf(cell), area));
}

/** The typed cells of an area, moved to another place of its sheet. */
export function movedTo(
  typed: readonly TypedCell[],
  sheetId: string,
  area: Area,
  to: { row: number; column: number },
): TypedCell[] {
  return typed
    .filter((cell) => cell.sheetId === sheetId && overlap(placeOf(cell), area))
    .map((cell) => ({
      ...cell,
      row: cell.row - area.row + to.row,
      column: cell.column - area.column + to.column,
    }));
}

/** After rows or columns were inserted (a positive number) or deleted (a negative one). */
export function shifted(
  typed: readonly TypedCell[],
  sheetId: string,
  along: "row" | "column",
  at: number,
  by: number,
): TypedCell[] {
  return typed.flatMap((cell) => {
    if (cell.sheetId !== sheetId || cell[along] < at) return [cell];
    return by < 0 && cell[along] < at - by ? [] : [{ ...cell, [along]: cell[along] + by }];
  });
}

function placeOf({ row, column }: TypedCell): Area {
  return { row, column, rows: 1, columns: 1 };
}
