import type { Area } from "../../../../src/workbook/address";
import { intersection, without } from "./areas";

/** What a cell looks like: a value for each property, `font/bold`, `numberFormat`. */
export type FormatValue = string | number | boolean | null;

interface Layer {
  area: Area;
  value: FormatValue;
}

/** The formats of a sheet: what was set, one over the other, so that whole columns cost as little as a cell. */
export class Formats {
  private readonly layers = new Map<string, Layer[]>();

  set(property: string, area: Area, value: FormatValue): void {
    const layers = this.layers.get(property) ?? [];
    layers.push({ area, value });
    this.layers.set(property, layers);
  }

  /** The areas that have any format. */
  areas(): Area[] {
    return [...this.layers.values()].flat().map(({ area }) => area);
  }

  /** The value that all cells of the area have, or `null` where they differ, as Excel answers. */
  get(property: string, area: Area, otherwise: FormatValue): FormatValue {
    const found = new Set<FormatValue>();
    let uncovered = [area];
    for (const layer of [...(this.layers.get(property) ?? [])].reverse()) {
      if (!uncovered.some((piece) => intersection(piece, layer.area))) continue;
      found.add(layer.value);
      if (found.size > 1) return null;
      uncovered = uncovered.flatMap((piece) => without(piece, layer.area));
      if (uncovered.length === 0) break;
    }
    if (uncovered.length > 0) found.add(otherwise);
    const [value = null] = found;
    return found.size === 1 ? value : null;
  }

  /** The value of every cell of an area, row by row. */
  block(property: string, area: Area, otherwise: FormatValue): FormatValue[][] {
    const block = Array.from({ length: area.rows }, () =>
      new Array<FormatValue>(area.columns).fill(otherwise),
    );
    for (const layer of this.layers.get(property) ?? []) {
      const part = intersection(layer.area, area);
      if (!part) continue;
      for (let row = part.row; row < part.row + part.rows; row++) {
        const start = part.column - area.column;
        block[row - area.row]?.fill(layer.value, start, start + part.columns);
      }
    }
    return block;
  }

  /** Takes all formats off an area. */
  clear(area: Area): void {
    for (const [property, layers] of this.layers) {
      const left = layers.flatMap(({ area: own, value }) =>
        without(own, area).map((piece) => ({ area: piece, value })),
      );
      this.layers.set(property, left);
    }
  }
}
