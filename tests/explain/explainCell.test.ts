import type { TableCells } from "../../src/explain/workbookCells";
import { chainOf, isEntered } from "../../src/explain/chainOf";
import { explainCell, type CellExplanation } from "../../src/explain/explainCell";
import type { CellError } from "../../src/workbook/spec";
import { longTest, sampled } from "../volume";
import { explained, OWN, sheetOf, shown, type Held } from "./sheetOf";

/** Explains A1 of a sheet. */
const ofA1 = async (formula: string, others: Readonly<Record<string, Held>> = {}) =>
  explained(sheetOf({ A1: formula, ...others }), "A1");

describe("a call", () => {
  test("has its range, how it is known, its sources and its steps", async () => {
    const { calls, value } = await ofA1("=VSAN_GHZ(B1,32,0.7)", { B1: 1000 });
    const [call] = calls;
    expect(call).toMatchObject({
      id: "VSAN_GHZ",
      written: "VSAN_GHZ(1000, 32, 0.7)",
      value,
      unit: "GHz",
      known: "interpolated",
    });
    expect(call?.range?.plan).toBe(value);
    expect(call?.range?.low).toBeLessThan(Number(value));
    expect(call?.range?.high).toBeGreaterThan(Number(value));
    expect(call?.steps.at(-1)?.value).toBe(value);
    expect(call?.sources.map(({ title }) => title).join()).toContain("VMware vSAN ESA");
  });

  test("links the sources that have an address", async () => {
    const { calls } = await ofA1('=VSAN_USABLE_TIB(6,8,7.68,"RAID-5")');
    expect(calls[0]?.sources).toContainEqual({
      title: expect.stringContaining("KB 394410") as string,
      url: "https://knowledge.broadcom.com/external/article/394410",
    });
  });

  test("of the low end has the whole range", async () => {
    const { calls, value } = await ofA1('=VSAN_GHZ(1000,32,0.7,,,"low")');
    expect(calls[0]?.range?.low).toBe(value);
    expect(calls[0]?.range?.high).toBeGreaterThan(Number(value));
  });

  test("inside other functions is explained with what it was given", async () => {
    const { calls } = await ofA1("=ROUND(IF(B1>0,2*VSAN_GHZ(B1*10,32),0),1)", { B1: 100 });
    expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000, 32)"]);
  });

  test("inside a call is behind it", async () => {
    const { calls } = await ofA1("=CPU_CORES(VSAN_GHZ(1000,32),2.8)");
    expect(calls.map(({ id }) => id)).toEqual(["CPU_CORES", "VSAN_GHZ"]);
  });

  test("of a branch that does not count is not explained", async () => {
    const { calls } = await ofA1('=IF(B1>0,VSAN_GHZ(1000),NVME_GHZ(1000,32,"read"))', { B1: 1 });
    expect(calls.map(({ id }) => id)).toEqual(["VSAN_GHZ"]);
  });

  test("that is made twice is explained once", async () => {
    expect((await ofA1("=VSAN_GHZ(1000)+VSAN_GHZ(1000)")).calls).toHaveLength(1);
  });

  test("that gives an error has what it was given, and what it reports", async () => {
    const { calls } = await ofA1('=VSAN_GHZ("10 mb/s",32)');
    expect(calls[0]).toMatchObject({ value: { error: "#VALUE!" }, unit: "", known: "", range: undefined });
    expect(calls[0]?.steps.map(({ value }) => value)).toEqual(['"10 mb/s"', "32", "#VALUE!"]);
    expect(calls[0]?.steps.at(-1)?.source).toContain("10 mb/s");
  });

  test("for several cells has the steps of the first", async () => {
    const { calls } = await ofA1("=SUM(VSAN_GHZ(B1:B3,32))", { B1: 1000, B2: 2000, B3: 3000 });
    expect(calls[0]).toMatchObject({
      written: "VSAN_GHZ(3 rows x 1 column, 32)",
      size: "3 rows x 1 column",
      unit: "",
      range: undefined,
      stepsOf: "the first of 3 rows x 1 column",
    });
    expect(calls[0]?.steps.at(-1)?.value).toBe(calls[0]?.value);
  });

  test("in a name is explained, and the cells behind the name are listed", async () => {
    const workbook = sheetOf(
      { A1: "=2*Cost", B1: 1000 },
      { names: [{ name: "Cost", refersTo: { formula: "VSAN_GHZ(Sheet!$B$1,32)" } }] },
    );
    const { calls, precedents } = await explained(workbook, "A1");
    expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000, 32)"]);
    expect(precedents).toMatchObject([{ place: "Sheet!B1", name: "Cost", value: 1000 }]);
  });

  test("in a table's column takes the cells of its row", async () => {
    const columns = [{ header: "MB/s" }, { header: "GHz", formula: "VSAN_GHZ([@[MB/s]],32)" }];
    const rows = [
      [1000, null],
      [2000, null],
    ];
    const workbook = sheetOf({}, { tables: [{ name: "Loads", at: "A1", columns, rows }] });
    const { calls, label } = await explained(workbook, "B3");
    expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(2000, 32)"]);
    expect(label).toBe("GHz");
  });

  test("of more than a dozen calls, a dozen is explained and the rest counted", async () => {
    const sum = Array.from({ length: 15 }, (_, i) => `VSAN_GHZ(${i + 1})`).join("+");
    const { calls, moreCalls } = await ofA1(`=${sum}`);
    expect([calls.length, calls[0]?.written, moreCalls]).toEqual([12, "VSAN_GHZ(15)", 3]);
  });
});

