import type { WorkbookCells } from "../../src/explain/workbookCells";
import { chainOf, isEntered } from "../../src/explain/chainOf";
import { explainCell } from "../../src/explain/explainCell";
import { explained, OWN, sheetOf, type Held } from "./sheetOf";

/** Explains A1 of a sheet. */
const ofA1 = async (formula: string, others: Readonly<Record<string, Held>> = {}) =>
  explained(sheetOf({ A1: formula, ...others }), "A1");

/** The workbook with another formula in A1, and a value that the test's calculator did not give. */
function shown(workbook: WorkbookCells, formula: string, value: number): WorkbookCells {
  return {
    ...workbook,
    read: async (areas) =>
      (await workbook.read(areas)).map((held, i) => {
        const { row, column, rows } = areas[i]?.area ?? { row: 1, column: 1, rows: 1 };
        if (!held || row > 0 || column > 0 || rows > 1) return held;
        const [first = [], ...values] = held.values;
        return {
          values: [[value, ...first.slice(1)], ...values],
          formulas: [[formula, ...(held.formulas[0] ?? []).slice(1)], ...held.formulas.slice(1)],
        };
      }),
  };
}

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

  test("that gives an error has what it was given, and what it says", async () => {
    const { calls } = await ofA1('=VSAN_GHZ("10 mb/s",32)');
    expect(calls[0]).toMatchObject({ value: { error: "#VALUE!" }, known: "", range: undefined });
    expect(calls[0]?.steps.map(({ value }) => value)).toEqual(['"10 mb/s"', "32", "#VALUE!"]);
    expect(calls[0]?.steps.at(-1)?.source).toContain("10 mb/s");
  });

  test("for several cells has the steps of the first", async () => {
    const { calls } = await ofA1("=SUM(VSAN_GHZ(B1:B3,32))", { B1: 1000, B2: 2000, B3: 3000 });
    expect(calls[0]).toMatchObject({
      written: "VSAN_GHZ(3 rows x 1 column, 32)",
      size: "3 rows x 1 column",
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
      expect(precedents.map(({ place }) => place)).toEqual(["Sheet!B1"]);
    }
  });

  test("says which calls cannot be made", async () => {
    const { calls, unread } = await explainedFormula("VSAN_GHZ(INDIRECT(B1),32)");
    expect(calls).toEqual([]);
    expect(unread).toMatch(/^VSAN_GHZ: the call has something in it that only Excel calculates/);
  });

  test("is not broken by what is no formula", async () => {
    for (const formula of ["VSAN_GHZ(", "@@", "VSAN_GHZ(1000))", '"'])
      expect((await explainedFormula(formula)).stale).toBeUndefined();
  });
});

test("calls on more cells than are read are left out, in words", async () => {
  const workbook = shown(sheetOf({ A1: "=1" }), "VSAN_GHZ(SUM(B1:Z10000))", 5);
  const { calls, unread } = await explained(workbook, "A1");
  expect([calls, unread]).toEqual([
    [],
    "Its calls are not explained: they read 250,000 cells, more than 200,000.",
  ]);
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

test("a reference to a sheet that is gone is an error, not a blank", async () => {
  const { precedents } = await explained(shown(sheetOf({ A1: "=1" }), "Gone!B2*2", 0), "A1");
  expect(precedents).toMatchObject([{ place: "Gone!B2", value: { error: "#REF!" } }]);
});

test("a cell that another one fills is explained by the formula there, and is no input", async () => {
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
