import { fittingWidths } from "../../src/workbook/fittingWidths";
import type { CellValue } from "../../src/workbook/spec";

const LONG = "0123456789".repeat(4);

function widthsOf(widths: number[], rows: CellValue[][], column = 0, wrapped: number[] = []): number[] {
  const columns = (rows[0] ?? []).map((_, i) => ({ header: `Column ${i}` }));
  const table = {
    spec: { name: "T", at: "A1", columns, rows },
    area: { row: 0, column, rows: rows.length + 1, columns: columns.length },
  };
  return fittingWidths(widths, [table], (_table, i) => wrapped.includes(i));
}

test.each<[string, number[], CellValue[][], number[]]>([
  ["a text that fits changes nothing", [41, 5], [[LONG, 1]], [41, 5]],
  [
    "a column grows to its longest text",
    [40, 5],
    [
      ["a", 1],
      [LONG, 1],
      ["b", 1],
    ],
    [41, 5],
  ],
  ["the last column's text covers what is beside the table", [5, 5], [["a", LONG]], [5, 5]],
  [
    "numbers and blanks need nothing",
    [5, 5],
    [
      [123456789012, 1],
      [null, 2],
      ["", 3],
    ],
    [5, 5],
  ],
  ["names without an end are cut at 100 characters", [5, 5], [[LONG.repeat(3), 1]], [100, 5]],
  ["a column without a width has Excel's", [], [["12345678", 1]], [9]],
  ["a column without a width that is wide enough stays so", [], [["1234567", 1]], []],
])("%s", (_what, widths, rows, fitting) => {
  expect(widthsOf(widths, rows)).toEqual(fitting);
});

test("columns in front of the table keep Excel's width", () => {
  expect(widthsOf([20], [[LONG, 1]], 3)).toEqual([20, 8.43, 8.43, 41]);
});

test("a wrapped text needs rows, not columns", () => {
  expect(widthsOf([5, 5, 5], [[LONG, LONG, 1]], 0, [0])).toEqual([5, 41, 5]);
});

test("wide letters count for more than digits, narrow ones for less", () => {
  expect(widthsOf([1], [["MMMMMMMMMM", 1]])).toEqual([19]);
  expect(widthsOf([1], [["AAAAAAAAAA", 1]])).toEqual([14]);
  expect(widthsOf([1], [["iiiiiiiiii----------", 1]])).toEqual([15]);
});
