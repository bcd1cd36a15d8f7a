import type { ChartAxisSpec } from "../../../workbook/spec";

/** Bounds of an axis of values; what Chart.js may exceed is suggested. */
export interface ValueBounds {
  min?: number;
  max?: number;
  suggestedMin?: number;
  suggestedMax?: number;
}

/** Where the values spread over more than this share of the highest one, the axis begins at 0. */
const SPREAD_FROM_ZERO = 1 / 6;

/** Share of the spread that is free above the highest value, and below the lowest where that is negative. */
const ROOM = 0.05;

/** The bounds that Excel would choose, as far as the axis has none. */
export function valueBounds(values: readonly number[], { minimum, maximum }: ChartAxisSpec): ValueBounds {
  const lowest = values.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const found = values.length > 0;
  const [low, high] = found ? automatic(lowest, highest) : [0, 1];
  return {
    ...(minimum === undefined ? { suggestedMin: low } : { min: minimum }),
    ...(maximum === undefined ? { suggestedMax: high } : { max: maximum }),
  };
}

function automatic(lowest: number, highest: number): [number, number] {
  if (lowest === 0 && highest === 0) return [0, 1];
  if (lowest < 0 && highest > 0) {
    const room = ROOM * (highest - lowest);
    return [lowest - room, highest + room];
  }
  if (highest <= 0) {
    const [low, high] = automatic(-highest, -lowest);
    return [0 - high, 0 - low];
  }
  const spread = highest - lowest;
  if (spread > SPREAD_FROM_ZERO * highest || spread === 0) return [0, highest + ROOM * highest];
  return [lowest - spread / 2, highest + ROOM * spread];
}