describe("a formula that only Excel calculates", () => {
  const explainedFormula = async (formula: string) =>
    explained(shown(sheetOf({ A1: "=1", B1: 1000 }), formula, 5), "A1");

  test("has its calls explained where these can be made", async () => {
    for (const formula of ["SUM({1,2})*VSAN_GHZ(B1,32)", "XLOOKUP(1,C:C,D:D)+VSAN_GHZ(B1,32)"]) {
      const { calls, stale, unread, precedents } = await explainedFormula(formula);
      expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000, 32)"]);
      expect([stale, unread]).toEqual([undefined, ""]);
      expect(precedents.at(-1)?.place).toBe("Sheet!B1");
    }
  });

  test("reports which calls cannot be made", async () => {
    const { calls, unread } = await explainedFormula("VSAN_GHZ(INDIRECT(B1),32)");
    expect(calls).toEqual([]);
    expect(unread).toMatch(/^VSAN_GHZ: the call has something in it that only Excel calculates/);
  });

  test.each([
    ["VSAN_GHZ(1000;32)", 5, "The formula uses ; between its arguments: enter , instead."],
    ['SUM(1;2)&"a;b"', 5, "The formula uses ; between its arguments: enter , instead."],
    [
      'VSAN_GHZ({1000,2000},{"32K";"4K"},"read")',
      5,
      "VSAN_GHZ: the steps of a call with an array constant, {1000,2000}, are not shown. Enter its values in cells.",
    ],
    ['XLOOKUP("a;b",{1;2},C:C)', 5, ""],
    ["VSAN_GHZZ(1)", "#NAME?", "VSAN_GHZZ is not a function of Excel or HCI Planner: did you mean VSAN_GHZ?"],
    ["vsanghz(1)", "#NAME?", "vsanghz is not a function of Excel or HCI Planner: did you mean VSAN_GHZ?"],
    [
      "MY_PRICE(1)+VSAN_GHZ(B1)",
      "#NAME?",
      "MY_PRICE is not a function of Excel or HCI Planner: check its spelling, or load its add-in.",
    ],
    ["MY_PRICE(1)", 5, ""],
    ["LET(my_cost,LAMBDA(x,x),my_cost(1))", "#NAME?", ""],
    ["XLOOKUP(1,C:C,D:D)", "#NAME?", ""],
    [
      "VSAN_GHZ(B1,32,read)",
      "#NAME?",
      'read is not a name in this workbook: correct it, or enter "read" for a text.',
    ],
    [
      "@VSAN_GHZ(B1,32)",
      "#VALUE!",
      "The cell shows #VALUE!, but its call returns a value: enter the formula without @, or recalculate the workbook (F9).",
    ],
    [
      "XLOOKUP(1,C:C,D:D)+VSAN_GHZ(B1)+VSAN_GHZ(2)",
      "#N/A",
      "The cell shows #N/A, but its calls return values: check the rest of the formula, or recalculate the workbook (F9).",
    ],
    ['@VSAN_GHZ("x")', "#VALUE!", ""],
    ["@VSAN_GHZ(B1,32)", "#BUSY!", ""],
    ["@VSAN_GHZ(B1,32)", 5, ""],
  ])("%s that shows %s had no reason, or a wrong one", async (formula, value, reason) => {
    const held = typeof value === "string" ? { error: value as CellError["error"] } : value;
    const cell = await explained(shown(sheetOf({ A1: "=1", B1: 1000 }), formula, held), "A1");
    expect(cell.unread).toBe(reason);
  });

  test("quotes 40 characters of an array constant", async () => {
    const array = (length: number) => `{${"1".repeat(length - 2)}}`;
    const { unread } = await explainedFormula(`VSAN_GHZ(${array(40)})`);
    expect(unread).toContain(`${array(40)},`);
    const longer = await explainedFormula(`VSAN_GHZ(${array(41)})`);
    expect(longer.unread).toContain(`${array(41).slice(0, 40)}…`);
  });

  test("is not broken by what is not a formula", async () => {
    for (const formula of ["VSAN_GHZ(", "@@", "VSAN_GHZ(1000))", '"'])
      expect((await explainedFormula(formula)).stale).toBeUndefined();
  });
});

