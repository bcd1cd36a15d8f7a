import type { Area } from "../address";
import { MAX_COLUMNS, overlap } from "../address";

/** Something that fills cells. */
export interface Occupant {
  area: Area;
  /** For messages: `cell B4`, `table Results`. */
  what: string;
  spill: boolean;
}

/** Who fills which cells of a sheet. */
export class Occupancy {
  /** Most occupants are one cell: found by position. */
  private readonly cells = new Map<number, Occupant>();
  private readonly areas: Occupant[] = [];

  /** The first occupant that shares a cell with the area. */
  find(area: Area): Occupant | undefined {
    // Most that is looked for is one cell, and one occupant at most fills it.
    const there = area.rows === 1 && area.columns === 1 ? this.cells.get(position(area)) : undefined;
    if (there) return there;
    const inAreas = this.areas.find((occupant) => overlap(occupant.area, area));
    if (inAreas) return inAreas;
    return area.rows * area.columns <= this.cells.size ? this.findByPosition(area) : this.findByScan(area);
  }

  private findByPosition(area: Area): Occupant | undefined {
    for (let row = area.row; row < area.row + area.rows; row++) {
      for (let column = area.column; column < area.column + area.columns; column++) {
        const occupant = this.cells.get(position({ row, column }));
        if (occupant) return occupant;
      }
    }
    return undefined;
  }

  private findByScan(area: Area): Occupant | undefined {
    for (const occupant of this.cells.values()) if (overlap(occupant.area, area)) return occupant;
    return undefined;
  }

  add(occupant: Occupant): void {
    if (occupant.area.rows === 1 && occupant.area.columns === 1)
      this.cells.set(position(occupant.area), occupant);
    else this.areas.push(occupant);
  }
}

function position({ row, column }: Pick<Area, "row" | "column">): number {
  return row * MAX_COLUMNS + column;
}
