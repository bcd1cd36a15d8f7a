import { WorkbookReading } from "../../src/explain/workbookReading";
import type { CellDetails, HeldCells, SheetArea, WorkbookCells } from "../../src/explain/workbookCells";
import type { CellValue } from "../../src/workbook/spec";

/** A workbook of a sheet that holds rows from A1 on, and how often each part of it was asked for. */
function workbookOf(rows: readonly (readonly CellValue[])[], others: Partial<WorkbookCells> = {}) {
  const asked = { names: 0, tables: 0, details: 0 };
  const formulas = rows.map((row) =>
    row.map((value) => (typeof value === "string" && value.startsWith("=") ? value.slice(1) : undefined)),
  );
  const held = ({ sheet, area: { row, column, ...size } }: SheetArea): HeldCells | undefined => {
    const part = <T>(cells: readonly (readonly T[])[]) =>
      cells.slice(row, row + size.rows).map((one) => one.slice(column, column + size.columns));
    const values = rows.map((one) => one.map((value) => (String(value).startsWith("=") ? 7 : value)));
    return sheet.toLowerCase() === "sheet" ? { values: part(values), formulas: part(formulas) } : undefined;
  };
  const workbook: WorkbookCells = {
    read: (areas) => Promise.resolve(areas.map(held)),
    extents: (sheets) =>
      Promise.resolve(sheets.map((sheet) => (sheet === "Sheet" ? { rows: 10, columns: 4 } : undefined))),
    details: (cells) => {
      asked.details += cells.length;
      return Promise.resolve(
        cells.map((): CellDetails => ({ format: "0%", spilledFrom: { row: 0, column: 0 } })),
      );
    },
    names: () => {
      asked.names += 1;
      return Promise.resolve([
        { name: "Rate", formula: "=Sheet!$B$1" },
        { name: "Same", formula: "=A1=B1" },
        { name: "Rate", formula: "=Sheet!$C$1", sheet: "Sheet" },
        { name: "Load", formula: "=Loads[GHz]" },
      ]);
    },
    tables: () => {
      asked.tables += 1;
      return Promise.resolve([
        {
          name: "Loads",
          sheet: "Sheet",
          area: { row: 1, column: 1, rows: 2, columns: 2 },
          headers: ["GHz", "RAM"],
          hasHeaders: true,
          hasTotals: false,
        },
      ]);
    },
    ...others,
  };
  return { reading: new WorkbookReading(workbook), asked };
}

const at = (row: number, column: number, rows = 1, columns = 1, sheet = "Sheet"): SheetArea => ({
  sheet,
  area: { row, column, rows, columns },
});

test("names of the workbook have their meanings, those of a sheet are read in its formulas", async () => {
  const { reading, asked } = workbookOf([]);
  expect([...(await reading.names())].map(([name, { formula }]) => [name, formula])).toEqual([
    ["rate", "Sheet!$B$1"],
    ["same", "A1=B1"],
    ["load", "Sheet!$B$2:$B$3"],
  ]);
  const read = async (formula: string, sheet: string) =>
    (await reading.dialect(formula, { sheet, row: 1, column: 1 })).formula;
  expect(await read("Rate*[@RAM]", "Sheet")).toBe("(Sheet!$C$1)*$C$2");
  expect(await read("Rate*2", "Other")).toBe("Rate*2");
  expect(asked).toMatchObject({ names: 1, tables: 1 });
});

test.each([
  ["inside of what the sheet uses", [at(0, 0, 2, 3)], 6],
  ["as large as that", [at(0, 0, 10, 4)], 40],
  ["partly below it", [at(8, 0, 5, 1)], 2],
  ["partly right of it", [at(0, 3, 2, 5)], 2],
  ["right below it", [at(10, 0, 5, 4)], 0],
  ["right of it", [at(0, 4, 10, 2)], 0],
  ["far from it", [at(90, 40)], 0],
  ["of a sheet that was removed", [at(0, 0, 2, 2, "Gone")], 0],
  ["of two parts", [at(0, 0, 2, 2), at(9, 3, 2, 2)], 5],
])("of cells %s, those in use are counted: %j are %d", async (_where, areas, count) => {
  expect(await workbookOf([]).reading.usedCells(areas)).toBe(count);
});

