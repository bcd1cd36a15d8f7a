import type { Area } from "../../workbook/address";
import type { SnapshotRange, SnapshotSheet } from "../../workbook/writers/univer/snapshot";

/** Tells where the rows and columns of a drawing are by now, from the marks that its writer left on them. */
export class Places {
  private readonly rows: ReadonlyMap<number, number>;
  private readonly columns: ReadonlyMap<number, number>;

  constructor({ rowData, columnData }: Pick<SnapshotSheet, "rowData" | "columnData">) {
    this.rows = placesByMark(rowData);
    this.columns = placesByMark(columnData);
  }

  /** What is left of an area that was drawn, where it is now; `undefined` where nothing of it is. */
  now({ row, column, rows, columns }: Area): Area | undefined {
    const [top, bottom] = edges(this.rows, row, rows);
    const [left, right] = edges(this.columns, column, columns);
    if (top === undefined || bottom === undefined || left === undefined || right === undefined)
      return undefined;
    if (bottom < top || right < left) return undefined;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
}

/** Where the first and the last of some rows or columns are that are left. */
function edges(places: ReadonlyMap<number, number>, start: number, count: number): (number | undefined)[] {
  let first = start;
  let last = start + count - 1;
  while (first < last && !places.has(first)) first++;
  while (last > first && !places.has(last)) last--;
  return [places.get(first), places.get(last)];
}

/** An area in our words. */
export function areaOf({ startRow, endRow, startColumn, endColumn }: SnapshotRange): Area {
  return {
    row: startRow,
    column: startColumn,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
  };
}

function placesByMark(data: SnapshotSheet["rowData"] | SnapshotSheet["columnData"]): Map<number, number> {
  const places = new Map<number, number>();
  for (const [place, entry] of Object.entries(data)) {
    const mark = entry?.custom?.drawnAt;
    if (mark !== undefined) places.set(mark, Number(place));
  }
  return places;
}
