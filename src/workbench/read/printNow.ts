import { areaName, MAX_ROWS, parseArea } from "../../workbook/address";
import type { PrintSpec } from "../../workbook/spec";
import type { Places } from "./places";

/** How a sheet is printed whose rows and columns have moved: an area or a break is left out where its cells are gone. */
export function printNow(print: PrintSpec, places: Places): PrintSpec {
  const { area, pageBreaks, ...others } = print;
  const drawn = area === undefined ? undefined : parseArea(area);
  const now = drawn && places.now(drawn);
  const breaks = pageBreaks?.flatMap((row) => {
    const place = places.now({ row: row - 1, column: 0, rows: 1, columns: 1 });
    return place && place.row > 0 && place.row < MAX_ROWS ? [place.row + 1] : [];
  });
  return {
    ...others,
    ...(now ? { area: areaName(now) } : {}),
    ...(breaks && breaks.length > 0 ? { pageBreaks: [...new Set(breaks)].sort((a, b) => a - b) } : {}),
  };
}
