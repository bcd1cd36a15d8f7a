import { Worksheet } from "@univerjs/core";
import { MAX_COLUMNS } from "../../workbook/address";

type Cells = Map<number, ReturnType<Worksheet["getCell"]>>;

let ofFrame: Map<Worksheet, Cells> | undefined;

/**
 * Asks once per frame for what a cell shows.
 *
 * - Wrong in 0.25: each part of a drawing, such as fills, borders and texts, asks for every cell that is visible, and each time all that
 *   change how a cell looks are asked in turn: conditional formats, validations, links, notes.
 * - Why it matters here: these answers took 60% of the time of a frame, and a frame longer than the calculation of an edit.
 * - Upstream: no issue found. Text for one: "`Worksheet.getCell` runs all interceptors for each call, six times per cell and
 *   frame. Keep the answers while a frame is drawn."
 */
export function keepCellsOfFrame(): void {
  const { getCell } = Worksheet.prototype;
  Worksheet.prototype.getCell = function (this: Worksheet, row: number, column: number) {
    if (!ofFrame) return getCell.call(this, row, column);
    let cells = ofFrame.get(this);
    if (!cells) ofFrame.set(this, (cells = new Map()));
    const key = row * MAX_COLUMNS + column;
    const known = cells.get(key);
    if (known !== undefined || cells.has(key)) return known;
    const cell = getCell.call(this, row, column);
    cells.set(key, cell);
    return cell;
  };
}

/** Draws a frame, in which no cell changes. */
export function withCellsOfFrame(draw: () => void): void {
  ofFrame = new Map();
  try {
    draw();
  } finally {
    ofFrame = undefined;
  }
}
