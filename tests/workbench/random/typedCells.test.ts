import { FORMULA, lostCells, movedTo, shifted, withoutArea, withTyped, type TypedCell } from "./typedCells";

const cell = (row: number, column: number, reads = "1"): TypedCell => ({ sheetId: "s", row, column, reads });
const rowsOf = (cells: readonly TypedCell[]) => cells.map(({ row }) => row);

test.each([
  ["1", "1", []],
  ["1", "2", ["s!B1: 1 was typed, 2 is there"]],
  ["1", undefined, ["s!B1: 1 was typed, nothing is there"]],
  [FORMULA, "=1+1 → 2", []],
  [FORMULA, "2", ["s!B1: = was typed, 2 is there"]],
])("of a cell that reads %s, the contents %s are missed as %j", (reads, found, lost) => {
  const contents = new Map(found === undefined ? [] : [["s!B1", found]]);
  expect(lostCells([cell(0, 1, reads)], contents)).toEqual(lost);
});

test("a cell that is typed again reads what was typed last", () => {
  expect(withTyped([cell(0, 0, "1"), cell(1, 0, "2")], [cell(0, 0, "3")])).toEqual([
    cell(1, 0, "2"),
    cell(0, 0, "3"),
  ]);
});

test("rows that are inserted move the cells from there on", () => {
  expect(rowsOf(shifted([cell(1, 0), cell(2, 0), cell(3, 0)], "s", "row", 2, 2))).toEqual([1, 4, 5]);
});

test("rows that are deleted take their cells along and move those below", () => {
  const cells = [1, 2, 3, 4].map((row) => cell(row, 0));
  expect(rowsOf(shifted(cells, "s", "row", 2, -2))).toEqual([1, 2]);
});

test("other sheets do not move", () => {
  expect(rowsOf(shifted([cell(3, 0)], "other", "row", 0, 2))).toEqual([3]);
});

test("an area that is emptied, and one that is moved", () => {
  const cells = [cell(1, 1), cell(2, 1), cell(3, 1)];
  const area = { row: 1, column: 1, rows: 2, columns: 1 };
  expect(rowsOf(withoutArea(cells, "s", area))).toEqual([3]);
  expect(movedTo(cells, "s", area, { row: 11, column: 5 })).toEqual([cell(11, 5), cell(12, 5)]);
});
