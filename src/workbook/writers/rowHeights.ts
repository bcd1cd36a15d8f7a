import { overlap } from "../address";
import type { Area, SheetDrawing } from "../drawing";
import { DEFAULT_WIDTH } from "../fittingWidths";
import { STYLES } from "../styles";
import type { Look, OwnLook } from "../styles";

/** Excel's default font, and the height of a row that holds it, in points. */
const DEFAULT_SIZE_PT = 11;
const LINE_PT = 15;

/** Excel's limit on the height of a row, in points. */
const TALLEST_PT = 409;

/** Width in characters of the button in a table's header cells. */
const FILTER_BUTTON = 2.5;

/** Running text is a little narrower than the digits that column widths count. */
const CHARACTERS_PER_DIGIT = 1.05;

/** Rows whose text is larger than the default, with the height in points that it needs. */
export function tallRows({ styles }: SheetDrawing): Map<number, number> {
  const heights = new Map<number, number>();
  for (const { row, rows, style, own } of styles) {
    const look: Look | OwnLook = own ?? STYLES[style];
    if (look.sizePt === undefined || look.sizePt <= DEFAULT_SIZE_PT) continue;
    const points = Math.ceil((LINE_PT * look.sizePt) / DEFAULT_SIZE_PT);
    for (let r = row; r < row + rows; r++) heights.set(r, Math.max(points, heights.get(r) ?? 0));
  }
  return heights;
}

/**
 * Height in points of the row that a wrapped note needs. Excel does not fit rows to merged cells, so it is
 * estimated from the characters and the widths of the columns.
 */
export function noteHeight(text: string, area: Area, sheet: SheetDrawing): number {
  let digits = 0;
  for (let column = area.column; column < area.column + area.columns; column++)
    digits += columnWidth(sheet, column);
  const size = sizeAt(area, sheet);
  const perLine = (digits * CHARACTERS_PER_DIGIT * DEFAULT_SIZE_PT) / size;
  const lines = text.split("\n").reduce((sum, paragraph) => sum + wrappedLines(paragraph, perLine), 0);
  return Math.min(TALLEST_PT, Math.ceil((lines * LINE_PT * size) / DEFAULT_SIZE_PT));
}

/**
 * Height in points of a table's header row if a header needs more than a line, else `undefined`. Headers are bold,
 * and the filter button takes some of the width.
 */
export function headerHeight(
  headers: readonly string[],
  area: Area,
  sheet: SheetDrawing,
): number | undefined {
  const lines = headers.map((header, i) =>
    wrappedLines(header, Math.max(1, columnWidth(sheet, area.column + i) - FILTER_BUTTON)),
  );
  const most = Math.max(...lines);
  return most > 1 ? Math.min(TALLEST_PT, most * LINE_PT) : undefined;
}

function columnWidth(sheet: SheetDrawing, column: number): number {
  for (const feature of sheet.features) {
    if (feature.kind === "columnWidths") return feature.widths[column] ?? DEFAULT_WIDTH;
  }
  return DEFAULT_WIDTH;
}

function sizeAt(area: Area, sheet: SheetDrawing): number {
  const cell = { ...area, columns: 1 };
  // The last run wins. From the end, because a sheet has as many runs as rows, and as many sizes are asked for.
  for (let i = sheet.styles.length - 1; i >= 0; i--) {
    const run = sheet.styles[i];
    if (run === undefined || !overlap(run, cell)) continue;
    const look: Look | OwnLook = run.own ?? STYLES[run.style];
    return look.sizePt ?? DEFAULT_SIZE_PT;
  }
  return DEFAULT_SIZE_PT;
}

/** Lines of a paragraph whose words are not cut unless one is longer than a line. */
function wrappedLines(paragraph: string, perLine: number): number {
  let lines = 1;
  let used = 0;
  for (const word of paragraph.split(" ")) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed <= perLine) {
      used = needed;
      continue;
    }
    if (used > 0) lines += 1;
    lines += Math.ceil(word.length / perLine) - 1;
    used = word.length % perLine;
  }
  return lines;
}
