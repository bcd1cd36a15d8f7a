import { placeName, WorkbookReading } from "../../src/explain/workbookReading";
import type { SheetArea, WorkbookCells } from "../../src/explain/workbookCells";
import { MAX_COLUMNS, MAX_ROWS } from "../../src/workbook/address";

/** A number that no other cell of a full sheet has. */
const valueAt = (row: number, column: number) => row * MAX_COLUMNS + column;

/** A full sheet, and what is read of it. */
function fullSheet(others: Partial<WorkbookCells> = {}) {
  const read: SheetArea[] = [];
  const details: number[] = [];
  const workbook: WorkbookCells = {
    read: (areas) => {
      read.push(...areas);
      return Promise.resolve(
        areas.map(({ area }) => ({
          values: Array.from({ length: area.rows }, (_, r) =>
            Array.from({ length: area.columns }, (__, c) => valueAt(area.row + r, area.column + c)),
          ),
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
    ...others,
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

test.each([
  [0, 0, { row: 0, rows: 64, columns: 17 }],
  [63, 1, { row: 0, rows: 64, columns: 18 }],
  [64, 1, { row: 0, rows: 128, columns: 18 }],
  [123, 1, { row: 0, rows: 128, columns: 18 }],
  [124, 1, { row: 64, rows: 64, columns: 18 }],
  [100, 451, { row: 0, rows: 128, columns: 468 }],
  [100, 452, { row: 40, rows: 61, columns: 469 }],
  [1000, MAX_COLUMNS - 20, { row: 999, rows: 2, columns: MAX_COLUMNS - 3 }],
])("for the words of the cell in row %d and column %d, %j is read", async (row, column, area) => {
  const { reading, read } = fullSheet();
  await reading.cells([cellAt(row, column)]);
  expect(read).toEqual([{ sheet: "Sheet", area: { column: 0, ...area } }]);
});

test.each<[what: string, first: [row: number, column: number], second: [number, number], reads: number]>([
  ["the same cell", [10, 1], [10, 1], 1],
  ["a cell to the left", [10, 1], [10, 0], 1],
  ["a cell to the right", [10, 1], [10, 2], 2],
  ["the last row of the block", [10, 1], [63, 1], 1],
  ["the row below the block", [10, 1], [64, 1], 2],
  ["a row far below the block", [10, 1], [70, 1], 2],
  ["a row whose words begin with the block", [200, 1], [188, 1], 1],
  ["a row whose words begin above the block", [200, 1], [187, 1], 2],
] as const)(
  "after a cell, %s is read again only where that is needed",
  async (_what, first, second, reads) => {
    const { reading, read } = fullSheet();
    const [one] = await reading.cells([cellAt(...first)]);
    const [two] = await reading.cells([cellAt(...second)]);
    expect([one?.value, two?.value]).toEqual([valueAt(...first), valueAt(...second)]);
    expect(read).toHaveLength(reads);
  },
);

test.each<[what: string, cells: SheetArea[], rows: number[]]>([
  ["of one block", [cellAt(0, 1), cellAt(63, 1)], [64]],
  ["of blocks that overlap", [cellAt(64, 1), cellAt(0, 1)], [128]],
  ["of blocks that touch", [cellAt(0, 1), cellAt(124, 1)], [128]],
  ["of blocks with one between them", [cellAt(0, 1), cellAt(188, 1)], [64, 64]],
  ["of a sheet in two spellings", [cellAt(0, 1), { ...cellAt(1, 1), sheet: "SHEET" }], [64]],
  ["of two sheets", [cellAt(0, 1), { ...cellAt(1, 1), sheet: "Other" }], [64, 64]],
])("cells %s are read together, or apart", async (_what, cells, rows) => {
  const { reading, read } = fullSheet();
  const found = await reading.cells(cells);
  expect(read.map(({ area }) => area.rows)).toEqual(rows);
  expect(found.map((cell) => cell?.value)).toEqual(cells.map(({ area }) => valueAt(area.row, area.column)));
});

test("requests to the workbook are counted", async () => {
  const { reading } = fullSheet();
  await reading.cells([cellAt(0, 1)]);
  expect(reading.requests).toBe(2);
  await reading.cells([cellAt(0, 1)]);
  expect(reading.requests).toBe(3);
  await reading.shares(Array.from({ length: 1001 }, (_, row) => ({ sheet: "Sheet", row, column: 0 })));
  expect(reading.requests).toBe(5);
  await reading.blocks([cellAt(0, 1), cellAt(900, 1)]);
  expect(reading.requests).toBe(6);
});
