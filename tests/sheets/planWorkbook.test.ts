import type { Block } from "../../src/sheets/block";
import { chartBlock } from "../../src/sheets/chartBlock";
import { inputBlock } from "../../src/sheets/inputBlock";
import { gridBlock } from "../../src/sheets/gridBlock";
import { planWorkbook, type PlanSheet } from "../../src/sheets/planWorkbook";
import { sheetTop } from "../../src/sheets/sheetTop";
import { verdictCell } from "./verdictCell";
import { resultBlock } from "../../src/sheets/resultBlock";
import { tableBlock } from "../../src/sheets/tableBlock";

const inputs = inputBlock("In", [
  { id: "hosts", label: "Hosts", value: 6, unit: "", accepts: { whole: [1, 9] } },
  { id: "cores", label: "Cores", value: 32, unit: "", accepts: { whole: [1, 99] } },
]);
const inputs2 = inputBlock("More", [
  { id: "disks", label: "Disks", value: 6, unit: "", accepts: { whole: [1, 9] } },
]);
const result = (formula: string) =>
  resultBlock("Out", [{ id: "all", label: "All", unit: "", formula, known: "" }]);
const grid = (id: string, formula: string) =>
  gridBlock({
    id,
    heading: "G",
    rows: 2,
    columns: [
      { id: "a", header: "A", texts: [1, 2] },
      { id: "b", header: "B", formula },
    ],
  });

const book = (...sheets: PlanSheet[]) => planWorkbook({ title: "T", subject: "S", sheets });
const formulas = (...sheets: PlanSheet[]) =>
  book(...sheets).spec.sheets.flatMap(({ cells }) =>
    cells.flatMap((cell) => (cell.kind === "formula" ? [`${cell.at} ${cell.formula}`] : [])),
  );

test("blocks are below each other with a blank row between", () => {
  const { cells } = book({ name: "Plan", blocks: [inputs, result("1")] });
  // Rows 1 to 3 are inputs, 4 is blank, 5 and 6 are heading and header.
  expect([cells.get("hosts"), cells.get("cores"), cells.get("all")]).toEqual([
    { sheet: "Plan", range: "B2" },
    { sheet: "Plan", range: "B3" },
    { sheet: "Plan", range: "B7" },
  ]);
});

test("ids become addresses, with the sheet where it is another one", () => {
  expect(formulas({ name: "Plan", blocks: [inputs, result("{hosts}*{cores}")] })).toEqual(["B7 $B$2*$B$3"]);
  expect(
    formulas({ name: "My in", blocks: [inputs] }, { name: "Out", blocks: [result("{hosts}+1")] }),
  ).toEqual(["B3 'My in'!$B$2+1"]);
});

test("in a grid `[id]` is the cell of the row, and `[grid.id]` that of another grid", () => {
  const sheet = { name: "Plan", blocks: [grid("one", "[a]*2"), grid("two", "[one.a]+[a]+SUM({one.a})")] };
  expect(formulas(sheet)).toEqual([
    "B3 $A3*2",
    "B4 $A4*2",
    "B8 $A$3+$A8+SUM($A$3:$A$4)",
    "B9 $A$4+$A9+SUM($A$3:$A$4)",
  ]);
  expect(formulas({ name: "Plan", blocks: [grid("one", "1")] }, { name: "Two", blocks: [grid("two", "[one.a]")] }).slice(2)).toEqual([
    "B3 Plan!$A$3",
    "B4 Plan!$A$4",
  ]);
}); // prettier-ignore

test.each<[string, () => unknown, string]>([
  ["an id twice", () => book({ name: "P", blocks: [inputs, inputs] }), 'two cells have the id "hosts"'],
  ["an id of nothing", () => book({ name: "P", blocks: [result("{x}")] }), 'no cell has the id "x"'],
  ["an id of no range", () => book({ name: "P", blocks: [{ height: 1, ids: () => ({ x: "?" }), draw: () => ({}) }, result("{x}")] }), '"?" is not a range'],
  ["a row's cell outside a grid", () => book({ name: "P", blocks: [result("[a]")] }), '"[a]" is not in a row of a grid'],
  ["a column that is not there", () => book({ name: "P", blocks: [grid("g", "[c]")] }), '"[c]" is not a column of this grid'],
])("%s is refused", (_, make, message) => {
  expect(make).toThrow(message);
}); // prettier-ignore

test("a sheet has the widths, print and frozen rows that it states, else those of inputs and results", () => {
  const [plain, own] = book(
    { name: "A", blocks: [inputs] },
    { name: "B", blocks: [result("1")], columnWidths: [9], freezeRows: 4, print: { orientation: "landscape" }, columns: 8 },
  ).spec.sheets;
  expect(plain).toMatchObject({ columnWidths: [40, 16, 16, 13, 13, 22], print: { orientation: "portrait" } });
  expect(plain).not.toHaveProperty("freeze");
  expect(own).toMatchObject({ columnWidths: [9], freeze: { rows: 4, columns: 0 }, print: { orientation: "landscape" } });
  expect([plain?.cells[0], own?.cells[0]]).toMatchObject([{ columns: 6 }, { columns: 8 }]);
}); // prettier-ignore

