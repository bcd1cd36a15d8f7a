import { type Cell, cellName } from "./address";

/** A label: where it was drawn, and where its text is by now. */
export interface FoundLabel {
  from: Cell;
  to: Cell;
}

/**
 * The labels of a sheet without those of which a stray text was found: where the labels around one were moved alike, it was not moved
 * in another way, and a text in its place is the label as the user edited it.
 *
 * @param holdsOther Whether a cell has a text that is none of the labels.
 */
export function withoutStrays<T extends FoundLabel>(
  labels: readonly T[],
  holdsOther: (cell: Cell) => boolean,
): T[] {
  // Inputs of a grid share their label.
  const byCell = new Map(labels.map((label) => [cellName(label.from.row, label.from.column), label]));
  const sorted = [...byCell.values()].sort((a, b) => a.from.row - b.from.row);
  // A label that did not move, or moved as its neighbor did, is itself.
  const sure = sorted.filter(
    (label, i) =>
      isMovedBy(label, NOT_MOVED) ||
      [sorted[i - 1], sorted[i + 1]].some((near) => near && isAlike(label, near)),
  );
  if (sure.length === sorted.length) return [...labels];
  const fromBelow = [...sure].reverse();
  const others = sorted.filter((label) => !sure.includes(label));
  const strays = new Set(others.filter(isStray).map(({ from }) => cellName(from.row, from.column)));
  return labels.filter(({ from }) => !strays.has(cellName(from.row, from.column)));

  function isStray(label: FoundLabel): boolean {
    const below = sure.find(({ from }) => from.row >= label.from.row);
    const above = fromBelow.find(({ from }) => from.row <= label.from.row);
    const near = below ?? above;
    if (!near || isAlike(label, near)) return false;
    // Rows that were inserted above the first label moved those below it, too; the last one may have been moved alone, but not up.
    const isOdd =
      above && below
        ? isAlike(above, below)
        : isMovedBy(near, NOT_MOVED) && (below !== undefined || label.to.row <= near.to.row);
    if (!isOdd) return false;
    const by = moveOf(near);
    return holdsOther({ row: label.from.row + by.row, column: label.from.column + by.column });
  }
}

const NOT_MOVED: Cell = { row: 0, column: 0 };

function moveOf({ from, to }: FoundLabel): Cell {
  return { row: to.row - from.row, column: to.column - from.column };
}

function isMovedBy(label: FoundLabel, { row, column }: Cell): boolean {
  const by = moveOf(label);
  return by.row === row && by.column === column;
}

function isAlike(label: FoundLabel, other: FoundLabel): boolean {
  return isMovedBy(label, moveOf(other));
}
