import { type Cell, parseCell } from "../workbook/address";
import type { EarlierInput, PresentInput } from "../workbook/enteredInputs";

/** A row of a sheet as it was drawn, and where it is now. */
interface Anchor {
  drawn: number;
  now: number;
}

/**
 * Where cells of a plan's sheet are by now: users insert rows and columns. Its inputs, which are found by their labels, say how
 * the rows around them were moved.
 */
export class PresentSheet {
  private readonly anchors: readonly Anchor[];
  private readonly columns: number;
  private readonly drawnRows = new Map<number, number>();

  /**
   * @param inputs The inputs of the sheet and where they are now.
   * @param rows Rows of the sheet by now.
   */
  constructor(inputs: ReadonlyMap<EarlierInput, PresentInput>, rows: number) {
    const anchors = new Map<number, number>();
    let columns = 0;
    for (const [{ at }, { row, column }] of inputs) {
      const cell = parseCell(at);
      if (!cell) continue;
      anchors.set(cell.row, row);
      columns = column - cell.column;
    }
    this.columns = columns;
    this.anchors = Array.from(anchors, ([drawn, now]) => ({ drawn, now })).sort((a, b) => a.drawn - b.drawn);
    for (let drawn = 0; drawn < rows; drawn++) {
      const now = this.rowNow(drawn);
      if (now !== undefined) this.drawnRows.set(now, drawn);
    }
  }

  /** Were rows or columns of it moved? Then references in its formulas were, too. */
  get isMoved(): boolean {
    return this.columns !== 0 || this.anchors.some(({ drawn, now }) => drawn !== now);
  }

  /** Where a cell that was drawn is now; nothing where that is not known. */
  now({ row, column }: Cell): Cell | undefined {
    const to = this.rowNow(row);
    return to === undefined ? undefined : { row: to, column: column + this.columns };
  }

  /** Where a cell of today was drawn; nothing for one of a row or column that the user inserted. */
  drawn({ row, column }: Cell): Cell | undefined {
    const from = this.drawnRows.get(row);
    return from === undefined || column < this.columns
      ? undefined
      : { row: from, column: column - this.columns };
  }

  /** Was a row inserted between two inputs that were drawn in rows below each other? */
  isInserted(row: number): boolean {
    return this.anchors.some((above, i) => {
      const next = this.anchors[i + 1];
      return next?.drawn === above.drawn + 1 && above.now < row && row < next.now;
    });
  }

  private rowNow(row: number): number | undefined {
    let [above, below]: (Anchor | undefined)[] = [];
    for (const anchor of this.anchors) {
      if (anchor.drawn <= row) above = anchor;
      else if (!below) below = anchor;
    }
    const [one, other] = [above ?? below, below ?? above];
    if (!one || !other) return row;
    if (above?.drawn === row) return above.now;
    // Between two that were moved differently it is not known which rows are the user's.
    return one.now - one.drawn === other.now - other.drawn ? row + one.now - one.drawn : undefined;
  }
}
