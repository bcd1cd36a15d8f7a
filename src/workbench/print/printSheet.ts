import type { SheetDrawing } from "../../workbook/drawing";
import type { PrintSpec } from "../../workbook/spec";
import { plannedBreaks } from "../../workbook/writers/pageBreaks";
import { printedArea } from "../../workbook/writers/pageSize";
import { STANDARD_FOOTER } from "../../workbook/writers/standardFooter";
import { PIXELS_PER_POINT } from "../../workbook/writers/univer/rows";
import type { PaintedChart } from "../charts/gridCharts";
import type { GridPainter } from "../grid/gridPainter";
import { type PageFields, pageTexts } from "./pageTexts";
import { type PrintedBlock, printedPages, startOf, type PrintedSheet } from "./printedPages";

/** Dots of a page per pixel at full size: 288 per inch. */
const DOTS = 3;

/** Pages that are printed at most: a sheet of more is data, which the .xlsx holds. */
const MAX_PAGES = 60;

/** What is printed. */
export interface SheetToPrint {
  sheet: SheetDrawing;
  /** Title of the workbook, which the .xlsx is named after. */
  title: string;
  charts: readonly PaintedChart[];
  painter: GridPainter;
}

/**
 * Fills an element with the pages of a sheet, as the .xlsx would be printed.
 *
 * @returns What is not printed, a sentence; `undefined` where all is.
 * @throws Error where there is nothing to print, or the sheet changed meanwhile.
 */
export async function fillPages(element: HTMLElement, printed: SheetToPrint): Promise<string | undefined> {
  const { sheet, title, painter } = printed;
  const ends = painter.ends();
  const print = printOf(sheet);
  const heights = new Map(
    ends.rows.map((end, row) => [row, (end - startOf(ends.rows, row)) / PIXELS_PER_POINT] as const),
  );
  const area = printedArea(sheet, print);
  if (area.rows === 0 || area.columns === 0) throw new Error("it is empty");
  const height = startOf(ends.rows, area.row + area.rows) - startOf(ends.rows, area.row);
  const width = startOf(ends.columns, area.column + area.columns) - startOf(ends.columns, area.column);
  if (height === 0 || width === 0) throw new Error("all of its cells are hidden");
  const layout = printedPages(area, ends, print, plannedBreaks(sheet, print, heights));
  const pages = layout.pages.slice(0, MAX_PAGES);
  setPaper(layout.paper);
  element.replaceChildren();
  for (const [i, blocks] of pages.entries()) {
    const fields = {
      sheet: sheet.name,
      page: i + 1,
      pages: layout.pages.length,
      date: new Date().toLocaleDateString(),
      file: title,
    };
    element.append(await pageOf(blocks, layout, { printed, print, fields }));
    // One page after the other: the grid stays usable.
    await new Promise((resolve) => setTimeout(resolve));
  }
  const left = layout.pages.length - pages.length;
  return left === 0 ? undefined : `${left} more pages are not printed. Download .xlsx to see them.`;
}

function printOf({ features }: SheetDrawing): PrintSpec {
  for (const feature of features) if (feature.kind === "print") return feature.print;
  return { orientation: "portrait" };
}

/** Pages have the size of the paper: the sheet's margins are in them. */
function setPaper({ width, height }: PrintedSheet["paper"]): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${width > height ? "A4 landscape" : "A4 portrait"}; margin: 0; }`);
  document.adoptedStyleSheets = [sheet];
}

async function pageOf(
  blocks: readonly PrintedBlock[],
  { paper, margins, scale }: PrintedSheet,
  { printed, print, fields }: { printed: SheetToPrint; print: PrintSpec; fields: PageFields },
): Promise<HTMLElement> {
  const page = document.createElement("section");
  page.style.width = `${paper.width}px`;
  // A page that is a fraction of a pixel too high would begin another one.
  page.style.height = `${Math.floor(paper.height) - 1}px`;
  const sizes = await Promise.all(
    blocks.map(async (block) => {
      const image = await imageOf(block, scale, printed);
      image.style.left = `${margins.left + block.x * scale}px`;
      image.style.top = `${margins.top + block.y * scale}px`;
      page.append(image);
      return block.x * scale + image.width;
    }),
  );
  if (print.centered) {
    const free = paper.width - margins.left - margins.right - Math.max(...sizes);
    for (const image of page.querySelectorAll("img")) image.style.marginLeft = `${Math.max(0, free / 2)}px`;
  }
  if (print.header) page.append(lineOf("top", pageTexts(print.header, fields)));
  page.append(lineOf("bottom", pageTexts(print.footer ?? STANDARD_FOOTER, fields)));
  return page;
}

async function imageOf(
  block: PrintedBlock,
  scale: number,
  { painter, charts }: SheetToPrint,
): Promise<HTMLImageElement> {
  const ratio = DOTS * scale;
  const canvas = painter.paint(block, ratio);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser has no canvas");
  const ends = painter.ends();
  const [left, top] = [startOf(ends.columns, block.column), startOf(ends.rows, block.row)];
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const { area, picture } of charts) {
    const [x, y] = [startOf(ends.columns, area.column), startOf(ends.rows, area.row)];
    const width = startOf(ends.columns, area.column + area.columns) - x;
    const height = startOf(ends.rows, area.row + area.rows) - y;
    context.drawImage(picture, x - left, y - top, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) throw new Error("a page is too large for this browser");
  const image = new Image(canvas.width / DOTS, canvas.height / DOTS);
  image.src = URL.createObjectURL(blob);
  image.alt = "";
  await image.decode();
  return image;
}

function lineOf(edge: "top" | "bottom", texts: ReturnType<typeof pageTexts>): HTMLElement {
  const line = document.createElement("p");
  line.className = edge;
  for (const text of [texts.left, texts.center, texts.right]) {
    const part = document.createElement("span");
    part.textContent = text;
    line.append(part);
  }
  return line;
}

/** Lets go of the pages. */
export function emptyPages(element: HTMLElement): void {
  for (const { src } of element.querySelectorAll("img")) URL.revokeObjectURL(src);
  element.replaceChildren();
}
