import { join } from "node:path";
import type { WorkbookDrawing } from "../../../../src/workbook/drawing";
import { cellName } from "../../../../src/workbook/address";
import { layout } from "../../../../src/workbook/layout";
import type { CellValue } from "../../../../src/workbook/spec";
import { MAX_BATCH_BYTES } from "../../../../src/workbook/writers/officejs/payload";
import { expectGolden } from "../../../expectGolden";
import { sampleDrawing } from "../../sampleWorkbook";
import { describeFake } from "./describeFake";
import { draw, upTo } from "./drawInto";
import { FakeExcel } from "./fakeExcel";
import type { Content } from "./typedLikeExcel";

/** A sheet with a table of so many rows: a text, a number and a live column. */
function tableOf(rows: number, caseName = (i: number) => `8K random ${String(i)}`): WorkbookDrawing {
  const columns = [
    { header: "Case" },
    { header: "IOPS", format: "#,##0" },
    { header: "Twice", formula: "[@IOPS]*2" },
  ];
  return layout({
    title: "T",
    subject: "S",
    names: [{ name: "Share", refersTo: { formula: "96%" } }],
    sheets: [
      {
        name: "Results",
        print: { orientation: "landscape" },
        cells: [],
        tables: [
          {
            name: "Runs",
            at: "A1",
            columns,
            rows: Array.from({ length: rows }, (_, i) => [caseName(i), i, null]),
          },
        ],
      },
    ],
  });
}

function cellsOf(values: CellValue[]): WorkbookDrawing {
  const drawing = layout({
    title: "T",
    subject: "S",
    names: [],
    sheets: [
      { name: "A", cells: [{ kind: "text", at: "A1", text: "" }], print: { orientation: "portrait" } },
    ],
  });
  const [sheet] = drawing.sheets;
  if (sheet) Object.assign(sheet, { values: [values], columns: values.length });
  return drawing;
}

/** What a cell should hold by the drawing: its formula, nothing under a spill, or its value. */
function expectedCells(drawing: WorkbookDrawing): [string, Content][] {
  const [sheet] = drawing.sheets;
  if (!sheet) return [];
  const spilled = new Set<string>();
  const cells: [string, Content][] = [];
  for (let row = 0; row < sheet.rows; row++) {
    for (let column = 0; column < sheet.columns; column++) {
      const formula = sheet.formulas[row]?.[column];
      const value = sheet.values[row]?.[column] ?? null;
      const at = cellName(row, column);
      if (formula) {
        cells.push([at, { kind: "formula", formula: `=${formula.formula}` }]);
        for (let r = 0; r < formula.spill.rows; r++)
          for (let c = 0; c < formula.spill.columns; c++) spilled.add(cellName(row + r, column + c));
      } else if (spilled.has(at) || value === null) continue;
      else if (typeof value === "string") cells.push([at, { kind: "text", text: value }]);
      else if (typeof value === "number") cells.push([at, { kind: "number", number: value }]);
    }
  }
  return cells;
}

test("the sample is drawn as described in sample.txt", async () => {
  const excel = new FakeExcel();
  const { output } = await draw(excel, sampleDrawing());
  const text = describeFake(excel, output.sheets);
  expectGolden(text, join(__dirname, "sample.txt"));
});

test("every cell holds what the drawing reports; under a spill there is nothing", async () => {
  const excel = new FakeExcel();
  const drawing = sampleDrawing();
  await draw(excel, drawing);
  const byPlace = ([a]: [string, Content], [b]: [string, Content]) => (a < b ? -1 : 1);
  expect([...(excel.sheets[1]?.cells ?? [])].sort(byPlace)).toEqual(expectedCells(drawing).sort(byPlace));
});

