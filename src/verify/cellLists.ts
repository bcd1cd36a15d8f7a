import type { CellPlace, Verification } from "./verification";
import { changeOf, differenceOf, gapOf, type HEADINGS } from "./sentences";

/** Cells of one kind that a verification found, each with what is to be known of it. */
export interface CellList {
  kind: keyof typeof HEADINGS;
  cells: readonly (CellPlace & { text: string })[];
}

/** What a verification found cell by cell, the most serious first; kinds without cells are not among them. */
export function cellLists(verification: Verification): CellList[] {
  const { differing, busy, withoutAddIn, changed, uncovered } = verification;
  const lists = [
    listed("differing", differing, differenceOf),
    listed("busy", busy, differenceOf),
    listed("withoutAddIn", withoutAddIn, differenceOf),
    listed("changed", changed, changeOf),
    listed("uncovered", uncovered, gapOf),
  ];
  return lists.filter(({ cells }) => cells.length > 0);
}

function listed<T extends CellPlace>(
  kind: CellList["kind"],
  cells: readonly T[],
  text: (cell: T) => string,
): CellList {
  return { kind, cells: cells.map((cell) => ({ sheet: cell.sheet, cell: cell.cell, text: text(cell) })) };
}
