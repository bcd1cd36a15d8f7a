import { printedPages, startOf, type SheetEnds } from "../../../src/workbench/print/printedPages";
import { pageTexts } from "../../../src/workbench/print/pageTexts";
import type { PrintSpec } from "../../../src/workbook/spec";
import { STANDARD_FOOTER } from "../../../src/workbook/writers/standardFooter";

/** Rows of 20 pixels and columns of 100. */
const ENDS: SheetEnds = {
  rows: Array.from({ length: 400 }, (_, i) => 20 * (i + 1)),
  columns: Array.from({ length: 30 }, (_, i) => 100 * (i + 1)),
};

/** A page of 600 by 800 pixels. */
const MARGINS = { left: 1, right: 8.27 - 1 - 600 / 96, top: 1, bottom: 11.69 - 1 - 800 / 96 };
const PORTRAIT: PrintSpec = { orientation: "portrait", margins: MARGINS };

function laidOut(
  size: { rows: number; columns: number },
  print: Partial<PrintSpec> = {},
  breaks: number[] = [],
) {
  const { pages, scale } = printedPages(
    { row: 0, column: 0, ...size },
    ENDS,
    { ...PORTRAIT, ...print },
    breaks,
  );
  const rows = pages.map((blocks) => blocks.map(({ row, rows: count }) => [row, row + count - 1]));
  const columns = pages.map((blocks) =>
    blocks.map(({ column, columns: count }) => [column, column + count - 1]),
  );
  return { pages, scale, rows, columns };
}

test("a sheet that fits is one page at full size", () => {
  const { pages, scale } = laidOut({ rows: 40, columns: 6 });
  expect(scale).toBe(1);
  expect(pages).toEqual([[{ row: 0, column: 0, rows: 40, columns: 6, x: 0, y: 0 }]]);
});

test.each([
  ["as many rows as a page has", 40, [[[0, 39]]]],
  ["one more", 41, [[[0, 39]], [[40, 40]]]],
])("%s", (_what, count, rows) => {
  expect(laidOut({ rows: count, columns: 6 }).rows).toEqual(rows);
});

test("columns that do not fit become smaller, and with them the rows", () => {
  const { scale, rows } = laidOut({ rows: 81, columns: 12 });
  expect(scale).toBe(0.5);
  expect(rows).toEqual([[[0, 79]], [[80, 80]]]);
});

test("columns take as many pages as they may, down before across", () => {
  const { scale, rows, columns } = laidOut({ rows: 50, columns: 12 }, { pagesWide: 2 });
  expect(scale).toBe(1);
  expect(rows).toEqual([[[0, 39]], [[40, 49]], [[0, 39]], [[40, 49]]]);
  expect(columns).toEqual([[[0, 5]], [[0, 5]], [[6, 11]], [[6, 11]]]);
});

test("a number of pages high makes the sheet smaller, and has no breaks", () => {
  const { scale, pages } = laidOut({ rows: 50, columns: 6 }, { pagesHigh: 1 }, [20]);
  expect(pages).toHaveLength(1);
  expect(scale).toBeLessThanOrEqual(0.8);
  expect(scale).toBeGreaterThan(0.78);
});

test.each([
  ["a scale is kept", 50, 6, 0.5],
  ["so is one at which the columns just fit", 100, 6, 1],
])("%s", (_what, scale, columns, found) => {
  expect(laidOut({ rows: 10, columns }, { scale }).scale).toBeCloseTo(found);
});

test("columns that fit in Excel, where they are narrower, are on one page", () => {
  const wider = { ...ENDS, columns: ENDS.columns.map((end) => end * 1.05) };
  const { scale, pages } = printedPages(
    { row: 0, column: 0, rows: 1, columns: 6 },
    wider,
    { ...PORTRAIT, scale: 100 },
    [],
  );
  expect(pages).toHaveLength(1);
  expect(scale).toBeCloseTo(1 / 1.05);
  const muchWider = { ...ENDS, columns: ENDS.columns.map((end) => end * 1.08) };
  expect(
    printedPages({ row: 0, column: 0, rows: 1, columns: 6 }, muchWider, { ...PORTRAIT, scale: 100 }, [])
      .pages,
  ).toHaveLength(2);
});

test("rows begin a page at a break", () => {
  expect(laidOut({ rows: 50, columns: 6 }, {}, [11, 45]).rows).toEqual([[[0, 9]], [[10, 43]], [[44, 49]]]);
});

test("repeated rows and columns are on each page that follows them", () => {
  const { pages } = laidOut(
    { rows: 50, columns: 8 },
    { repeatRows: [1, 2], repeatColumns: [1, 1], pagesWide: 2 },
  );
  expect(pages[0]).toEqual([{ row: 0, rows: 40, column: 0, columns: 6, x: 0, y: 0 }]);
  expect(pages[1]).toEqual([
    { row: 0, rows: 2, column: 0, columns: 6, x: 0, y: 0 },
    { row: 40, rows: 10, column: 0, columns: 6, x: 0, y: 40 },
  ]);
  expect(pages[3]).toEqual([
    { row: 0, rows: 2, column: 0, columns: 1, x: 0, y: 0 },
    { row: 0, rows: 2, column: 6, columns: 2, x: 100, y: 0 },
    { row: 40, rows: 10, column: 0, columns: 1, x: 0, y: 40 },
    { row: 40, rows: 10, column: 6, columns: 2, x: 100, y: 40 },
  ]);
});

test("repeated rows take their room of the pages", () => {
  expect(laidOut({ rows: 79, columns: 6 }, { repeatRows: [1, 2] }).pages).toHaveLength(3);
  expect(laidOut({ rows: 78, columns: 6 }, { repeatRows: [1, 2] }).pages).toHaveLength(2);
});

test("rows and columns beyond the sheet have no size", () => {
  expect([
    startOf(ENDS.rows, 0),
    startOf(ENDS.rows, 1),
    startOf(ENDS.rows, 400),
    startOf(ENDS.rows, 500),
  ]).toEqual([0, 20, 8000, 8000]);
});

test("lines of a page show its fields", () => {
  const fields = { sheet: "Hosts", page: 2, pages: 3, date: "11/24/2026", file: "plan" };
  const { left, center, right } = pageTexts(STANDARD_FOOTER, fields);
  expect([left, center]).toEqual(["Printed 11/24/2026", ""]);
  expect(right).toMatch(/ · Hosts, page 2 of 3$/);
});
