import type { Area } from "../../workbook/address";
import type { SnapshotRange, SnapshotSheet } from "../../workbook/writers/univer/snapshot";

/** Tells where the rows and columns of a drawing are by now, from the marks that its writer left on them. */
export class Places {
  private readonly rows: Lines;
  private readonly columns: Lines;

  constructor({ rowData, columnData }: Pick<SnapshotSheet, "rowData" | "columnData">) {
    this.rows = linesOf(rowData);
    this.columns = linesOf(columnData);
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

/** Rows or columns: where each is that was drawn, and which one is at each place. */
interface Lines {
  places: ReadonlyMap<number, number>;
  drawn: ReadonlyMap<number, number>;
}

/** Where some rows or columns begin and end of which any are left, in whatever order they are by now. */
function edges({ places, drawn }: Lines, start: number, count: number): (number | undefined)[] {
  const end = start + count;
  let [top, bottom]: [number | undefined, number | undefined] = [undefined, undefined];
  let [first, last]: [number | undefined, number | undefined] = [undefined, undefined];
  for (let mark = start; mark < end; mark++) {
    const place = places.get(mark);
    if (place === undefined) continue;
    first ??= place;
    last = place;
    top = Math.min(top ?? place, place);
    bottom = Math.max(bottom ?? place, place);
  }
  if (top === undefined || bottom === undefined) return [];
  for (let place = top; place <= bottom; place++) {
    const mark = drawn.get(place);
    // One was moved among others: the rest stay as they are.
    if (mark !== undefined && (mark < start || mark >= end)) return [first, last];
  }
  return [top, bottom];
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

function linesOf(data: SnapshotSheet["rowData"] | SnapshotSheet["columnData"]): Lines {
  const places = new Map<number, number>();
  for (const [place, entry] of Object.entries(data)) {
    const mark = entry?.custom?.drawnAt;
    if (mark !== undefined) places.set(mark, Number(place));
  }
  return { places, drawn: new Map([...places].map(([mark, place]) => [place, mark])) };
}
