import { chainOf, isEntered } from "../../src/explain/chainOf";
import type { WorkbookCells } from "../../src/explain/workbookCells";
import { parseCell } from "../../src/workbook/address";
import { sheetOf, type Held } from "./sheetOf";
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
