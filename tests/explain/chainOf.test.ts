import { chainOf, isEntered } from "../../src/explain/chainOf";
import type { WorkbookCells } from "../../src/explain/workbookCells";
import { cellName, parseCell } from "../../src/workbook/address";
import { sheetOf, shown, type Held } from "./sheetOf";
import { longTest } from "../volume";

async function chain(cells: Readonly<Record<string, Held>>, at = "A1") {
  const cell = parseCell(at);
  if (!cell) throw new Error(at);
  return chainOf({ sheet: "Sheet", ...cell }, sheetOf(cells));
}

const places = async (cells: Readonly<Record<string, Held>>): Promise<string[]> =>
  (await chain(cells)).links.map(({ level, place }) => `${level} ${place}`);

test("a chain moves to the inputs, nearest first, and reports what uses each cell", async () => {
  const cells = { A1: "=A2*2", A2: "=A3+A4", A3: "=A5", A4: 1, A5: 2 };
  const { links, isCut } = await chain(cells);
  expect(isCut).toBe(false);
  expect(links).toMatchObject([
    { level: 1, place: "Sheet!A2", usedBy: "Sheet!A1" },
    { level: 2, place: "Sheet!A3", usedBy: "Sheet!A2" },
    { level: 2, place: "Sheet!A4", usedBy: "Sheet!A2", formula: undefined, value: 1 },
    { level: 3, place: "Sheet!A5", usedBy: "Sheet!A3", formula: undefined, value: 2 },
  ]);
});

test("a cell that is used twice is listed once", async () => {
  expect(await places({ A1: "=A2+A3", A2: "=A4", A3: "=A4", A4: 7 })).toEqual([
    "1 Sheet!A2",
    "1 Sheet!A3",
    "2 Sheet!A4",
  ]);
});

test("ranges of up to 40 cells are followed cell by cell, larger ones are one link", async () => {
  const column = (length: number) =>
    Object.fromEntries(Array.from({ length }, (_, i) => [`B${i + 1}`, i + 1]));
  expect(await places({ A1: "=SUM(B1:B40)", ...column(40) })).toHaveLength(40);
  const { links } = await chain({ A1: "=SUM(B1:B41)", ...column(41) });
  expect(links).toMatchObject([{ place: "Sheet!B1:B41", cells: 41, value: 1 }]);
});

test.each([
  ["SUM(B1:C2)", ["B1", "C1", "B2", "C2"]],
  ["SUM(C2:E3)", ["C2", "D2", "E2", "C3", "D3", "E3"]],
  ["SUM(B1:B2)", ["B1", "B2"]],
  ["SUM(B1:C1)", ["B1", "C1"]],
  ["SUM(B3:F10)", 40],
  ["SUM(B3:AO3)", 40],
  ["SUM(B3:H8)", ["B3:H8"]],
  ["SUM(B3:AP3)", ["B3:AP3"]],
])("%s is followed row by row, up to 40 cells: %j", async (formula, cells) => {
  const rows = Array.from({ length: 10 }, (_, r) =>
    Array.from({ length: 41 }, (__, c) => [cellName(r, c + 1), 1 + r + c] as const),
  );
  const found = await places({ A1: `=${formula}`, ...Object.fromEntries(rows.flat()) });
  if (typeof cells === "number") expect(found).toHaveLength(cells);
  else expect(found).toEqual(cells.map((place) => `1 Sheet!${place}`));
});

test("of a range of two cells, the blank one is skipped", async () => {
  expect(await places({ A1: "=SUM(B1:B2)", B1: 3 })).toEqual(["1 Sheet!B1"]);
  expect(await places({ A1: "=SUM(B1:B2)", B2: 3 })).toEqual(["1 Sheet!B2"]);
});

test("blank cells of a range are skipped, a blank cell that is referred to is not", async () => {
  expect(await places({ A1: "=SUM(B1:B4)+C1", B2: 3, D1: 1 })).toEqual(["1 Sheet!B2", "1 Sheet!C1"]);
});

test("a chain in a circle ends", async () => {
  expect(await places({ A1: "=A2", A2: "=A1" })).toEqual(["1 Sheet!A2"]);
});

longTest("a chain of 3,000 cells down a column is followed", async () => {
  const rows = Object.fromEntries(
    Array.from({ length: 3000 }, (_, i) => [`B${i + 1}`, i === 2999 ? 1 : `=B${i + 2}`]),
  );
  const { links, isCut } = await chain({ A1: "=B1", ...rows });
  expect([links.length, isCut]).toEqual([3000, false]);
});

test.each([
  [10_000, false],
  [10_001, true],
])("of %d cells, 10,000 are listed; that there are more is reported: %j", async (count, isCut) => {
  const ranges = Array.from({ length: Math.ceil(count / 40) }, (_, i) => {
    const last = Math.min(count, 40 * i + 40);
    return last === 40 * i + 1 ? `B${last}` : `B${40 * i + 1}:B${last}`;
  });
  const workbook: WorkbookCells = {
    read: (areas) =>
      Promise.resolve(
        areas.map(({ area }) => ({
          values: Array.from({ length: area.rows }, () => [null, 1]),
          formulas: area.row === 0 ? [[`SUM(${ranges.join()})`]] : [],
        })),
      ),
    extents: (sheets) => Promise.resolve(sheets.map(() => ({ rows: 1, columns: 2 }))),
    details: (cells) => Promise.resolve(cells.map(() => ({ format: "General" }))),
    names: () => Promise.resolve([]),
    tables: () => Promise.resolve([]),
  };
  const found = await chainOf({ sheet: "Sheet", row: 0, column: 0 }, workbook);
  expect([found.links.length, found.isCut]).toEqual([10_000, isCut]);
});