/** Explains a formula on a sheet that is used as far as a cell. */
const onUsedSheet = async (formula: string, last: string) =>
  explained(shown(sheetOf({ A1: "=1", B1: 1000, [last]: "end" }), formula, 28), "A1");

test.each([
  ["VSAN_GHZ(SUM(B1:U10001))", "U10001", "they read 200,020 cells, more than 200,000"],
  ["VSAN_GHZ(SUM(B:U))", "U10001", "they read 200,020 cells, more than 200,000"],
  ["VSAN_GHZ(SUM(B:F))", "C9", "they refer to 5,242,880 cells, more than 4,194,304"],
])("%s on a sheet down to %s is skipped: %s", async (formula, last, why) => {
  const { calls, unread } = await onUsedSheet(formula, last);
  expect([calls, unread]).toEqual([[], `Its calls are not explained: ${why}.`]);
});

const MADE: readonly (readonly [formula: string, last: string])[] = [
  ["VSAN_GHZ(SUM(B1:U10000))", "U10000"],
  ["VSAN_GHZ(SUM(B1:U10001))", "C9"],
  ["VSAN_GHZ(SUM(B:E))", "C9"],
  ['VSAN_GHZ(SUMIFS(B:B,C:C,""))', "C9"],
  ["VSAN_GHZ(INDEX(B:B,1))", "C9"],
  ["VSAN_GHZ(SUM(B:B)+INDEX(B:B,ROWS(B:B)))", "C9"],
  ["VSAN_GHZ(SUM(9:9)+B1)", "C9"],
];

/** Two that read whole columns twice take seconds. */
test.each(sampled(MADE, ([formula]) => !/SUMIFS|ROWS/.test(formula)))(
  "%s on a sheet down to %s makes its call",
  async (formula, last) => {
    const { calls, unread, stale } = await onUsedSheet(formula, last);
    expect([calls.map(({ written }) => written), unread, stale]).toEqual([["VSAN_GHZ(1000)"], "", undefined]);
  },
);

longTest("a call that is given a whole column is made with all of it", async () => {
  const { calls } = await onUsedSheet("VSAN_GHZ(B:B)", "C9");
  expect(calls[0]?.written).toBe("VSAN_GHZ(1,048,576 rows x 1 column)");
  expect(calls[0]?.value).toMatchObject({ error: "#VALUE!" });
});

test("a value that is not what the formula gives by now is stale", async () => {
  const workbook = sheetOf({ A1: "=1", B1: 1000 });
  expect((await explained(shown(workbook, "VSAN_GHZ(B1)", 28), "A1")).stale).toBeUndefined();
  expect((await explained(shown(workbook, "VSAN_GHZ(B1)", 29), "A1")).stale).toEqual({ recalculated: 28 });
});

test("a formula without our functions has its cells, with labels and units", async () => {
  const { calls, precedents, unread } = await ofA1("=B3*B4", {
    ...{ A3: "Hosts", B3: 6, C3: "hosts" },
    ...{ A4: "RAM", B4: 512, C4: "GiB per host" },
  });
  expect([calls, unread]).toEqual([[], ""]);
  expect(precedents).toMatchObject([
    { place: "Sheet!B3", label: "Hosts", unit: "hosts", value: 6, formula: undefined },
    { place: "Sheet!B4", label: "RAM", unit: "GiB per host", value: 512 },
  ]);
});

