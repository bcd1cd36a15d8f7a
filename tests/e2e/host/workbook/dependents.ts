import { overlap, type Area } from "../../../../src/workbook/address";
import type { Precedent } from "./formulaCells";
import type { Sheet, SheetCell } from "./sheet";

/** Formulas whose area has more rows are looked at for each change. */
const MAX_INDEXED_ROWS = 1024;

interface Reader {
  cell: SheetCell;
  area: Area;
}

/** The readers of a sheet. */
interface Readers {
  byRow: Map<number, Reader[]>;
  ofTallAreas: Reader[];
}

/** Formulas by the cells that they read, as they are now. */
export class Dependents {
  private readonly readers = new Map<Sheet, Readers>();

  constructor(formulas: Iterable<SheetCell>, precedentsOf: (cell: SheetCell) => readonly Precedent[]) {
    for (const cell of formulas) {
      for (const precedent of precedentsOf(cell)) this.add(cell, precedent);
      const { sheet, row, column, refusedSpill } = cell;
      // A formula that was refused its spill tries again when something there changes.
      if (refusedSpill) this.add(cell, { sheet, area: { row, column, ...refusedSpill } });
    }
  }

  /** Formulas that read a cell of an area and are not found already: those are added. */
  find(sheet: Sheet, area: Area, found: Set<SheetCell>): void {
    const readers = this.readers.get(sheet);
    if (!readers) return;
    const take = (reader: Reader): void => {
      if (overlap(reader.area, area)) found.add(reader.cell);
    };
    readers.ofTallAreas.forEach(take);
    if (area.rows > MAX_INDEXED_ROWS) for (const some of readers.byRow.values()) some.forEach(take);
    else for (const row of rowsOf(area)) readers.byRow.get(row)?.forEach(take);
  }

  private add(cell: SheetCell, { sheet, area }: Precedent): void {
    let readers = this.readers.get(sheet);
    if (!readers) this.readers.set(sheet, (readers = { byRow: new Map(), ofTallAreas: [] }));
    const reader = { cell, area };
    if (area.rows > MAX_INDEXED_ROWS) {
      readers.ofTallAreas.push(reader);
      return;
    }
    for (const row of rowsOf(area)) {
      const some = readers.byRow.get(row);
      if (some) some.push(reader);
      else readers.byRow.set(row, [reader]);
    }
  }
}

function* rowsOf({ row, rows }: Area): Iterable<number> {
  for (let r = row; r < row + rows; r++) yield r;
}
