import type { Area } from "../../workbook/address";
import type { SnapshotRange, SnapshotSheet } from "../../workbook/writers/univer/snapshot";

/** Tells where the rows and columns of a drawing are by now, from the marks that its writer left on them. */
export class Places {
  private readonly rows: ReadonlyMap<number, number>;
  private readonly columns: ReadonlyMap<number, number>;

  constructor({ rowData, columnData }: SnapshotSheet) {
    this.rows = placesByMark(rowData);
    this.columns = placesByMark(columnData);
  }

  /** An area that was drawn, where it is now; `undefined` where its edges were removed. */
  now({ row, column, rows, columns }: Area): Area | undefined {
    const top = this.rows.get(row);
    const bottom = this.rows.get(row + rows - 1);
    const left = this.columns.get(column);
    const right = this.columns.get(column + columns - 1);
    if (top === undefined || bottom === undefined || left === undefined || right === undefined)
      return undefined;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
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