longTest("a cell that another request is needed for each time ends a chain, in words", async () => {
  // Each cell is 130 rows below the one that refers to it.
  const far = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `B${1 + 130 * i}`,
        i === count - 1 ? 1 : `=B${1 + 130 * (i + 1)}`,
      ]),
    );
  const short = await chain({ A1: "=B1", ...far(250) });
  expect([short.links.length, short.isCut]).toEqual([250, false]);
  const long = await chain({ A1: "=B1", ...far(320) });
  expect([long.links.length > 250, long.links.length < 320, long.isCut]).toEqual([true, true, true]);
});

test("a chain that no one waits for ends", async () => {
  const workbook = sheetOf({ A1: "=A2", A2: "=A3", A3: 1 });
  const ending = new AbortController();
  const reads = { count: 0 };
  const counting = {
    ...workbook,
    read: (areas: Parameters<typeof workbook.read>[0]) => {
      reads.count += 1;
      ending.abort();
      return workbook.read(areas);
    },
  };
  await expect(chainOf({ sheet: "Sheet", row: 0, column: 0 }, counting, ending.signal)).rejects.toThrow(
    /abort/i,
  );
  expect(reads.count).toBe(1);
});

test("a range that is not followed was called an input, as was a cell of a sheet that was removed", async () => {
  const column = Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`B${i + 1}`, `=C${i + 1}`]));
  const { links } = await chain({ A1: "=SUM(B1:B41)+D1", ...column, B1: 5, C1: 1, D1: 2 });
  expect(links.map((link) => [link.place, isEntered(link)])).toEqual([
    ["Sheet!B1:B41", false],
    ["Sheet!D1", true],
  ]);
  const gone = { ...sheetOf({ A1: "=B1", B1: 1 }) };
  const workbook: WorkbookCells = {
    ...gone,
    names: () => Promise.resolve([]),
    read: async (areas) =>
      (await gone.read(areas)).map(
        (held) => held && { ...held, formulas: [["Gone!B2*2"], ...held.formulas.slice(1)] },
      ),
  };
  const found = await chainOf({ sheet: "Sheet", row: 0, column: 0 }, workbook);
  expect(found.links.map((link) => [link.place, link.value, isEntered(link)])).toEqual([
    ["Gone!B2", { error: "#REF!" }, false],
  ]);
});

test("a formula of a range that shows nothing was not followed", async () => {
  expect(await places({ A1: "=COUNTA(B1:B3)", B2: '=IF(C1>0,"","x")', C1: 3 })).toEqual([
    "1 Sheet!B2",
    "2 Sheet!C1",
  ]);
});

test("each number of a chain is a share where its format is one", async () => {
  const formats: Readonly<Record<string, string>> = { B1: "0%", B2: "0", B3: "0%", B4: "0.0%" };
  const workbook = sheetOf({ A1: "=B1+B2+LEN(B3)+B4", B1: 0.1, B2: 6, B3: "10%", B4: "=B5/2", B5: 0.5 });
  const { links } = await chainOf(
    { sheet: "Sheet", row: 0, column: 0 },
    {
      ...workbook,
      details: async (cells) =>
        (await workbook.details(cells)).map((_, i) => {
          const { row, column } = cells[i] ?? { row: 0, column: 0 };
          return { format: formats[cellName(row, column)] ?? "General" };
        }),
    },
  );
  expect(links.map(({ place, isShare }) => [place, isShare])).toEqual([
    ["Sheet!B1", true],
    ["Sheet!B2", false],
    ["Sheet!B3", false],
    ["Sheet!B4", true],
    ["Sheet!B5", false],
  ]);
});

test("a cell that another one fills rests on that one alone", async () => {
  const workbook = sheetOf({ A1: "=D5", B3: "=E1", B4: 4, C3: 5, C4: 6, D5: 7, E1: 1 });
  const { links } = await chainOf(
    { sheet: "Sheet", row: 0, column: 0 },
    {
      ...workbook,
      details: (cells) =>
        Promise.resolve(
          cells.map(({ row, column }) => ({
            format: "General",
            spilledFrom: cellName(row, column) === "D5" ? { row: 2, column: 1 } : undefined,
          })),
        ),
    },
  );
  expect(links.map(({ place, usedBy }) => [place, usedBy])).toEqual([
    ["Sheet!D5", "Sheet!A1"],
    ["Sheet!B3", "Sheet!D5"],
    ["Sheet!E1", "Sheet!B3"],
  ]);
});

test("a cell of a sheet that was removed is an error without words", async () => {
  const workbook = shown(sheetOf({ A1: "=1" }), "Gone!B2*2", 0);
  const { links } = await chainOf({ sheet: "Sheet", row: 0, column: 0 }, workbook);
  expect(links).toEqual([
    {
      ...{ sheet: "Gone", area: { row: 1, column: 1, rows: 1, columns: 1 }, place: "Gone!B2", cells: 1 },
      ...{ level: 1, usedBy: "Sheet!A1", isGone: true, isShare: false, value: { error: "#REF!" } },
      ...{ formula: undefined, spilledFrom: undefined, label: "", unit: "", known: "" },
    },
  ]);
});

test("what is not followed is listed once", async () => {
  const workbook = shown(sheetOf({ A1: "=1", B1: 2 }), "[Prices.xlsx]S!A1*B1+[Prices.xlsx]S!A1", 0);
  const { links, unfollowed } = await chainOf({ sheet: "Sheet", row: 0, column: 0 }, workbook);
  expect([links.map(({ place }) => place), unfollowed]).toEqual([["Sheet!B1"], ["[Prices.xlsx]S!A1"]]);
});