test.each([
  "=1+1",
  "+1",
  "-x",
  "@x",
  "1-2",
  "8/9",
  "TRUE",
  "0123",
  "12",
  "1E5",
  "5%",
  "Mar 5",
  "#N/A",
  "'quoted",
  "two\nlines",
  "  blanks  ",
  "x".repeat(10_000),
  '=HYPERLINK("http://x","y")',
])("the text %p stays a text", async (text) => {
  const excel = new FakeExcel();
  await draw(excel, cellsOf([text]));
  expect(excel.sheets[1]?.cells.get("A1")).toEqual({ kind: "text", text });
});

test.each<[CellValue, Content | undefined]>([
  [0, { kind: "number", number: 0 }],
  [-1.5, { kind: "number", number: -1.5 }],
  [true, { kind: "boolean", boolean: true }],
  [
    { error: "#N/A", message: "not measured" },
    { kind: "error", error: "#N/A" },
  ],
  [{ error: "#SPILL!" }, { kind: "error", error: "#VALUE!" }],
  [null, undefined],
  ["", undefined],
])("the value %p is drawn as itself", async (value, content) => {
  const excel = new FakeExcel();
  await draw(excel, cellsOf([value, 1]));
  expect(excel.sheets[1]?.cells.get("A1")).toEqual(content);
});

test("a value that no cell can hold is refused before anything is added", async () => {
  const excel = new FakeExcel();
  const before = excel.state();
  await expect(draw(excel, cellsOf([Number.NaN]))).rejects.toThrow(
    /laying out the sheets: Sheet "A", A1: NaN is not a number/,
  );
  expect(excel.state()).toBe(before);
});

test.each([10, 100, 1000])("%d result rows take 9 syncs", async (rows) => {
  const excel = new FakeExcel();
  const { output } = await draw(excel, tableOf(rows));
  expect([output.syncs, excel.syncs]).toEqual([9, 9]);
});

test("more sheets take no more syncs", async () => {
  const excel = new FakeExcel();
  const drawing = tableOf(10);
  const more = [1, 2, 3].map((n) => ({ ...tableOf(10).sheets[0], name: `Copy ${String(n)}`, features: [] }));
  const { output } = await draw(excel, {
    ...drawing,
    sheets: [...drawing.sheets, ...more] as typeof drawing.sheets,
  });
  expect(output.sheets).toHaveLength(4);
  expect(excel.syncs).toBe(9);
});

test("only a payload beyond a request's limit takes more syncs", async () => {
  const excel = new FakeExcel();
  const { output } = await draw(
    excel,
    tableOf(3000, (i) => "case ".repeat(600) + String(i)),
  );
  expect(output.bytes).toBeGreaterThan(2 * MAX_BATCH_BYTES);
  expect(output.syncs).toBe(8 + Math.ceil(output.bytes / MAX_BATCH_BYTES));
  expect(excel.sheets[1]?.cells.get("A3001")).toMatchObject({ kind: "text" });
});

test("Excel neither calculates nor repaints between the syncs that draw", async () => {
  const excel = new FakeExcel();
  await draw(excel, tableOf(10));
  const suspended = excel.calls.filter((call) => call.includes("suspend"));
  // Two calls in every sync but the first, which only reads.
  expect(suspended).toHaveLength(2 * 8);
});

test("names that the workbook has get a number, and formulas follow", async () => {
  const excel = new FakeExcel(["results"]);
  await draw(excel, tableOf(2));
  const { output } = await draw(excel, tableOf(2));
  expect(output.sheets).toEqual(["Results (3)"]);
  expect(output.renames).toEqual([
    { what: "sheet", from: "Results", to: "Results (3)" },
    { what: "table", from: "Runs", to: "Runs_2" },
    { what: "name", from: "Share", to: "Share_2" },
  ]);
  expect(excel.sheets.map(({ name }) => name)).toEqual(["results", "Results (2)", "Results (3)"]);
});

test("the first new sheet is shown at the end, unless the caller declines", async () => {
  const shown = new FakeExcel();
  const other = new FakeExcel();
  await draw(shown, sampleDrawing());
  await draw(other, sampleDrawing(), { activate: false });
  expect(shown.activeId).toBe(shown.sheets[1]?.id);
  expect(other.activeId).toBe(other.sheets[0]?.id);
});

