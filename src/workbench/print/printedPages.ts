import type { Area } from "../../workbook/address";
import type { PrintSpec } from "../../workbook/spec";
import { MARGINS } from "../../workbook/writers/pageSize";

/** ISO A4 in inches: the paper of the .xlsx. */
const PAPER = { short: 8.27, long: 11.69 };

/** Pixels of the sheet and of a page per inch. */
const PIXELS_PER_INCH = 96;

/** How much wider the grid draws columns than Excel prints them. */
const WIDENED = 7.43 / 7;

/** How much smaller a sheet is tried next whose pages are too many. */
const SMALLER = 0.98;
const SMALLEST = 0.1;

/** Cells on a page, and where their upper left corner is, in pixels of the sheet. */
export interface PrintedBlock extends Area {
  x: number;
  y: number;
}

/** Where the rows and columns of a sheet end, in pixels from its upper left cell. */
export interface SheetEnds {
  rows: readonly number[];
  columns: readonly number[];
}

/** A sheet on paper; sizes in pixels. */
export interface PrintedSheet {
  paper: { width: number; height: number };
  margins: { left: number; right: number; top: number; bottom: number };
  /** Size of the sheet's pixels on paper: 1 is as large as on the screen. */
  scale: number;
  pages: PrintedBlock[][];
}

/** First and last row or column, from 0. */
type Run = [first: number, last: number];

/**
 * Lays the cells of a sheet out on pages, as Excel does: down, then to the right, with repeated rows and columns.
 *
 * @param area The cells that are printed.
 * @param breaks Rows, 1-based, that begin a page.
 */
export function printedPages(
  area: Area,
  ends: SheetEnds,
  print: PrintSpec,
  breaks: readonly number[],
): PrintedSheet {
  const { orientation, repeatRows, repeatColumns, pagesHigh } = print;
  const inches = print.margins ?? MARGINS;
  const isUpright = orientation === "portrait";
  const paper = {
    width: PIXELS_PER_INCH * (isUpright ? PAPER.short : PAPER.long),
    height: PIXELS_PER_INCH * (isUpright ? PAPER.long : PAPER.short),
  };
  const margins = {
    left: PIXELS_PER_INCH * inches.left,
    right: PIXELS_PER_INCH * inches.right,
    top: PIXELS_PER_INCH * inches.top,
    bottom: PIXELS_PER_INCH * inches.bottom,
  };
  const room = {
    width: paper.width - margins.left - margins.right,
    height: paper.height - margins.top - margins.bottom,
  };
  const columns: Strip = {
    ends: ends.columns,
    run: [area.column, area.column + area.columns - 1],
    begins: new Set(),
  };
  const rows: Strip = {
    ends: ends.rows,
    run: [area.row, area.row + area.rows - 1],
    begins: new Set(pagesHigh === undefined ? breaks.map((row) => row - 1) : []),
  };
  const repeated = { columns: runOf(repeatColumns), rows: runOf(repeatRows) };
  const columnRuns = (scale: number) => runsOf(columns, room.width / scale, repeated.columns);
  const rowRuns = (scale: number) => runsOf(rows, room.height / scale, repeated.rows);
  let scale = firstScale(print, room.width / sizeOf(columns.ends, columns.run));
  const pagesWide = print.pagesWide ?? (print.scale === undefined ? 1 : Infinity);
  while (
    scale > SMALLEST &&
    (columnRuns(scale).length > pagesWide || rowRuns(scale).length > (pagesHigh ?? Infinity))
  )
    scale *= SMALLER;
  const pages = columnRuns(scale).flatMap((across) =>
    rowRuns(scale).map((down) =>
      blocksOf(withRepeated(across, repeated.columns), withRepeated(down, repeated.rows), ends),
    ),
  );
  return { paper, margins, scale, pages };
}

/** Rows or columns that are printed, where they end, and which of them begin a page. */
interface Strip {
  ends: readonly number[];
  run: Run;
  begins: ReadonlySet<number>;
}

/** @param fits Size at which all columns fit side by side. */
function firstScale({ scale, pagesWide = 1 }: PrintSpec, fits: number): number {
  if (scale === undefined) return Math.min(1, fits * pagesWide);
  const given = scale / 100;
  // What fits in Excel fits here.
  return given <= fits * WIDENED ? Math.min(given, fits) : given;
}

function runOf(repeated: readonly [number, number] | undefined): Run | undefined {
  return repeated && [repeated[0] - 1, repeated[1] - 1];
}

function runsOf({ ends, run: [first, last], begins }: Strip, room: number, repeated: Run | undefined): Run[] {
  const runs: Run[] = [];
  let start = first;
  let taken = 0;
  for (let at = first; at <= last; at++) {
    const size = sizeOf(ends, [at, at]);
    const available = room - (isRepeatedFor(start, repeated) ? sizeOf(ends, repeated) : 0);
    // Half a pixel is rounding.
    if (at > start && (begins.has(at) || taken + size > available + 0.5)) {
      runs.push([start, at - 1]);
      start = at;
      taken = 0;
    }
    taken += size;
  }
  return [...runs, [start, last]];
}

function isRepeatedFor(start: number, repeated: Run | undefined): repeated is Run {
  return repeated !== undefined && start > repeated[1];
}

function withRepeated(run: Run, repeated: Run | undefined): Run[] {
  return isRepeatedFor(run[0], repeated) ? [repeated, run] : [run];
}

function blocksOf(across: readonly Run[], down: readonly Run[], ends: SheetEnds): PrintedBlock[] {
  const blocks: PrintedBlock[] = [];
  let y = 0;
  for (const rows of down) {
    let x = 0;
    for (const columns of across) {
      blocks.push({
        row: rows[0],
        rows: rows[1] - rows[0] + 1,
        column: columns[0],
        columns: columns[1] - columns[0] + 1,
        x,
        y,
      });
      x += sizeOf(ends.columns, columns);
    }
    y += sizeOf(ends.rows, rows);
  }
  return blocks;
}

function sizeOf(ends: readonly number[], [first, last]: Run): number {
  return startOf(ends, last + 1) - startOf(ends, first);
}

/** Where a row or column begins; those beyond the last have no size. */
export function startOf(ends: readonly number[], place: number): number {
  return place <= 0 ? 0 : (ends[Math.min(place, ends.length) - 1] ?? 0);
}