test("a range has the cells of its size, blank ones where the sheet has none", async () => {
  const { reading } = workbookOf([[1, 2], [3]]);
  expect(await reading.blocks([at(0, 0, 3, 3), at(1, 0), at(0, 0, 1, 1, "Gone")])).toEqual([
    [
      [1, 2, null],
      [3, null, null],
      [null, null, null],
    ],
    [[3]],
    undefined,
  ]);
});

test.each([
  ["0%", true],
  ["0.0%;[Red]-0.0%", true],
  ["General", false],
  ['0.0"% of raw"', false],
  ['0"x"%', true],
  ["0\\%", false],
  ["0_%", false],
  ["", false],
])("a cell of the format %j shows a share: %j", async (format, isShare) => {
  const details = () => Promise.resolve([{ format }, undefined]);
  const cell = { sheet: "Sheet", row: 0, column: 0 };
  const { reading } = workbookOf([[0.1]], { details });
  expect(await reading.shares([cell, cell])).toEqual([isShare, false]);
  expect(await reading.cells([at(0, 0)])).toMatchObject([{ value: 0.1, isShare }]);
});

test.each<[what: string, value: CellValue, spills: boolean, isShare: boolean, details: number]>([
  ["a typed number", 5, true, true, 1],
  ["a typed text", "5", true, true, 1],
  ["a formula", "=A1", false, true, 1],
  ["a blank cell", null, false, false, 0],
])(
  "%s may be a part of what another cell fills, and a share",
  async (_what, value, spills, isShare, details) => {
    const { reading, asked } = workbookOf([[1, value]]);
    const [cell] = await reading.cells([at(0, 1)]);
    expect([cell?.spilledFrom !== undefined, cell?.isShare, asked.details]).toEqual([
      spills,
      isShare,
      details,
    ]);
  },
);

test("where formats are not asked for, only typed cells have details", async () => {
  const { reading, asked } = workbookOf([[1, "=A1", "text", null]]);
  const cells = await reading.cells([at(0, 0), at(0, 1), at(0, 2), at(0, 3)], { formats: false });
  expect(asked.details).toBe(2);
  expect(cells.map((cell) => cell?.formula)).toEqual([undefined, "A1", undefined, undefined]);
});

test("a cell of a sheet that was removed is not there", async () => {
  expect(await workbookOf([[1]]).reading.cells([at(0, 0), at(0, 0, 1, 1, "Gone")])).toMatchObject([
    { value: 1 },
    undefined,
  ]);
});

test.each([
  ["in the first column of a table", 1, 1, "Sheet", "Web, GHz"],
  ["in its last row and column", 2, 2, "SHEET", "Mail, RAM"],
  ["above the rows of the table", 0, 1, "Sheet", "What"],
  ["below them", 3, 1, "Sheet", "Rest"],
  ["right of them", 1, 3, "Sheet", "Web"],
])("a cell %s has these words", async (_where, row, column, sheet, label) => {
  const rows = [
    ["What", 1, 2, 3],
    ["Web", 4, 5, 6],
    ["Mail", 7, 8, 9],
    ["Rest", 1, 2, 3],
  ];
  expect(await workbookOf(rows).reading.cells([at(row, column, 1, 1, sheet)])).toMatchObject([{ label }]);
});

test.each([
  [60, "RAM (GiB)", "GiB"],
  [61, "", ""],
])("a title %d rows above its cell gives the label %j and the unit %j", async (row, label, unit) => {
  const rows = [["vCPU", "RAM (GiB)"], ...Array.from({ length: 70 }, () => [4, 16])];
  const { reading } = workbookOf(rows, { tables: () => Promise.resolve([]) });
  const [cell] = await reading.cells([at(row, 1)]);
  expect([cell?.label, cell?.unit]).toEqual([label, unit]);
});
