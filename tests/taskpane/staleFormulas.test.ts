import { ShownCells } from "../../src/taskpane/health/shownCells";
import { staleFormulas, type Definitions, type StaleFormulas } from "../../src/taskpane/health/staleFormulas";
import { sourceFunctions } from "../sourceFunctions";

/** Cells of a sheet: a formula, and what it shows, or a value. */
type Row = ([formula: string, shown: unknown] | string | number)[];

function stale(rows: Row[], definitions: Partial<Definitions> = {}): Promise<StaleFormulas> {
  return staleOn({ Plan: rows }, definitions);
}

function staleOn(sheets: Record<string, Row[]>, definitions: Partial<Definitions>): Promise<StaleFormulas> {
  const cells = new ShownCells();
  for (const [name, rows] of Object.entries(sheets)) addSheet(cells, name, rows);
  return staleFormulas(
    [...cells.formulas()],
    cells,
    { names: [], tables: [], ...definitions },
    sourceFunctions,
  );
}

function addSheet(cells: ShownCells, name: string, rows: Row[]): void {
  const [formulas, values] = [0, 1].map((i) =>
    rows.map((row) => row.map((cell) => (Array.isArray(cell) ? cell[i] : cell))),
  );
  cells.add({
    sheet: { name } as Excel.Worksheet,
    row: 0,
    column: 0,
    formulas: formulas ?? [],
    values: values ?? [],
    numberFormat: [],
  });
}

const current = { current: 1, stale: [], unchecked: 0 };

test.each<[string, Row]>([
  ["shows the result", [["=VSAN_GHZ(1000)", 28]]],
  ["shows the last digits that Excel keeps", [["=VSAN_GHZ(1000)/3", 9.33333333333333]]],
  ["shows an error", [['=VSAN_GHZ("fast")', "#VALUE!"]]],
  ["refers to a cell", [["=VSAN_GHZ(B1)", 56], 2000]],
  [
    "refers to a text of a formula",
    [
      ['=IF(B1="","none",1)', "none"],
      ['=""', ""],
    ],
  ],
  ["had 0 for a blank cell", [["=VSAN_GHZ(Z1)", 0]]],
  ["had nothing for a blank cell", [["=VSAN_GHZ(Z1)", "#VALUE!"]]],
])("a formula that %s is current", async (_what, row) => {
  const { current: count, ...found } = await stale([row]);
  expect(found).toEqual({ stale: [], unchecked: 0 });
  expect(count).toBeGreaterThan(0);
});

test("a formula of which a digit is another is stale", async () => {
  expect(await stale([[["=VSAN_GHZ(1000)", 28.000000001]]])).toEqual({
    current: 0,
    stale: [{ sheet: "Plan", row: 0, column: 0, formula: "=VSAN_GHZ(1000)" }],
    unchecked: 0,
  });
});

test.each([
  ["=VSAN_GHZ(NoSuchName)", "#NAME?"],
  ["=VSAN_GHZ(Other!A1)", 28],
  ['=VSAN_GHZ(INDIRECT("A1"))', 28],
  ["=ACME_PRICE(1)+VSAN_GHZ(1000)", 28],
  ["=VSAN_GHZ('[Book2.xlsx]Plan'!A1)", 28],
  ["=IFERROR(VSAN_GHZ(NoSuchName),1)", 2],
])("%s is not checked: the calculator does not know all of it", async (formula, shown) => {
  expect(await stale([[[formula, shown]]])).toEqual({ current: 0, stale: [], unchecked: 1 });
});

const RESULTS = {
  name: "Results",
  sheet: "Plan",
  headers: ["IOPS", "GHz"],
  hasHeaders: true,
  hasTotals: false,
};

test("names and columns of tables are followed", async () => {
  const tables = [{ ...RESULTS, area: { row: 2, column: 0, rows: 2, columns: 2 } }];
  const names = [{ name: "Rate", formula: "=Plan!$B$1" }];
  const rows: Row[] = [
    [["=VSAN_GHZ(Rate)", 56], 2000],
    ["IOPS", "GHz"],
    [1000, ["=VSAN_GHZ([@IOPS])", 28]],
    [2000, ["=VSAN_GHZ(SUM(results[iops]))", 84]],
  ];
  expect(await stale(rows, { tables, names })).toEqual({ ...current, current: 3 });
});

test("a formula of a copied sheet is not stale: the names of its own sheet come first", async () => {
  const sheets: Record<string, Row[]> = {
    Plan: [[["=VSAN_GHZ(Rate)", 28], 1000]],
    "Plan (2)": [[["=VSAN_GHZ(Rate)", 56], 2000]],
  };
  const names = [
    { name: "Rate", formula: "=Plan!$B$1" },
    { name: "Rate", formula: "='Plan (2)'!$B$1", sheet: "Plan (2)" },
  ];
  expect(await staleOn(sheets, { names })).toEqual({ ...current, current: 2 });
});

test("a table's total row is not one of its column", async () => {
  const tables = [{ ...RESULTS, area: { row: 1, column: 0, rows: 2, columns: 2 } }];
  const rows: Row[] = [
    ["IOPS", "GHz"],
    [1000, 28],
    [2000, 56],
    [3000, ["=VSAN_GHZ(SUM(Results[IOPS]))", 84]],
  ];
  expect(await stale(rows, { tables })).toEqual(current);
});

test("columns of a table without a header row are found by their names", async () => {
  const tables = [{ ...RESULTS, area: { row: 0, column: 0, rows: 2, columns: 2 } }];
  const rows: Row[] = [
    [1000, ["=VSAN_GHZ(SUM(Results[IOPS]))", 84]],
    [2000, ["=VSAN_GHZ([@IOPS])", 56]],
  ];
  expect(await stale(rows, { tables })).toEqual({ ...current, current: 2 });
});

test.each(["=0.1+0.2-0.3+VSAN_GHZ(0)", "=VSAN_GHZ(1000)-28.1+0.1"])(
  "%s shows 0 and is not stale: Excel makes a 0 of what is left of a difference",
  async (formula) => {
    expect(await stale([[[formula, 0]]])).toEqual(current);
  },
);

test.each([
  [0.9e-12, 0],
  [1e-12, 1],
])("a formula that makes %d and shows 0: %d stale", async (result, count) => {
  expect((await stale([[[`=VSAN_GHZ(0)+${result}`, 0]]])).stale).toHaveLength(count);
});