test("what blocks draw is on the sheet, in their order", () => {
  const chart = { kind: "column" as const, title: "t", description: "d", columns: "A:B", series: [{ name: "s", categories: "hosts", values: "cores" }] };
  const table = { name: "Facts", columns: [{ header: "x" }], rows: [[1]] };
  const [sheet] = book({
    name: "Plan",
    blocks: [verdictCell({ formula: '"✔ Fits"' }), inputs, chartBlock(5, [chart]), tableBlock("Data", table)],
  }).spec.sheets;
  // The top is rows 1 to 4, inputs 6 to 8, the chart 10 to 14, the table 16 and on.
  expect(sheet?.validations?.map(({ range }) => range)).toEqual(["B7", "B8"]);
  expect(sheet?.conditionalFormats?.map(({ range, style }) => `${range} ${style}`)).toEqual(["A4:F4 bandGood", "A4:F4 bandCaution", "A4:F4 bandBad", "A4:F4 bandUnknown"]);
  expect(sheet?.charts).toMatchObject([{ covers: "A10:B14", series: [{ categories: { sheet: "Plan", range: "B7" }, values: { sheet: "Plan", range: "B8" } }] }]);
  expect(sheet?.tables).toMatchObject([{ name: "Facts", at: "A17" }]);
}); // prettier-ignore

test("the last row of a sheet is that of its last block", () => {
  const lastRows: number[] = [];
  const block = { height: 3, ids: () => ({}), draw: ({ lastRow }: { lastRow: number }) => (lastRows.push(lastRow), {}) };
  book({ name: "A", blocks: [block, block] });
  expect(lastRows).toEqual([7, 7]); // 3 + 1 blank + 3
}); // prettier-ignore

test("names are ranges of an id, or from one id to another", () => {
  const { spec } = planWorkbook({
    title: "T",
    subject: "S",
    sheets: [{ name: "P", blocks: [grid("g", "1"), inputs] }],
    names: [
      { name: "One", id: "g.a", comment: "first" },
      { name: "Both", id: "g.a", through: "g.b" },
      { name: "Cells", id: "hosts", through: "cores" },
    ],
  });
  expect(spec.names).toStrictEqual([
    { name: "One", refersTo: { sheet: "P", range: "A3:A4" }, comment: "first" },
    { name: "Both", refersTo: { sheet: "P", range: "A3:B4" } },
    { name: "Cells", refersTo: { sheet: "P", range: "B7:B8" } },
  ]);
  expect(spec).toMatchObject({ title: "T", subject: "S" });
});

test("a sheet that is described cell by cell is included as it is", () => {
  const sheet = { name: "X", cells: [], print: { orientation: "portrait" as const } };
  expect(planWorkbook({ title: "T", subject: "S", sheets: [sheet] }).spec.sheets[0]).toBe(sheet);
});

test("heights of rows and breaks come from the blocks, breaks in order with those of the sheet", () => {
  const block = (height: number, pageBreaks: number[]): Block => ({
    height,
    ids: () => ({}),
    draw: ({ row }) => ({
      rowHeights: [{ rows: [row, row + height - 1], points: 20 }],
      pageBreaks: pageBreaks.map((below) => row + below),
    }),
  });
  const print = { orientation: "portrait" as const, pageBreaks: [5] };
  const [sheet, plain] = book(
    { name: "A", blocks: [block(1, []), block(3, [0, 1])], print, hidesGridlines: true },
    { name: "B", blocks: [inputs] },
  ).spec.sheets;
  expect(sheet?.rowHeights).toEqual([
    { rows: [1, 1], points: 20 },
    { rows: [3, 5], points: 20 },
  ]);
  expect(sheet?.print.pageBreaks).toEqual([3, 4, 5]);
  expect(sheet?.hidesGridlines).toBe(true);
  expect(plain).not.toHaveProperty("rowHeights");
  expect(plain).not.toHaveProperty("hidesGridlines");
  expect(plain?.print).toEqual({ orientation: "portrait" });
});

test("a wide sheet prints the columns that it names, down to its last block", () => {
  const [sheet] = book({ name: "A", blocks: [inputs, inputs2], printThrough: "C" }).spec.sheets;
  expect(sheet?.print).toEqual({ orientation: "portrait", area: "A1:C6" });
});

test("`{grid.id#2}` is a cell of a grid's column, and one that the column does not have is an error", () => {
  const sheet = (formula: string) => ({ name: "Plan", blocks: [grid("one", "[a]*2"), result(formula)] });
  expect(formulas(sheet("{one.b#2}+{one.a#1}")).at(-1)).toBe("B8 $B$4+$A$3");
  expect(() => formulas(sheet("{one.b#3}"))).toThrow('"{one.b#3}" is not a row of its column');
  expect(() => formulas(sheet("{one.b#0}"))).toThrow('"{one.b#0}" is not a row of its column');
});

test("the names of a sheet's first row have the letters of its figures, and share the room behind its title", () => {
  const title = sheetTop("A title of 26 characters!!", "About.");
  const narrow = { name: "Narrow", blocks: [title], columnWidths: [10, 70, 30] };
  const wide = { name: "Wide", blocks: [title], columnWidths: [60, 150, 30] };
  // The line goes on to the last column that is printed.
  const cut = { name: "Printed", blocks: [title], columnWidths: [10, 70, 300], printThrough: "B" };
  const named = {
    height: 2,
    ids: () => ({ customer: "A1", project: "B1", planVersion: "C1" }),
    draw: () => ({}),
  };
  const sheets = [{ name: "First", blocks: [named] }, narrow, wide, cut];
  const { spec } = planWorkbook({ title: "T", subject: "S", titleRows: true, sheets });
  const lines = spec.sheets.map(({ cells }) => cells.filter(({ style }) => style === "sheetCustomer"));
  expect(lines.slice(1).map(([line]) => line?.at)).toEqual(["C1", "C1", "B1"]);
  const longest = lines.map(([line]) =>
    line?.kind === "formula"
      ? [...line.formula.matchAll(/>(\d+),LEFT/g)].map(([, most]) => Number(most))
      : [],
  );
  // (110 − 46 − 18) ÷ 3; no more than 40; no fewer than 12.
  expect(longest.slice(1)).toEqual([
    [15, 15, 15],
    [40, 40, 40],
    [12, 12, 12],
  ]);
});
