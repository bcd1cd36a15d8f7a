import type { CellError, CellValue } from "../../src/workbook/spec";
import { explained, sheetOf, shown } from "./sheetOf";

/** Explains a formula in A1 that shows a value, above and beside cells that are in use. */
const ofFormula = async (formula: string, value: CellValue = 5) =>
  explained(shown(sheetOf({ A1: "=1", B1: 1000, B2: 2000, C1: 3000, U10001: "end" }), formula, value), "A1");

const SEMICOLON = "The formula uses ; between its arguments: enter , instead.";
const UNKNOWN = "MY_PRICE is not a function of Excel or HCI Planner: check its spelling, or load its add-in.";
const excelOnly = (id: string) =>
  `${id}: the call has something in it that only Excel calculates, so its steps are not shown.`;

test.each([
  ["VSAN_GHZ(INDIRECT(B1))+CPU_CORES(INDIRECT(B1),2)", [excelOnly("VSAN_GHZ"), excelOnly("CPU_CORES")]],
  ["VSAN_GHZ(INDIRECT(B1))+VSAN_GHZ(INDIRECT(B2))", [excelOnly("VSAN_GHZ")]],
  ["SUM(1;MY_PRICE(1))", [SEMICOLON, UNKNOWN]],
  ["VSAN_GHZ(1;MY_PRICE(1))", [SEMICOLON, UNKNOWN]],
  ["MY_PRICE(VSAN_GHZ(INDIRECT(B1)))", [UNKNOWN]],
  [
    "MY_PRICE(1)*VSAN_GHZ(SUM(B1:U10001))",
    [UNKNOWN, "Its calls are not explained: they read 200,020 cells, more than 200,000."],
  ],
  [
    "MY_PRICE(1)*VSAN_GHZ(SUM(A:D,A:A))",
    [UNKNOWN, "Its calls are not explained: they refer to 5,242,880 cells, more than 4,194,304."],
  ],
])(
  "the reasons of %s that shows #NAME? are sentences with a space between them",
  async (formula, reasons) => {
    expect((await ofFormula(formula, { error: "#NAME?" })).unread).toBe(reasons.join(" "));
  },
);

test.each<[what: string, formula: string, value: CellValue, recalculated: CellValue | undefined]>([
  ["as it is", "VSAN_GHZ(B1)", 28, undefined],
  ["as it is not", "VSAN_GHZ(B1)", 29, 28],
  ["of one cell, doubled, as it is", "VSAN_GHZ(B1)*2", 56, undefined],
  ["of one cell, doubled, as it is not", "VSAN_GHZ(B1)*2", 57, 56],
  ["of two rows, doubled", "VSAN_GHZ(B1:B2)*2", 57, undefined],
  ["of two columns, doubled", "VSAN_GHZ(B1:C1)*2", 57, undefined],
  ["of one cell and of two rows, doubled", "VSAN_GHZ(B1)*2+SUM(VSAN_GHZ(B1:B2))", 57, undefined],
  ["of two rows in a sum", "SUM(VSAN_GHZ(B1:B2))", 85, 84],
  ["in a formula that only Excel calculates", "VSAN_GHZ(B1)*2+INDIRECT(B1)", 57, undefined],
])("a call %s, %s that shows %j, gives %j by now", async (_what, formula, value, recalculated) => {
  const { stale } = await ofFormula(formula, value);
  expect(stale).toEqual(recalculated === undefined ? undefined : { recalculated });
});

test.each([
  [1, 1, 0],
  [12, 12, 0],
  [13, 12, 1],
])(
  "of %d calls, %d are explained, the last one first, and %d more are counted",
  async (count, listed, more) => {
    const sum = Array.from({ length: count }, (_, i) => `VSAN_GHZ(${i + 1})`).join("+");
    const { calls, moreCalls } = await ofFormula(sum);
    const last = Array.from({ length: listed }, (_, i) => `VSAN_GHZ(${count - i})`);
    expect([calls.map(({ written }) => written), moreCalls]).toEqual([last, more]);
  },
);

test("a cell that another one fills has its own place, words and value", async () => {
  const workbook = sheetOf(
    { A1: "=IPV4_SPLIT(D1,25)", D1: "10.1.2.0/24", C2: "hosts" },
    { spill: { rows: 2, columns: 1 } },
  );
  const filled = await explained(workbook, "A2");
  const { value: first, ...spilling } = await explained(workbook, "A1");
  expect(first).toBe("10.1.2.0/25");
  expect(filled).toEqual({
    ...spilling,
    ...{
      place: "Sheet!A2",
      value: "10.1.2.128/25",
      spilledFrom: "Sheet!A1",
      label: "",
      unit: "hosts",
      known: "",
    },
  });
  expect(spilling).toMatchObject({ place: "Sheet!A1", spilledFrom: undefined });
});

test.each([["#VALUE!"], ["#N/A"]])(
  "a cell that shows %s without calls of HCI Planner has nothing to report",
  async (error) => {
    const value = { error: error as CellError["error"] };
    expect(await ofFormula("@XLOOKUP(1,C:C,D:D)", value)).toMatchObject({
      calls: [],
      unread: "",
      stale: undefined,
    });
  },
);

/** Explains the same where Cost is a name of a call. */
const withCost = async (formula: string, value: CellValue) => {
  const workbook = shown(sheetOf({ A1: "=1", B1: 1000 }), formula, value);
  const names = [{ name: "Cost", formula: "=VSAN_GHZ(Sheet!$B$1)" }];
  return explained({ ...workbook, names: () => Promise.resolve(names) }, "A1");
};

test.each([
  ["COST*2", ["VSAN_GHZ(1000)"], ""],
  ["COST*VSAN_GHZ(B1)", ["VSAN_GHZ(1000)"], ""],
  ["Cost*INDIRECT(B1)", [], excelOnly("VSAN_GHZ")],
  ["Cost*INDIRECT(B1)*CPU_CORES(1,2)", ["CPU_CORES(1, 2)"], excelOnly("VSAN_GHZ")],
  ["Price*Cost", [], 'Price is not a name in this workbook: correct it, or enter "Price" for a text.'],
])("%s, with a name of a call, makes %j and reports %j", async (formula, written, reason) => {
  const { calls, unread } = await withCost(formula, { error: "#NAME?" });
  expect([calls.map((call) => call.written), unread]).toEqual([written, reason]);
});

test("a call that is given a cell of a sheet that was removed is made with its error", async () => {
  const { calls, stale } = await ofFormula("VSAN_GHZ(Gone!A1)", { error: "#REF!" });
  expect(calls.map(({ written, value }) => [written, value])).toMatchObject([
    ["VSAN_GHZ(#REF!)", { error: "#REF!" }],
  ]);
  expect(stale).toBeUndefined();
});
