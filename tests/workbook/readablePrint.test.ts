import { readablePrint } from "../../src/workbook/readablePrint";
import type { PrintSpec } from "../../src/workbook/spec";

const LANDSCAPE: PrintSpec = { orientation: "landscape" };
const PORTRAIT: PrintSpec = { orientation: "portrait" };

/** Columns of 20 characters take 108.75 points; landscape has room for 1123 of them at 7 pt, portrait for 816. */
const columns = (count: number): number[] => Array<number>(count).fill(20);

test.each<[string, PrintSpec, number, number | undefined]>([
  ["landscape with room for all", LANDSCAPE, 10, undefined],
  ["landscape with one too many", LANDSCAPE, 11, 2],
  ["portrait with room for all", PORTRAIT, 7, undefined],
  ["portrait with one too many", PORTRAIT, 8, 2],
  ["twice as many as a page has room for", LANDSCAPE, 20, 3],
  ["a print area that leaves columns out", { ...LANDSCAPE, area: "A1:J9" }, 30, undefined],
  ["a print area that is too wide itself", { ...LANDSCAPE, area: "B1:L9" }, 30, 2],
  ["pages that the sheet states", { ...LANDSCAPE, pagesWide: 1 }, 30, 1],
  ["a first column on every page", { ...LANDSCAPE, repeatColumns: [1, 1] }, 20, 3],
])("%s", (_, print, count, pagesWide) => {
  const readable = readablePrint(print, columns(count));
  expect(readable).toEqual(pagesWide === undefined ? print : { ...print, pagesWide });
});

test("a scale and a number of pages high stay as they are", () => {
  for (const print of [
    { ...PORTRAIT, scale: 40 },
    { ...PORTRAIT, pagesHigh: 1 },
  ] as PrintSpec[])
    expect(readablePrint(print, columns(30))).toBe(print);
});

test("a repeated column that fills the page leaves room for others", () => {
  const widths = [200, ...columns(10)];
  expect(readablePrint({ ...LANDSCAPE, repeatColumns: [1, 1] }, widths).pagesWide).toBe(4);
});

test("columns that are all repeated take one page, not none", () => {
  expect(readablePrint({ ...LANDSCAPE, repeatColumns: [1, 8] }, columns(11)).pagesWide).toBeGreaterThan(0);
  expect(readablePrint({ ...LANDSCAPE, repeatColumns: [1, 11] }, columns(11)).pagesWide).toBe(1);
});
