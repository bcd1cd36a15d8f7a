import { countProblems, repairFormulas } from "../../src/taskpane/health/repairFormulas";
import { scanWorkbook } from "../../src/taskpane/health/scanWorkbook";
import { FakeWorkbook } from "./fakeWorkbook";

const IDS = ["VSAN_GHZ", "IPV4_SPLIT"];

const PLAN = {
  name: "Plan",
  formulas: [
    ["=VSAN_GHZ(1)", "=_xldudf_VSAN_GHZ(2)", "text"],
    ["=VSAN_GHZ(3)", "=NOPE(1)", "=VSAN_GHZ(4)"],
  ],
  values: [
    [28, "#NAME?", "text"],
    ["#NAME?", "#NAME?", "#BUSY!"],
  ],
};

test("only affected cells are written, each with the formula as it is typed", async () => {
  const workbook = new FakeWorkbook([PLAN]);
  expect(await repairFormulas(workbook.context, IDS, "repair")).toEqual({
    repaired: 3,
    // The workbook of the test calculates nothing.
    unbound: 2,
    waiting: 0,
    protectedSheets: [],
    failed: [],
  });
  expect(workbook.written).toEqual([
    ["Plan", 0, 1, "=VSAN_GHZ(2)"],
    ["Plan", 1, 0, "=VSAN_GHZ(3)"],
    ["Plan", 1, 2, "=VSAN_GHZ(4)"],
  ]);
});

test("cells that are busy are left alone and counted where that is wanted", async () => {
  const workbook = new FakeWorkbook([PLAN]);
  expect(await repairFormulas(workbook.context, IDS, "leave")).toMatchObject({ repaired: 2, waiting: 1 });
  expect(workbook.written.map(([, row, column]) => [row, column])).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test("a cell inside of a spill is never written, the formula that spills is", async () => {
  const spilling = {
    name: "Net",
    formulas: [["=_xldudf_IPV4_SPLIT(1)"], ["=_xldudf_IPV4_SPLIT(1)"]],
    values: [["#NAME?"], ["#NAME?"]],
    spilledFrom: { "0,0": [0, 0], "1,0": [0, 0] } as Record<string, [number, number]>,
  };
  const workbook = new FakeWorkbook([spilling]);
  expect((await repairFormulas(workbook.context, IDS, "repair")).repaired).toBe(1);
  expect(workbook.written).toEqual([["Net", 0, 0, "=IPV4_SPLIT(1)"]]);
});

test("protected sheets are reported, refusals too, and the other sheets are repaired all the same", async () => {
  const broken = { formulas: [["=VSAN_GHZ(1)"]], values: [["#NAME?"]] };
  const workbook = new FakeWorkbook([
    { name: "Locked", isProtected: true, ...broken },
    { name: "Odd", refuses: "part of an array", ...broken },
    { name: "Free", ...broken },
    { name: "Empty", formulas: [], values: [] },
  ]);
  expect(await repairFormulas(workbook.context, IDS, "repair")).toEqual({
    repaired: 1,
    unbound: 1,
    waiting: 0,
    protectedSheets: [{ name: "Locked", cells: 1 }],
    failed: [{ name: "Odd", reason: "part of an array" }],
  });
  expect(workbook.written).toEqual([["Free", 0, 0, "=VSAN_GHZ(1)"]]);
});

test("counts what was entered before Excel refused the rest because a cell is edited", async () => {
  const broken = { formulas: [["=VSAN_GHZ(1)"]], values: [["#NAME?"]] };
  const refused = { refuses: "cell edit", code: "InvalidOperationInCellEditMode" };
  const entered = new Set<string>();
  const first = new FakeWorkbook([
    { name: "Done", ...broken },
    { name: "Edited", ...refused, ...broken },
  ]);
  await expect(repairFormulas(first.context, IDS, "repair", entered)).rejects.toMatchObject({
    code: refused.code,
  });
  // Done still shows its error, as far as Excel has not calculated it.
  const second = new FakeWorkbook([
    { name: "Done", ...broken },
    { name: "Edited", ...broken },
  ]);
  expect(await repairFormulas(second.context, IDS, "repair", entered)).toMatchObject({ repaired: 2 });
  const third = new FakeWorkbook([{ name: "Done", formulas: [["=VSAN_GHZ(1)"]], values: [[28]] }]);
  expect(await repairFormulas(third.context, IDS, "repair", entered)).toMatchObject({ repaired: 2 });
});

test("a scan counts by what the cells show, and changes nothing", async () => {
  const workbook = new FakeWorkbook([PLAN]);
  const sheets = await scanWorkbook(workbook.context, IDS);
  expect(countProblems(sheets)).toEqual({ stored: 1, unknown: 1, busy: 1 });
  expect(workbook.written).toEqual([]);
});

test.each([
  { sheets: 1, rows: 10, syncs: 3 },
  { sheets: 20, rows: 10, syncs: 3 },
  { sheets: 1, rows: 25_000, syncs: 3 },
  { sheets: 1, rows: 25_001, syncs: 4 },
  { sheets: 2, rows: 25_000, syncs: 4 },
])("$sheets sheets of $rows rows take $syncs round trips", async ({ sheets, rows, syncs }) => {
  const block = Array.from({ length: rows }, () => [1]);
  const names = Array.from({ length: sheets }, (_, i) => `S${i}`);
  const workbook = new FakeWorkbook(names.map((name) => ({ name, formulas: block, values: block })));
  await scanWorkbook(workbook.context, IDS);
  expect(workbook.syncs).toBe(syncs);
});

test.each([
  { bytes: 4_000_000, syncs: 5 },
  { bytes: 1_500_000, syncs: 8 },
])("long cells are read in halves where Excel answers at most $bytes bytes", async ({ bytes, syncs }) => {
  const rows = Array.from({ length: 25_000 }, (_, i) => [`${i} ${"x".repeat(80)}`]);
  rows[24_999] = ["=VSAN_GHZ(1)"];
  const values = rows.map((row, i) => (i === 24_999 ? ["#NAME?"] : row));
  const workbook = new FakeWorkbook([{ name: "Log", formulas: rows, values }], bytes);
  const [sheet] = await scanWorkbook(workbook.context, IDS);
  expect(sheet?.problemCells).toMatchObject([{ row: 24_999, column: 0 }]);
  expect(workbook.syncs).toBe(syncs);
});

test("a row that is too wide for an answer is read in parts", async () => {
  const row = Array.from({ length: 100 }, () => "x".repeat(1000));
  row[99] = "=VSAN_GHZ(1)";
  const block = [row, row, row];
  const values = block.map((cells) => [...cells.slice(0, 99), "#NAME?"]);
  const workbook = new FakeWorkbook([{ name: "Wide", formulas: block, values }], 80_000);
  const [sheet] = await scanWorkbook(workbook.context, IDS);
  expect(sheet?.problemCells.map(({ row, column }) => [row, column])).toEqual([
    [0, 99],
    [1, 99],
    [2, 99],
  ]);
});