test("progress rises to 1 and reports what is being done", async () => {
  const steps: [number, string][] = [];
  await draw(new FakeExcel(), tableOf(10), { onProgress: (share, step) => steps.push([share, step]) });
  expect(steps.map(([, step]) => step)).toEqual([
    "writing values",
    "making tables",
    "defining names",
    "writing formulas",
    "formatting cells",
    "adding charts, input checks and page setup",
  ]);
  expect(steps.map(([share]) => share)).toEqual([...steps.map(([share]) => share)].sort((a, b) => a - b));
  expect(steps.at(-1)?.[0]).toBe(1);
});

test("neighboring rows of one height are set in one call", async () => {
  const drawing = tableOf(6);
  const texts = ["a", "b", "c\nd", "e\nf", "g\nh", "i"];
  drawing.sheets[0]?.features.push(
    ...texts.map((text, i) => {
      return { kind: "wrappedNote" as const, area: { row: i + 1, column: 0, rows: 1, columns: 1 }, text };
    }),
  );
  const excel = new FakeExcel();
  await draw(excel, drawing);
  const heights = excel.sheets[1]?.formats.filter(({ property }) => property === "rowHeight") ?? [];
  expect(heights.map(({ area, value }) => [area.row, area.rows, value])).toEqual([
    [1, 2, 15],
    [3, 3, 30],
    [6, 1, 15],
  ]);
});

test("a table too long for custom functions gets their values, and is marked so", async () => {
  const drawing = layout({
    title: "T",
    subject: "S",
    names: [],
    sheets: [
      {
        name: "A",
        print: { orientation: "portrait" },
        cells: [],
        tables: [
          {
            name: "Long",
            at: "A1",
            columns: [{ header: "GHz", formula: "VSAN_GHZ(1,8)" }, { header: "x" }],
            rows: Array.from({ length: 501 }, () => [null, 1]),
          },
        ],
      },
    ],
  });
  for (const row of drawing.sheets[0]?.values.slice(1) ?? []) row[0] = 12.5;
  const excel = new FakeExcel();
  const { losses } = await draw(excel, drawing);
  expect(losses).toMatchObject([{ feature: "table", where: "Long" }]);
  expect(excel.sheets[1]?.cells.get("A502")).toEqual({ kind: "number", number: 12.5 });
});

test("a chart's description is a loss", async () => {
  const { losses } = await draw(new FakeExcel(), sampleDrawing());
  expect(losses.map(({ feature, where }) => [feature, where])).toEqual([
    ["chart", "IOPS by test"],
    ["chart", "Latency against IOPS"],
    ["chart", "IOPS, lying"],
    ["chart", "Two lines"],
  ]);
});

test.each([
  [18, "note"],
  [17, "comment"],
])("in ExcelApi 1.%d a note is a %s", async (minor, what) => {
  const drawing = tableOf(1);
  const area = { row: 0, column: 2, rows: 1, columns: 1 };
  drawing.sheets[0]?.features.push({ kind: "cellNote", area, text: "=VSAN_GHZ(1)" });
  const excel = new FakeExcel();
  await draw(excel, drawing, { isSetSupported: upTo(minor) });
  expect(excel.sheets[1]?.others).toContainEqual({ what, at: "C1", detail: "=VSAN_GHZ(1)" });
});

test("an Excel without ExcelApi 1.10 is refused, one with it is not", async () => {
  const excel = new FakeExcel();
  await expect(draw(excel, tableOf(1), { isSetSupported: upTo(9) })).rejects.toThrow("lacks ExcelApi 1.10");
  expect(excel.calls).toEqual([]);
  await expect(draw(excel, tableOf(1), { isSetSupported: upTo(10) })).resolves.toBeDefined();
});
