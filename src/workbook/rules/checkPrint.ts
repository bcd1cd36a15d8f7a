import { MAX_COLUMNS, MAX_ROWS } from "../address";
import type { PageLine } from "../printSpec";
import type { PrintSpec } from "../spec";
import { areaAt } from "../workbookIndex";
import { checkText, shortened } from "./checkValue";
import { invalidView, isCount, isSpan } from "./checkView";

/** Most pages in a row, and in a column, that Excel fits a sheet to. */
const MAX_PAGES = 32767;

/** Excel's limits on the size of a printed sheet, in percent. */
const MIN_SCALE = 10;
const MAX_SCALE = 400;

/** Most row breaks of a sheet in Excel. */
const MAX_BREAKS = 1026;

/** Inches of paper on the shorter side of Letter: margins must leave something of it. */
const PAPER = 8.5;

/** Excel's limit on a header or footer, in characters with its codes; `&L&9&K595959` and the like take 39 of them. */
const MAX_LINE_LENGTH = 255 - 39;

/** Checks how a sheet is printed. */
export function checkPrint(print: PrintSpec): void {
  const { repeatRows, repeatColumns, pagesWide, pagesHigh, scale, pageBreaks = [], area } = print;
  for (const [what, lines, most] of [
    ["Rows", repeatRows, MAX_ROWS],
    ["Columns", repeatColumns, MAX_COLUMNS],
  ] as const) {
    if (lines && !isSpan(lines, most))
      throw invalidView(`${what} ${lines.join(" to ")} cannot be repeated on each page.`);
  }
  for (const [what, pages = 1] of [
    ["wide", pagesWide],
    ["high", pagesHigh],
  ] as const) {
    if (!(isCount(pages, MAX_PAGES + 1) && pages > 0))
      throw invalidView(`A sheet cannot be ${String(pages)} pages ${what}.`);
  }
  if (scale !== undefined) {
    if (!(Number.isInteger(scale) && scale >= MIN_SCALE && scale <= MAX_SCALE))
      throw invalidView(`A sheet cannot be printed at ${String(scale)}%.`);
    if (pagesWide !== undefined || pagesHigh !== undefined)
      throw invalidView(`A sheet is printed at ${String(scale)}% or on a number of pages, not both.`);
  }
  checkBreaks(pageBreaks, pagesHigh);
  if (area !== undefined) areaAt(area);
  checkMargins(print);
  for (const line of [print.header, print.footer]) if (line) checkLine(line);
}

function checkBreaks(rows: readonly number[], pagesHigh: number | undefined): void {
  rows.forEach((row, i) => {
    if (!(isCount(row, MAX_ROWS + 1) && row > 1))
      throw invalidView(`A page cannot begin before row ${String(row)}.`);
    if (row <= (rows[i - 1] ?? 0))
      throw invalidView(`Page breaks are not in order: row ${String(row)} comes too late.`);
  });
  if (rows.length > MAX_BREAKS) {
    throw invalidView(
      `${String(rows.length)} page breaks are too many: Excel has room for ${String(MAX_BREAKS)}.`,
    );
  }
  if (rows.length > 0 && pagesHigh !== undefined) {
    throw invalidView(`Excel ignores page breaks on a sheet that is to be ${String(pagesHigh)} pages high.`);
  }
}

function checkMargins({ margins }: PrintSpec): void {
  if (!margins) return;
  for (const [side, inches] of Object.entries(margins) as [string, number][]) {
    if (!(inches >= 0 && inches < PAPER))
      throw invalidView(`The ${side} margin cannot be ${String(inches)} inches.`);
  }
  if (margins.left + margins.right >= PAPER || margins.top + margins.bottom >= PAPER)
    throw invalidView("The margins leave nothing of the paper.");
}

function checkLine(line: PageLine): void {
  const parts = [line.left, line.center, line.right].flatMap((part) => part ?? []);
  const texts = parts.filter((part) => typeof part === "string");
  for (const text of texts) {
    checkText(text);
    if (text.includes("\n")) throw invalidView(`"${shortened(text)}" is two lines in a header or footer.`);
  }
  // An ampersand is doubled, a field takes two characters.
  const length = texts.join("").replace(/&/g, "&&").length + 2 * (parts.length - texts.length);
  if (length > MAX_LINE_LENGTH) {
    const limit = `${String(length)} characters, ${String(MAX_LINE_LENGTH)} at most`;
    throw invalidView(`The header or footer "${shortened(texts.join(""))}" is too long: ${limit}.`);
  }
}
