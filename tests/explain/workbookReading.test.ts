import { placeName, WorkbookReading } from "../../src/explain/workbookReading";
import type { SheetArea, WorkbookCells } from "../../src/explain/workbookCells";
import { MAX_COLUMNS, MAX_ROWS } from "../../src/workbook/address";

/** A full sheet, and what is read of it. */
function fullSheet() {
  const read: SheetArea[] = [];
  const details: number[] = [];
  const workbook: WorkbookCells = {
    read: (areas) => {
      read.push(...areas);
      return Promise.resolve(
        areas.map(({ area }) => ({
          values: Array.from({ length: area.rows }, () => new Array<number>(area.columns).fill(1)),
          formulas: [],
        })),
      );
    },
    extents: (sheets) => Promise.resolve(sheets.map(() => ({ rows: MAX_ROWS, columns: MAX_COLUMNS }))),
    details: (cells) => {
      details.push(cells.length);
      return Promise.resolve(cells.map(() => ({ format: "General" })));
    },
    names: () => Promise.resolve([]),
    tables: () => Promise.resolve([]),
  };
  const cellsRead = () => read.reduce((sum, { area }) => sum + area.rows * area.columns, 0);
  return { reading: new WorkbookReading(workbook), read, details, cellsRead };
}

const cellAt = (row: number, column: number): SheetArea => ({
  sheet: "Sheet",
  area: { row, column, rows: 1, columns: 1 },
});

test("for the words of a cell, a part of its column is read, not 50,000 rows of it", async () => {
  const { reading, cellsRead } = fullSheet();
  await reading.cells([{ sheet: "Sheet", area: { row: 0, column: 3, rows: 50_000, columns: 1 } }]);
  await reading.cells([cellAt(49_999, 3)]);
  expect(cellsRead()).toBeLessThan(6000);
});

test("for the words of a cell far to the right, few rows above it are read", async () => {
  const { reading, cellsRead } = fullSheet();
  await reading.cells([cellAt(1000, MAX_COLUMNS - 20), cellAt(999, 1)]);
  expect(cellsRead()).toBeLessThan(60_000);
});

test("cells down a column are read together, also one after the other", async () => {
  const { reading, read } = fullSheet();
  for (let row = 0; row < 640; row++) await reading.cells([cellAt(row, 1)]);
  expect(read.length).toBeLessThan(30);
});

test("details of many cells are asked in parts that one request of Excel on the web can have", async () => {
  const { reading, details } = fullSheet();
  await reading.cells(Array.from({ length: 2500 }, (_, row) => cellAt(row, 0)));
  expect(details).toEqual([1000, 1000, 500]);
});

test("whole columns and rows have the names that they have in formulas", () => {
  const place = (row: number, column: number, rows: number, columns: number) =>
    placeName({ sheet: "My sheet", area: { row, column, rows, columns } });
  expect(place(0, 1, MAX_ROWS, 2)).toBe("'My sheet'!B:C");
  expect(place(4, 0, 2, MAX_COLUMNS)).toBe("'My sheet'!5:6");
  expect(place(4, 1, 1, 1)).toBe("'My sheet'!B5");
});
