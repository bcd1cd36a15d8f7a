import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);

/** pdftohtml states sizes in whole pixels: at its largest zoom, a third of a point. */
const ZOOM = 3;

/** Points of the page at its top and bottom in which headers and footers stand. */
const EDGE = 40;

/** A piece of text on a page; places and sizes in points. */
export interface PrintedText {
  text: string;
  top: number;
  left: number;
  width: number;
  size: number;
}

/** A printed page. */
export interface PrintedPage {
  /** Without its header and footer. */
  texts: PrintedText[];
  /** Words of the footer. */
  footer: string;
  /** In points. */
  width: number;
}

/** Prints workbooks with LibreOffice, all in one process, and reads the pages of each. */
export async function printedPages(workbooks: readonly Uint8Array[]): Promise<PrintedPage[][]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "hci-planner-printed-"));
  try {
    const files = workbooks.map((_, i) => path.join(folder, `workbook${i}.xlsx`));
    await Promise.all(workbooks.map((bytes, i) => writeFile(files[i] ?? "", bytes)));
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, "profile")).href}`;
    await run("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, ...files]);
    const pages: PrintedPage[][] = [];
    for (const file of files) pages.push(await pagesOf(file.replace(/xlsx$/, "pdf")));
    return pages;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function pagesOf(pdf: string): Promise<PrintedPage[]> {
  const args = ["-xml", "-i", "-hidden", "-stdout", "-zoom", String(ZOOM), pdf];
  const { stdout } = await run("pdftohtml", args, { maxBuffer: 2 ** 27 });
  const fonts = new Map<string, number>();
  for (const [, id = "", size = ""] of stdout.matchAll(/<fontspec id="(\d+)" size="(-?\d+)"/g))
    fonts.set(id, Number(size) / ZOOM);
  return [
    ...stdout.matchAll(/<page number="\d+"[^>]* height="(\d+)" width="(\d+)"[^>]*>(.*?)<\/page>/gs),
  ].map(([, height = "", width = "", content = ""]) => {
    const bottom = Number(height) / ZOOM - EDGE;
    const all = textsOf(content, fonts).filter(({ text }) => text !== "");
    return {
      texts: all.filter(({ top }) => top > EDGE && top < bottom),
      footer: all.flatMap(({ top, text }) => (top >= bottom ? [text] : [])).join(" "),
      width: Number(width) / ZOOM,
    };
  });
}

const TEXT = /<text top="(-?\d+)" left="(-?\d+)" width="(-?\d+)" height="-?\d+" font="(\d+)">(.*?)<\/text>/gs;

function textsOf(content: string, fonts: ReadonlyMap<string, number>): PrintedText[] {
  return [...content.matchAll(TEXT)].map(([, top, left, width, font = "", text = ""]) => ({
    text: text
      .replace(/<[^>]*>/g, "")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&amp;/g, "&")
      .trim(),
    top: Number(top) / ZOOM,
    left: Number(left) / ZOOM,
    width: Number(width) / ZOOM,
    size: fonts.get(font) ?? 0,
  }));
}

/** A mark that Calibri's stand-in lacks: it is drawn in another font, inside of the text that it belongs to. */
const MARK = /^[^\p{L}\p{N}]$/u;

/** Texts that the next one on their line covers: LibreOffice cuts them at the edge of their cell. */
export function cutTexts({ texts }: PrintedPage): string[] {
  const lines = new Map<number, PrintedText[]>();
  for (const text of texts) {
    if (MARK.test(text.text)) continue;
    const line = Math.round(text.top);
    lines.set(line, [...(lines.get(line) ?? []), text]);
  }
  return [...lines.values()].flatMap((line) => {
    const sorted = line.sort((a, b) => a.left - b.left);
    return sorted.flatMap((text, i) => {
      const next = sorted[i + 1];
      return next && text.left + text.width > next.left + 1 ? [`${text.text} | ${next.text}`] : [];
    });
  });
}
