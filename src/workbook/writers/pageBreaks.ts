import type { SheetDrawing } from "../drawing";
import type { PrintSpec } from "../spec";
import { pageHeight, printedArea } from "./pageSize";

/** Height of a row that holds one line of text, in points. */
const LINE_PT = 15;

/** Share of a page that is planned with: programs measure texts differently, and a break must not follow right after theirs. */
const PLANNED = 0.96;

/** Share of a page that must be left to a block that is cut: a heading is not alone, nor is a table's first row. */
const MIN_FREE = 0.15;

/** Share of a page that a block without charts may have to be moved as a whole: long tables may be cut, paper is not wasted. */
const MAX_MOVED = 0.4;

/** Most breaks that are planned: a sheet of so many pages is data. */
const MAX_BREAKS = 500;

/**
 * Rows, 1-based, that begin a page so that charts and short blocks of rows are not cut, and a heading stays with what it
 * heads. Blocks are what blank rows part. A sheet that states its breaks, or the number of its pages, has
 * just those.
 *
 * @param heights Heights in points by zero-based row, where they differ from those of one line.
 */
export function plannedBreaks(
  sheet: SheetDrawing,
  print: PrintSpec,
  heights: ReadonlyMap<number, number>,
): number[] {
  if (print.pageBreaks || print.pagesHigh !== undefined) return print.pageBreaks ?? [];
  const page = pageHeight(sheet, print) * PLANNED;
  const heightOf = (row: number): number => heights.get(row) ?? LINE_PT;
  const [firstRepeated = 0, lastRepeated = 0] = print.repeatRows ?? [];
  let repeated = 0;
  for (let row = firstRepeated; row > 0 && row <= lastRepeated; row++) repeated += heightOf(row - 1);
  const room = page - repeated;
  // Repeated rows that fill the page leave no room: the program that prints decides.
  if (room <= 0) return [];
  const breaks: number[] = [];
  // What is taken of the page, and whether anything stands on it.
  let taken = 0;
  let isFirst = true;
  let end = 0;
  for (const block of blocksOf(sheet, print)) {
    const available = isFirst ? page : room;
    const between = sum(end, block.row, heightOf);
    const height = sum(block.row, block.row + block.rows, heightOf);
    const free = available - taken - between;
    const isWhole = height <= room && (block.hasChart || height <= room * MAX_MOVED);
    const breaksBefore = taken > 0 && height > free && (isWhole || free < available * MIN_FREE);
    if (breaksBefore) {
      breaks.push(block.row + 1);
      isFirst = false;
      taken = height;
    } else {
      taken += between + height;
    }
    // What is higher than the page goes on on the next ones, which the program breaks.
    while (taken > (isFirst ? page : room)) {
      taken -= isFirst ? page : room;
      isFirst = false;
    }
    end = block.row + block.rows;
  }
  return breaks.length > MAX_BREAKS ? [] : breaks;
}

function sum(from: number, to: number, heightOf: (row: number) => number): number {
  let points = 0;
  for (let row = from; row < to; row++) points += heightOf(row);
  return points;
}

interface Rows {
  row: number;
  rows: number;
}

interface Block extends Rows {
  hasChart: boolean;
}

/** Runs of rows in which something stands: values, formulas, looks, charts. */
function blocksOf(sheet: SheetDrawing, print: PrintSpec): Block[] {
  const area = printedArea(sheet, print);
  const filled = new Uint8Array(area.row + area.rows);
  const fill = ({ row, rows }: Rows) => void filled.fill(1, row, row + rows);
  sheet.styles.forEach(fill);
  const charts = sheet.features.flatMap((feature) => (feature.kind === "chart" ? [feature.area] : []));
  charts.forEach(fill);
  for (let row = 0; row < filled.length; row++) {
    const isFilled = sheet.values[row]?.some((value) => value !== null) || sheet.formulas[row]?.some(Boolean);
    if (isFilled) filled[row] = 1;
  }
  const blocks: Block[] = [];
  for (let row = area.row; row < filled.length; row++) {
    if (!filled[row]) continue;
    const last = blocks.at(-1);
    const hasChart = charts.some((chart) => row >= chart.row && row < chart.row + chart.rows);
    if (last && last.row + last.rows === row) {
      last.rows += 1;
      last.hasChart ||= hasChart;
    } else {
      blocks.push({ row, rows: 1, hasChart });
    }
  }
  return blocks;
}
