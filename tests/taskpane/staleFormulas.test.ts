import { ShownCells } from "../../src/taskpane/health/shownCells";
import { staleFormulas, type Definitions, type StaleFormulas } from "../../src/taskpane/health/staleFormulas";
import { sourceFunctions } from "../sourceFunctions";

/** Cells of a sheet: a formula, and what it shows, or a value. */
type Row = ([formula: string, shown: unknown] | string | number)[];

function stale(rows: Row[], definitions: Partial<Definitions> = {}): Promise<StaleFormulas> {
  const cells = new ShownCells();
  const [formulas, values] = [0, 1].map((i) =>
    rows.map((row) => row.map((cell) => (Array.isArray(cell) ? cell[i] : cell))),
  );
  cells.add({
    sheet: { name: "Plan" } as Excel.Worksheet,
    row: 0,
    column: 0,
    formulas: formulas ?? [],
    values: values ?? [],
    numberFormat: [],
  });
  return staleFormulas(
    [...cells.formulas()],
    cells,
    { names: [], tables: [], ...definitions },
    sourceFunctions,
  );
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

test("names and columns of tables are followed", async () => {
  const tables = [{ name: "Results", sheet: "Plan", area: { row: 1, column: 0, rows: 3, columns: 2 } }];
  const names = [{ name: "Rate", formula: "=Plan!$B$1" }];
  const rows: Row[] = [
    [["=VSAN_GHZ(Rate)", 56], 2000],
    ["IOPS", "GHz"],
    [1000, ["=VSAN_GHZ([@IOPS])", 28]],
    [2000, ["=VSAN_GHZ(SUM(results[iops]))", 84]],
  ];
  expect(await stale(rows, { tables, names })).toEqual({ ...current, current: 3 });
});
