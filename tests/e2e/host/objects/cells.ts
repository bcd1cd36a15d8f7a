import type { Area } from "../../../../src/workbook/address";
import { invalidArgument } from "../hostError";
import { HostObject } from "../richApi/hostObject";
import { insideSheet } from "../workbook/areas";
import type { Sheet } from "../workbook/sheet";

/** The cells that a `Range` (one area) or a `RangeAreas` (several) stands for. */
export class Cells {
  constructor(
    readonly sheet: Sheet,
    readonly areas: readonly Area[],
  ) {
    for (const area of areas) {
      if (!insideSheet(area)) throw invalidArgument(`${JSON.stringify(area)} is outside of the sheet`);
    }
  }

  /** The first area: a range has only this one. */
  get area(): Area {
    const [area] = this.areas;
    if (!area) throw new Error("a range without an area");
    return area;
  }

  get address(): string {
    return this.sheet.workbook.address(this.sheet, this.areas);
  }

  at(area: Area): Cells {
    return new Cells(this.sheet, [area]);
  }
}

/** Cells that a call was given: a range, or an address on the sheet, several areas separated by commas. */
export function cellsOf(argument: unknown, sheet: Sheet): Cells {
  if (argument instanceof HostObject && argument.self instanceof Cells) return argument.self;
  const parts = typeof argument === "string" ? argument.split(",") : [];
  const found = parts.map((part) => sheet.workbook.resolve(part.trim(), sheet));
  const areas = found.flatMap((at) => (at ? [at.area] : []));
  if (areas.length === 0 || areas.length < parts.length) {
    throw invalidArgument(`"${String(argument)}" is no address`);
  }
  return new Cells(found[0]?.sheet ?? sheet, areas);
}
