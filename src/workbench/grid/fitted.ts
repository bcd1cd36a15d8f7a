import type { UniverSnapshot } from "../../workbook/writers/univer/snapshot";

/** Pixels of a grid in which labels and their figures stand side by side. */
const NARROWEST = 480;

/** The smallest scale at which letters are legible. */
const SMALLEST = 0.7;

/** A workbook whose sheets are drawn smaller where the grid is narrow, as on a phone. */
export function fitted(snapshot: UniverSnapshot, width: number): UniverSnapshot {
  if (width === 0 || width >= NARROWEST) return snapshot;
  const zoomRatio = Math.max(SMALLEST, Math.round((width / NARROWEST) * 10) / 10);
  const sheets = Object.entries(snapshot.sheets).map(([id, sheet]) => [id, { zoomRatio, ...sheet }]);
  return { ...snapshot, sheets: Object.fromEntries(sheets) };
}
