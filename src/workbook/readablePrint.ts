import { parseArea } from "./address";
import { DEFAULT_WIDTH } from "./fittingWidths";
import type { PrintSpec } from "./printSpec";

/** Points of a digit of Excel's default font, and of the padding of a cell. */
const POINTS_PER_CHARACTER = 5.25;
const POINTS_OF_PADDING = 3.75;

/** Points across that A4 and Letter both have room for, with half an inch at either side. */
const ROOM_PT = { portrait: 523, landscape: 720 };

/** Letters of the default size are no smaller on paper than 7 pt of 11. */
const MIN_SCALE = 7.05 / 11;

/** Share of a page's width that columns fill where a page ends between two of them. */
const FILLED = 0.95;

/**
 * How a sheet is printed so that its letters can be read: a sheet whose columns would be too small side by side on one page
 * gets more pages side by side. Sheets that state how many, or how high they are, are as they say.
 *
 * @param widths In characters, from column A on.
 */
export function readablePrint(print: PrintSpec, widths: readonly number[]): PrintSpec {
  const { pagesWide, pagesHigh, scale, area, orientation, repeatColumns } = print;
  if (pagesWide !== undefined || pagesHigh !== undefined || scale !== undefined) return print;
  const printed = area === undefined ? undefined : parseArea(area);
  const shown = printed
    ? Array.from({ length: printed.columns }, (_, i) => widths[printed.column + i] ?? DEFAULT_WIDTH)
    : widths;
  const points = shown.map((width) => width * POINTS_PER_CHARACTER + POINTS_OF_PADDING);
  const total = sum(points);
  const room = ROOM_PT[orientation] / MIN_SCALE;
  if (total <= room) return print;
  const [first = 0, last = 0] = repeatColumns ?? [];
  const repeated = repeatColumns ? sum(points.slice(first - 1, last)) : 0;
  const perPage = Math.max(room * FILLED - repeated, room / 4);
  return { ...print, pagesWide: Math.max(1, Math.ceil((total - repeated) / perPage)) };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
