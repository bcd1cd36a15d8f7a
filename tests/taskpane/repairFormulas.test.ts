import { countTrouble, repairFormulas } from "../../src/taskpane/health/repairFormulas";
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
  expect(await repairFormulas(workbook.context, IDS)).toEqual({
    repaired: 3,
    protectedSheets: [],
    failed: [],
  });
  expect(workbook.written).toEqual([
    ["Plan", 0, 1, "=VSAN_GHZ(2)"],
    ["Plan", 1, 0, "=VSAN_GHZ(3)"],
    ["Plan", 1, 2, "=VSAN_GHZ(4)"],
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
  expect((await repairFormulas(workbook.context, IDS)).repaired).toBe(1);
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
  expect(await repairFormulas(workbook.context, IDS)).toEqual({
    repaired: 1,
    protectedSheets: [{ name: "Locked", cells: 1 }],
    failed: [{ name: "Odd", reason: "part of an array" }],
  });
  expect(workbook.written).toEqual([["Free", 0, 0, "=VSAN_GHZ(1)"]]);
});

test("a scan counts by what the cells show, and changes nothing", async () => {
  const workbook = new FakeWorkbook([PLAN]);
  const sheets = await scanWorkbook(workbook.context, IDS);
  expect(countTrouble(sheets)).toEqual({ stored: 1, unknown: 1, busy: 1 });
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
