import { layout } from "../../../src/workbook/layout";
import type { CellSpec, ChartSpec, PrintSpec, SheetSpec } from "../../../src/workbook/spec";
import { plannedBreaks } from "../../../src/workbook/writers/pageBreaks";

/**
 * Letter upright at 100 %: 11 inches less margins of 0.6 twice are 705.6 points, of which 96 % are planned with: 45 rows of
 * 15 points.
 */
const ROWS = 45;

const PORTRAIT: PrintSpec = { orientation: "portrait" };

/** Blocks of so many rows, with a blank row between. */
function blocks(...rows: number[]): CellSpec[] {
  let at = 1;
  return rows.flatMap((count) => {
    const cells = Array.from({ length: count }, (_, i): CellSpec => ({
      kind: "value",
      at: `A${at + i}`,
      value: i,
    }));
    at += count + 1;
    return cells;
  });
}

function breaks(cells: CellSpec[], print: PrintSpec = PORTRAIT, more: Partial<SheetSpec> = {}, heights = new Map<number, number>()) {
  const sheets = [{ name: "A", cells, print, ...more }];
  const [sheet] = layout({ title: "T", subject: "S", names: [], sheets }).sheets;
  if (!sheet) throw new Error("no sheet");
  return plannedBreaks(sheet, print, heights);
} // prettier-ignore

test.each<[string, number[], number[]]>([
  ["one page that is just full", [ROWS - 6, 5], []],
  ["a short block that does not fit by a row", [ROWS - 6, 6], [ROWS - 4]],
  ["three pages of short blocks", [15, 15, 15, 15, 15, 15], [33, 65]],
  ["a block of 40% of a page is moved, a higher one is cut", [30, 18], [32]],
  ["a block of more than 40% is cut where more than 15% of the page is free", [30, 19], []],
  ["a long block begins where more than 15% of the page is free", [37, 60], []],
  ["and on the next page where less is", [38, 60], [40]],
  ["what follows it begins behind its end", [60, 18, 18], [81]],
  ["a first block higher than a page", [60, 31], []],
  ["an empty sheet", [], []],
])("%s", (_, rows, expected) => {
  expect(breaks(blocks(...rows))).toEqual(expected);
});

test("heights count: a row of 100 points replaces others", () => {
  expect(breaks(blocks(28, 16))).toEqual([]);
  expect(breaks(blocks(28, 16), PORTRAIT, {}, new Map([[3, 100]]))).toEqual([30]);
});

test("a landscape page has less room, one at 50% twice as much, a wide sheet more", () => {
  // 8.27 inches less margins are 509 points, of which 489 are planned with: 32 rows.
  expect(breaks(blocks(20, 12), { orientation: "landscape" })).toEqual([22]);
  expect(breaks(blocks(20, 11), { orientation: "landscape" })).toEqual([]);
  expect(breaks(blocks(40, 16), { orientation: "portrait", scale: 50 })).toEqual([]);
  // 2,000 pixels are 1,500 points: 36 % of them fit.
  expect(breaks(blocks(40, 16), PORTRAIT, { columnWidths: [255, 30] })).toEqual([]);
  expect(breaks(blocks(40, 16), { orientation: "portrait", pagesWide: 3 }, { columnWidths: [255, 30] })).toEqual([42]);
}); // prettier-ignore

test("rows that repeat take their room from the second page on", () => {
  const print: PrintSpec = { orientation: "portrait", repeatRows: [1, 2] };
  expect(breaks(blocks(40, 10, 16, 16), PORTRAIT)).toEqual([42]);
  expect(breaks(blocks(40, 10, 16, 16), print)).toEqual([42, 70]);
});

const chart = (covers: string): ChartSpec => {
  const cells = { sheet: "A", range: "A1" };
  return { kind: "column", title: "C", description: "d", covers, series: [{ name: "s", categories: cells, values: cells }] };
}; // prettier-ignore

test("a chart is not cut, nor are rows that it reaches", () => {
  expect(breaks(blocks(30), PORTRAIT, { charts: [chart("A32:F50")] })).toEqual([32]);
  expect(breaks(blocks(30), PORTRAIT, { charts: [chart("A32:F45")] })).toEqual([]);
  // It stands beside rows 28 to 35.
  expect(breaks(blocks(20, 5, 20), PORTRAIT, { charts: [chart("C28:F50")] })).toEqual([28]);
  // Higher than 40 % of a page, and yet whole.
  expect(breaks(blocks(10), PORTRAIT, { charts: [chart("A12:F50")] })).toEqual([12]);
});

test("blank cells with a look and empty formulas are part of a block", () => {
  const look: CellSpec = { kind: "blank", at: "A31", rows: 16, style: "strip" };
  expect(breaks([...blocks(29), look])).toEqual([31]);
});

test("a sheet that states its breaks or the number of its pages has just those", () => {
  expect(breaks(blocks(40, 40), { orientation: "portrait", pageBreaks: [7] })).toEqual([7]);
  expect(breaks(blocks(40, 40), { orientation: "portrait", pageBreaks: [] })).toEqual([]);
  expect(breaks(blocks(40, 40), { orientation: "portrait", pagesHigh: 1 })).toEqual([]);
});

test("what is not printed takes no room", () => {
  expect(breaks(blocks(40, 40), { orientation: "portrait", area: "A1:B40" })).toEqual([]);
  expect(breaks(blocks(40, 40, 16), { orientation: "portrait", area: "A42:B98" })).toEqual([83]);
});

test("repeated rows that fill the page end the planning, not the program", () => {
  const print: PrintSpec = { orientation: "portrait", repeatRows: [1, 2] };
  const heights = new Map([0, 1].map((row) => [row, 400]));
  expect(breaks(blocks(40, 40), print, {}, heights)).toEqual([]);
  expect(breaks(blocks(20, 20), print, {}, new Map([[0, 300]]))).toEqual([22]);
});