test("a reference to a sheet that was removed is an error, not a blank", async () => {
  const { precedents } = await explained(shown(sheetOf({ A1: "=1" }), "Gone!B2*2", 0), "A1");
  expect(precedents).toMatchObject([{ place: "Gone!B2", value: { error: "#REF!" } }]);
});

test("a cell that another one fills is explained by the formula there, and is not an input", async () => {
  const workbook = sheetOf(
    { A1: "=IPV4_SPLIT(C1,25)", C1: "10.1.2.0/24", A9: "=A2" },
    { spill: { rows: 2, columns: 1 } },
  );
  const filled = await explained(workbook, "A2");
  expect(filled).toMatchObject({
    value: "10.1.2.128/25",
    formula: "IPV4_SPLIT(C1,25)",
    spilledFrom: "Sheet!A1",
  });
  expect(filled.calls.map(({ id }) => id)).toEqual(["IPV4_SPLIT"]);
  const { links } = await chainOf({ sheet: "Sheet", row: 8, column: 0 }, workbook);
  expect(links.map((link) => [link.place, isEntered(link)])).toEqual([
    ["Sheet!A2", false],
    ["Sheet!A1", false],
    ["Sheet!C1", true],
  ]);
});

test("a cell without a formula has a value of its own", async () => {
  expect(await ofA1("text", {})).toMatchObject({
    formula: undefined,
    value: "text",
    precedents: [],
    calls: [],
  });
});

test("of a sheet that is not there, nothing is known", async () => {
  expect(await explainCell({ sheet: "Gone", row: 0, column: 0 }, sheetOf({ A1: 1 }), OWN)).toBeUndefined();
});

