import { MAX_COLUMNS, type Area } from "../../../../src/workbook/address";
import { Cell } from "./cell";

/** The cells of a sheet that are not blank: sparse, so that `A:A` costs nothing. */
export class Grid<Sheet extends { readonly name: string }> {
  private readonly cells = new Map<number, Cell<Sheet>>();

  constructor(private readonly sheet: Sheet) {}

  at(row: number, column: number): Cell<Sheet> | undefined {
    return this.cells.get(row * MAX_COLUMNS + column);
  }

  /** The cell there, made where there is none. */
  open(row: number, column: number): Cell<Sheet> {
    const key = row * MAX_COLUMNS + column;
    let cell = this.cells.get(key);
    if (!cell) this.cells.set(key, (cell = new Cell(this.sheet, row, column)));
    return cell;
  }

  remove({ row, column }: Cell<Sheet>): void {
    this.cells.delete(row * MAX_COLUMNS + column);
  }

  /** All cells of an area, those that are not blank. */
  in(area: Area): Cell<Sheet>[] {
    const { row, column, rows, columns } = area;
    if (rows * columns > this.cells.size) {
      return [...this.cells.values()].filter(
        (cell) =>
          cell.row >= row && cell.row < row + rows && cell.column >= column && cell.column < column + columns,
      );
    }
    const found: Cell<Sheet>[] = [];
    for (let r = row; r < row + rows; r++) {
      for (let c = column; c < column + columns; c++) {
        const cell = this.at(r, c);
        if (cell) found.push(cell);
      }
    }
    return found;
  }

  all(): IterableIterator<Cell<Sheet>> {
    return this.cells.values();
  }

  /** The smallest area that holds everything, spills included. */
  used(): Area | undefined {
    let area: { top: number; left: number; bottom: number; right: number } | undefined;
    for (const { row, column, value, formula } of this.cells.values()) {
      if (value === null && formula === undefined) continue;
      area ??= { top: row, left: column, bottom: row, right: column };
      area.top = Math.min(area.top, row);
      area.left = Math.min(area.left, column);
      area.bottom = Math.max(area.bottom, row);
      area.right = Math.max(area.right, column);
    }
    if (!area) return undefined;
    const { top, left, bottom, right } = area;
    return { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
}
