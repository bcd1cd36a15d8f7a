import type { Page } from "@playwright/test";
import { takePicture } from "../browser/takePicture";
import type { WorkbenchPage } from "./workbenchPage";

/**
 * Takes pictures of the sheet that is shown, screen by screen.
 *
 * @returns How many, and which share of the first one's pixels differs from the background.
 */
export async function drawSheet(
  { page }: WorkbenchPage,
  name: string,
): Promise<{ pictures: number; ink: number }> {
  const ends = await page.evaluate(() => {
    const { grid } = globalThis.workbench;
    const sheet = grid.api.getActiveWorkbook()?.getActiveSheet();
    return { row: sheet?.getLastRow() ?? 0, column: sheet?.getLastColumn() ?? 0 };
  });
  let ink: number | undefined;
  let pictures = 0;
  for (let column = 0; column <= ends.column;) {
    let nextColumn = column + 1;
    for (let row = 0; row <= ends.row;) {
      const seen = await scrollTo(page, row, column);
      ink ??= await inkOf(page);
      pictures += 1;
      await takePicture(page, pictures === 1 ? name : `${name} (${pictures})`);
      row = Math.max(row, seen.lastRow) + 1;
      nextColumn = Math.max(column, seen.lastColumn) + 1;
    }
    column = nextColumn;
  }
  return { pictures, ink: ink ?? 0 };
}

/** Scrolls to a cell and waits until it is drawn. Answers with the last cell in view. */
async function scrollTo(
  page: Page,
  row: number,
  column: number,
): Promise<{ lastRow: number; lastColumn: number }> {
  return page.evaluate(
    async ([r, c]) => {
      const sheet = globalThis.workbench.grid.api.getActiveWorkbook()?.getActiveSheet();
      sheet?.scrollToCell(r, c);
      // The grid draws in the frame after the next.
      for (let frame = 0; frame < 3; frame++) await new Promise((drawn) => requestAnimationFrame(drawn));
      const { endRow, endColumn } = sheet?.getVisibleRange() ?? { endRow: r, endColumn: c };
      // The last row and column may be cut by the end of the screen.
      return { lastRow: endRow - 1, lastColumn: endColumn - 1 };
    },
    [row, column] as const,
  );
}

/** Share of the canvas's pixels that differ from its most frequent color. */
async function inkOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvases = document.querySelectorAll<HTMLCanvasElement>('canvas[id^="univer-sheet-main-canvas"]');
    const canvas = [...canvases].at(-1);
    const copy = new OffscreenCanvas(canvas?.width ?? 0, canvas?.height ?? 0);
    const context = copy.getContext("2d");
    if (!canvas || !context) throw new Error("the sheet has no canvas");
    context.drawImage(canvas, 0, 0);
    const pixels = new Uint32Array(context.getImageData(0, 0, copy.width, copy.height).data.buffer);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return 1 - Math.max(...counts.values()) / pixels.length;
  });
}
