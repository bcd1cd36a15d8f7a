import { readHidden } from "../../src/workbench/read/readHidden";
import type { ReadLoss } from "../../src/workbench/read/readLoss";
import type { SnapshotFilter, SnapshotSheet } from "../../src/workbook/writers/univer/snapshot";

const range = { startRow: 2, endRow: 9, startColumn: 1, endColumn: 3 };

function read(sheet: Partial<SnapshotSheet>, filter?: SnapshotFilter) {
  const losses: ReadLoss[] = [];
  const whole = { name: "Data", rowData: {}, columnData: {}, ...sheet } as SnapshotSheet;
  return { features: readHidden(whole, filter, losses), losses };
}

test("a sheet that shows everything has no such feature", () => {
  expect(read({ rowData: { 3: { h: 20, hd: 0 } }, columnData: { 1: { w: 50 } }, hidden: 0 })).toEqual({
    features: [],
    losses: [],
  });
});

test("rows, columns and the sheet that are hidden by hand", () => {
  const { features } = read({ rowData: { 3: { hd: 1 } }, columnData: { 1: { hd: 1 } }, hidden: 1 });
  expect(features).toEqual([{ kind: "hidden", rows: [3], columns: [1], sheet: true }]);
});

test("a filter hides rows and reports what it lets through, by columns of its own", () => {
  const { features, losses } = read(
    { rowData: { 10: { hd: 1 } } },
    {
      ref: range,
      cachedFilteredOut: [4, 3],
      filterColumns: [
        { colId: 1, filters: { filters: ["a"], blank: true } },
        {
          colId: 3,
          customFilters: { and: 1, customFilters: [{ val: 5, operator: "greaterThan" }, { val: "x" }] },
        },
      ],
    },
  );
  expect(losses).toEqual([]);
  expect(features).toEqual([
    { kind: "hidden", rows: [3, 4, 10], columns: [], sheet: false },
    {
      kind: "filter",
      area: { row: 2, column: 1, rows: 8, columns: 3 },
      columns: [
        { column: 0, values: { texts: ["a"], blank: true } },
        {
          column: 2,
          conditions: {
            all: true,
            comparisons: [
              { operator: "greaterThan", value: "5" },
              { operator: "equal", value: "x" },
            ],
          },
        },
      ],
    },
  ]);
});

test("a filter by color is reported as lost", () => {
  const { features, losses } = read({}, { ref: range, filterColumns: [{ colId: 1, colorFilters: {} }] });
  expect(features).toMatchObject([{ kind: "filter", columns: [] }]);
  expect(losses).toEqual([{ where: "Data", because: expect.stringContaining("by color") as string }]);
});
