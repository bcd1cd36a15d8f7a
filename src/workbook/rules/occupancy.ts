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
    const inAreas = this.areas.find((occupant) => overlap(occupant.area, area));
    if (inAreas) return inAreas;
    if (area.rows === 1 && area.columns === 1) return this.cells.get(position(area));
    for (const occupant of this.cells.values()) if (overlap(occupant.area, area)) return occupant;
    return undefined;
  }

  add(occupant: Occupant): void {
    if (occupant.area.rows === 1 && occupant.area.columns === 1)
      this.cells.set(position(occupant.area), occupant);
    else this.areas.push(occupant);
  }
}

function position(area: Area): number {
  return area.row * MAX_COLUMNS + area.column;
}
