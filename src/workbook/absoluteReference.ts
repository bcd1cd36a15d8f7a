import { absoluteAreaName, parseArea, quotedSheet } from "./address";
import type { RangeRef } from "./spec";

/** A range as names and charts refer to it: `'Time series'!$A$1:$B$9`. */
export function absoluteReference({ sheet, range }: RangeRef): string {
  const area = parseArea(range);
  if (!area) throw new Error(`"${range}" is not a range.`);
  return `${quotedSheet(sheet)}!${absoluteAreaName(area)}`;
}