describe("what a user's workbook may hold", () => {
  /** Explains a formula of A1 that the dialect need not have. */
  const ofFormula = async (
    formula: string,
    {
      names = [],
      tables = [],
      value = 5,
    }: Partial<Record<"names", { name: string; formula: string; sheet?: string }[]>> &
      Partial<Record<"tables", TableCells[]>> & { value?: number } = {},
  ) => {
    const cells = { A1: "=1", A9: "Load", B9: "MB/s", A10: 7, B10: 1000, B11: 2000, C1: 3 };
    const workbook = shown(sheetOf(cells), formula, value);
    return explained(
      { ...workbook, names: () => Promise.resolve(names), tables: () => Promise.resolve(tables) },
      "A1",
    );
  };
  const LOADS: TableCells = {
    name: "Loads",
    sheet: "Sheet",
    area: { row: 9, column: 0, rows: 2, columns: 2 },
    headers: ["Load", "MB/s"],
    hasHeaders: true,
    hasTotals: false,
  };
  const places = ({ precedents }: CellExplanation) => precedents.map(({ place }) => place);

  test("a call in a name without cells was not explained", async () => {
    const { calls } = await ofFormula("2*Cost", { names: [{ name: "Cost", formula: "=VSAN_GHZ(1000,32)" }] });
    expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000, 32)"]);
  });

  test("a LAMBDA in a name lost its cells, was not explained, and its value was called stale", async () => {
    const names = [{ name: "COSTOF", formula: "=LAMBDA(x,VSAN_GHZ(x,32)*Sheet!$C$1)" }];
    const cell = await ofFormula("COSTOF(B10)", { names, value: 112.90080164629121 });
    expect(cell.calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000, 32)"]);
    expect([cell.stale, cell.unread, places(cell)]).toEqual([undefined, "", ["Sheet!C1", "Sheet!B10"]]);
  });

  test("the parameter of a LAMBDA and a word of LET were taken for names of the workbook", async () => {
    const names = [{ name: "x", formula: "=Sheet!$C$1" }];
    expect(places(await ofFormula("LAMBDA(x,x+1)(B10)", { names }))).toEqual(["Sheet!B10"]);
    expect(places(await ofFormula("LET(x,B10,x+1)", { names }))).toEqual(["Sheet!B10"]);
    expect(places(await ofFormula("LET(y,x,y+B10)", { names }))).toEqual(["Sheet!C1", "Sheet!B10"]);
  });

  test.each([
    ["[Prices.xlsx]Sheet!B10*2", "[Prices.xlsx]Sheet!B10"],
    ["'[Our prices.xlsx]Sheet'!$B$10*2", "'[Our prices.xlsx]Sheet'!$B$10"],
    ["'C:\\x\\[Prices.xlsx]Sheet'!B10", "'C:\\x\\[Prices.xlsx]Sheet'!B10"],
    ["[1]Sheet!B10", "[1]Sheet!B10"],
    ["Prices.xlsx!Rate", "Prices.xlsx!Rate"],
    ["SUM(Sheet:Other!B10)", "Sheet:Other!B10"],
    ["SUM('Sheet:The other'!B10:B11)", "'Sheet:The other'!B10:B11"],
    ["Loads[[#Totals],[MB/s]]", "Loads[[#Totals],[MB/s]]"],
    ["Loads[Gone]", "Loads[Gone]"],
  ])("%s was taken for a cell of this workbook, or for nothing", async (formula, text) => {
    const names = [{ name: "Rate", formula: "=Sheet!$C$1" }];
    const cell = await ofFormula(formula, { names, tables: [LOADS] });
    expect([places(cell), cell.unfollowed]).toEqual([[], [text]]);
    const call = await ofFormula(`VSAN_GHZ(${formula})`, { names, tables: [LOADS] });
    expect([call.calls, call.stale]).toEqual([[], undefined]);
    expect(call.unread).toMatch(/^VSAN_GHZ: the call has something in it that only Excel calculates/);
  });

  test.each([
    ["SUM(A:B)", "Sheet!A:B"],
    ["SUM($B:$A)", "Sheet!A:B"],
    ["SUM(Sheet!9:10)", "Sheet!9:10"],
    ["SUM('Sheet'!B:B)", "Sheet!B:B"],
    ["SUM(Loads)", "Sheet!A10:B11"],
    ["SUM(loads[#Data])", "Sheet!A10:B11"],
    ["SUM(Loads[mb/s])", "Sheet!B10:B11"],
    ["COUNTA(Loads[#Headers])", "Sheet!A9:B9"],
    ["COUNTA(Loads[[#Headers],[MB/s]])", "Sheet!B9"],
    ["SUM(Loads[[Load]:[MB/s]])", "Sheet!A10:B11"],
    ["COUNTA(Loads[#All])", "Sheet!A9:B11"],
    ["COUNTA(Loads[[#All],[MB/s]])", "Sheet!B9:B11"],
    ["COUNTA(Loads[[#Headers],[#Data],[MB/s]])", "Sheet!B9:B11"],
    ["SUM(B10#)", "Sheet!B10"],
    ["@B10:B11", "Sheet!B10:B11"],
    ["sheet!b10", "sheet!B10"],
    ["_xlfn.SINGLE(B10)", "Sheet!B10"],
    ["Other!Rate*2", "Other!C1"],
    ["'Other'!Rate*2", "Other!C1"],
    ["Sheet!Total*2", "Sheet!B10"],
    ["Rate*2", "Sheet!B11"],
  ])("%s was lost, or taken for other cells", async (formula, place) => {
    const names = [
      { name: "Rate", formula: "=Other!$C$1", sheet: "Other" },
      { name: "Rate", formula: "=Sheet!$B$11", sheet: "Sheet" },
      { name: "Rate", formula: "=Sheet!$A$10" },
      { name: "Total", formula: "=Sheet!$B$10" },
    ];
    const cell = await ofFormula(formula, { names, tables: [LOADS] });
    expect([places(cell), cell.unfollowed]).toEqual([[place], []]);
  });

  test("a second call with something that only Excel calculates was skipped without a word", async () => {
    const { calls, unread } = await ofFormula("VSAN_GHZ(B10,32)+VSAN_GHZ(INDIRECT(B11),32)");
    expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000, 32)"]);
    expect(unread).toMatch(/^VSAN_GHZ: the call has something/);
  });

  test("the calls behind one that gives an error were skipped", async () => {
    const { calls } = await ofFormula('MAX(VSAN_GHZ("10 mb/s"),VSAN_GHZ(B10),IF(C1>9,VSAN_GHZ(1),2))');
    expect(calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000)", 'VSAN_GHZ("10 mb/s")']);
  });

  test("a call inside one that only Excel calculates was skipped", async () => {
    const { calls, unread } = await ofFormula("CPU_CORES(VSAN_GHZ(B10,32),INDIRECT(B11))");
    expect(calls.map(({ id }) => id)).toEqual(["VSAN_GHZ"]);
    expect(unread).toMatch(/^CPU_CORES: the call has something/);
  });

  test("the function of another workbook is not followed, what it is given is", async () => {
    const cell = await ofFormula("Prices.xlsm!PRICE(B10)+VSAN_GHZ(B10)");
    expect([places(cell), cell.unfollowed]).toEqual([["Sheet!B10"], ["Prices.xlsm!PRICE"]]);
    expect(cell.calls.map(({ written }) => written)).toEqual(["VSAN_GHZ(1000)"]);
  });

  test("the name of a function in a text was taken for a call", async () => {
    const { unread } = await ofFormula('XLOOKUP(1,B10,C1)&" as VSAN_GHZ("');
    expect(unread).toBe("");
  });

  test.each(["VSAN_GHZ(B10,32)+GET_PRICE(C1)", "VSAN_GHZ(B10,32)+MY_COST(C1)"])(
    "%s was called stale, because another add-in's function is #NAME? here",
    async (formula) => {
      const names = [{ name: "MY_COST", formula: "=LAMBDA(x,x*2)" }];
      const { calls, stale } = await ofFormula(formula, { names });
      expect(calls.map(({ id }) => id)).toEqual(["VSAN_GHZ"]);
      expect(stale).toBeUndefined();
    },
  );

  test.each(["VSAN_GHZ(B10:B11)*2", "IF(B10:B11>0,VSAN_GHZ(B10),0)", "VSAN_GHZ(B10)+B10:B11"])(
    "%s was called stale, although versions of Excel calculate it differently",
    async (formula) => {
      expect((await ofFormula(formula)).stale).toBeUndefined();
    },
  );

  const CALLS: readonly (readonly [formula: string, written: string | undefined])[] = [
    ["_xldudf_VSAN_GHZ(B10)", "VSAN_GHZ(1000)"],
    ["'C:\\addins\\x.xlam'!_xldudf_VSAN_GHZ(B10)", "VSAN_GHZ(1000)"],
    ["@VSAN_GHZ(B10)", "VSAN_GHZ(1000)"],
    ["vsan_ghz(B10)", "VSAN_GHZ(1000)"],
    ["XLOOKUP(1,A:A,B:B)+VSAN_GHZ(B10)", "VSAN_GHZ(1000)"],
    ["VSAN_GHZ(SUM(Loads[[#All],[MB/s]]))", "VSAN_GHZ(3000)"],
    ["VSAN_GHZ(SUM(B:B))", "VSAN_GHZ(3000)"],
    ["VSAN_GHZ(Loads[@[MB/s]])+0*INDIRECT(B10)", undefined],
  ];

  /** The sum of a whole column is among the calls above. */
  test.each(sampled(CALLS, ([formula]) => formula !== "VSAN_GHZ(SUM(B:B))"))(
    "%s makes the call %s",
    async (formula, written) => {
      const { calls } = await ofFormula(formula, { tables: [LOADS], value: 28 });
      expect(calls.map((call) => call.written)).toEqual(written === undefined ? [] : [written]);
    },
  );

  test("a blank cell that a formula gives was called stale, because it shows 0", async () => {
    expect((await ofFormula("IF(C1>9,VSAN_GHZ(B10),D20)", { value: 0 })).stale).toBeUndefined();
    expect((await ofFormula("IF(C1>9,VSAN_GHZ(B10),D20)", { value: 1 })).stale).toEqual({
      recalculated: null,
    });
  });
});

test.each([
  ["#BUSY!", undefined],
  ["#GETTING_DATA", undefined],
  ["#CONNECT!", undefined],
  ["#SPILL!", undefined],
  ["#NAME?", { recalculated: 28 }],
  ["#VALUE!", { recalculated: 28 }],
])("a cell that shows %s reports of the new calculation %j", async (error, stale) => {
  const workbook = sheetOf({ A1: "=1", B1: 1000 });
  const value = { error: error as CellError["error"] };
  expect((await explained(shown(workbook, "VSAN_GHZ(B1)", value), "A1")).stale).toEqual(stale);
});

test("an edit between two reads was called stale", async () => {
  const workbook = sheetOf({ A1: "=VSAN_GHZ(B1)", B1: 1000 });
  const edited = sheetOf({ A1: "=VSAN_GHZ(B1)", B1: 2000 });
  let reads = 0;
  const changing = { ...workbook, read: (areas: never) => (reads++ === 0 ? workbook : edited).read(areas) };
  const { stale, calls } = await explained(changing, "A1");
  expect([stale, calls.map(({ written }) => written)]).toEqual([undefined, ["VSAN_GHZ(2000)"]]);
});
