import { layout } from "../../../../src/workbook/layout";
import type { ChartSpec, SheetSpec } from "../../../../src/workbook/spec";
import { draw, upTo } from "./drawInto";
import { FakeExcel } from "./fakeExcel";
import type { FakeSheet } from "./fakeSheet";

/** A sheet with numbers in A1:C3, drawn with this change into an Excel that has ExcelApi 1.18. */
async function drawn(change: Partial<SheetSpec>, minor = 18): Promise<FakeSheet> {
  const excel = new FakeExcel();
  const cells = [1, 2, 3].flatMap((row) =>
    [..."ABC"].map((column) => ({ kind: "value" as const, at: `${column}${row}`, value: row })),
  );
  const sheet = { name: "Data", print: { orientation: "portrait" as const }, ...change, cells: [...cells, ...(change.cells ?? [])] };
  const spec = { title: "T", subject: "S", names: [], sheets: [sheet] };
  await draw(excel, layout(spec), { isSetSupported: upTo(minor) });
  const found = excel.sheets.find(({ name }) => name === "Data");
  if (!found) throw new Error("no sheet was drawn");
  return found;
} // prettier-ignore

const details = (sheet: FakeSheet, what: string): unknown[] =>
  sheet.others.filter((one) => one.what === what).map(({ at, detail }) => [at, detail]);

const series = (name: string, values: string) => ({
  name,
  categories: { sheet: "Data", range: "A1:A3" },
  values: { sheet: "Data", range: values },
});
const chart = (change: Partial<ChartSpec>): Partial<SheetSpec> => ({
  charts: [
    { kind: "column", title: "t", description: "d", covers: "E1:J9", series: [series("b", "B1:B3")], ...change },
  ],
}); // prettier-ignore

describe("charts", () => {
  test.each([
    ["column", { type: "ColumnClustered", reversed: false, position: "Automatic", x: "Low", y: "Low", gap: 60, marker: "", weight: 0 }],
    ["bar", { type: "BarClustered", reversed: true, position: "Maximum", x: "Low", y: "", gap: 60, marker: "", weight: 0 }],
    ["line", { type: "LineMarkers", reversed: false, position: "Automatic", x: "Low", y: "Low", gap: 150, marker: "Circle", weight: 2.25 }],
    ["scatter", { type: "XYScatter", reversed: false, position: "Automatic", x: "Low", y: "Low", gap: 150, marker: "Circle", weight: 0 }],
  ] as const)("a chart of kind %s", async (kind, expected) => {
    const [made] = (await drawn(chart({ kind }))).chartList;
    const [first] = made?.list ?? [];
    const { categoryAxis: x, valueAxis: y } = made?.axes ?? {};
    expect({
      type: made?.type, reversed: x?.reversePlotOrder, position: x?.position, x: x?.tickLabelPosition, y: y?.tickLabelPosition,
      gap: first?.gapWidth, marker: first?.markerStyle, weight: first?.format.line.weight,
    }).toEqual(expected);
    expect(y?.numberFormat).toBe("[>=1000]#,##0;General");
  }); // prettier-ignore

  test("two series have a legend at the bottom, colors and markers of their own", async () => {
    const two = { kind: "line" as const, series: [series("b", "B1:B3"), series("c", "C1:C3")] };
    const [made] = (await drawn(chart(two))).chartList;
    expect(made?.legend).toEqual({ visible: true, position: "Bottom" });
    expect(made?.list.map(({ name, values, categories, markerStyle, markerSize }) => [name, values, categories, markerStyle, markerSize])).toEqual([
      ["b", "Data!B1:B3", "Data!A1:A3", "Circle", 7],
      ["c", "Data!C1:C3", "Data!A1:A3", "Square", 7],
    ]);
    const colors = made?.list.map(({ format, markerBackgroundColor, markerForegroundColor }) => [
      format.line.color,
      markerBackgroundColor,
      markerForegroundColor,
    ]);
    for (const one of colors ?? []) expect(new Set(one).size).toBe(1);
    expect(colors?.[0]?.[0]).toMatch(/^#[0-9A-F]{6}$/);
    expect(colors?.[0]).not.toEqual(colors?.[1]);
  }); // prettier-ignore

  test("one series has no legend; titles and place are the chart's", async () => {
    const [made] = (await drawn(chart({ xTitle: "x", yTitle: "y" }))).chartList;
    expect(made?.legend.visible).toBe(false);
    expect([made?.title.text, made?.axes.categoryAxis.title.text, made?.axes.valueAxis.title.text, made?.at]).toEqual(["t", "x", "y", "E1:J9"]);
    const [plain] = (await drawn(chart({}))).chartList;
    expect([plain?.axes.categoryAxis.title.text, plain?.axes.valueAxis.title.text]).toEqual(["", ""]);
  }); // prettier-ignore

  test("a series in a row is one series", async () => {
    const inRow = { name: "r", categories: { sheet: "Data", range: "A1:C1" }, values: { sheet: "Data", range: "A2:C2" } };
    const [made] = (await drawn(chart({ series: [inRow] }))).chartList;
    expect(made?.list.map(({ values }) => values)).toEqual(["Data!A2:C2"]);
  }); // prettier-ignore

  test("columns are filled with the color of their series", async () => {
    const [made] = (await drawn(chart({}))).chartList;
    expect(made?.list[0]?.color).toMatch(/^#[0-9A-F]{6}$/);
  });
});

test.each([
  [{ kind: "whole", minimum: 1, maximum: 64 }, { wholeNumber: { formula1: 1, formula2: 64, operator: "Between" } }],
  [{ kind: "decimal", minimum: 0.5, maximum: 9 }, { decimal: { formula1: 0.5, formula2: 9, operator: "Between" } }],
  [{ kind: "list", values: ["a", "b"] }, { list: { inCellDropDown: true, source: "a,b" } }],
] as const)("what an input accepts: %j", async (rule, expected) => {
  const prompt = { title: "Hosts", text: "1 to 64" };
  const own = rule.kind === "list" ? { ...rule, values: [...rule.values] } : rule;
  const sheet = await drawn({ validations: [{ range: "D1:D3", rule: own, allowBlank: true, prompt, error: "No." }] });
  expect(details(sheet, "validation rule")).toEqual([["D1:D3", expected]]);
  expect(details(sheet, "validation ignoreBlanks")).toEqual([["D1:D3", true]]);
  expect(details(sheet, "validation prompt")).toEqual([["D1:D3", { showPrompt: true, title: "Hosts", message: "1 to 64" }]]);
  expect(details(sheet, "validation errorAlert")).toEqual([["D1:D3", { showAlert: true, style: "Stop", title: "", message: "No." }]]);
  const strict = await drawn({ validations: [{ range: "D1", rule: own, prompt, error: "No." }] });
  expect(details(strict, "validation ignoreBlanks")).toEqual([["D1", false]]);
}); // prettier-ignore

test("a conditional format has its formula, and changes weight, color and ground", async () => {
  const sheet = await drawn({ conditionalFormats: [{ range: "A1:A3", formula: "A1>1", style: "header" }] });
  expect(details(sheet, "conditional format")).toEqual([
    ["A1:A3", { kind: "Custom", formula: "=A1>1", "font/bold": true, "font/color": "#FFFFFF", "fill/color": "#1F3864" }],
  ]);
}); // prettier-ignore

test.each([
  [{ sheet: "Data" }, { documentReference: "Data!A1" }],
  [{ url: "https://example.com" }, { address: "https://example.com" }],
])("a link to %j", async (link, expected) => {
  const sheet = await drawn({ cells: [{ kind: "text", at: "D9", text: "Go", link }] });
  expect(details(sheet, "link")).toEqual([["D9", expected]]);
});

test.each([
  [{ rows: 2, columns: 0 }, ["", { rows: 2 }]],
  [{ rows: 0, columns: 3 }, ["", { columns: 3 }]],
  [{ rows: 2, columns: 1 }, ["A1:A2", ""]],
])("%j stay in view", async (freeze, expected) => {
  expect(details(await drawn({ freeze }), "frozen")).toEqual([expected]);
});

test("a page is one wide and upright unless it says otherwise", async () => {
  expect(details(await drawn({}), "page")).toEqual([
    ["orientation", "Portrait"],
    ["zoom", { horizontalFitToPages: 1 }],
  ]);
  const print = { orientation: "landscape" as const, pagesWide: 2, repeatRows: [1, 3] as [number, number], repeatColumns: [1, 2] as [number, number] };
  expect(details(await drawn({ print }), "page")).toEqual([
    ["orientation", "Landscape"],
    ["zoom", { horizontalFitToPages: 2 }],
    ["titleRows", "$1:$3"],
    ["titleColumns", "$A:$B"],
  ]);
}); // prettier-ignore

test("a table has headers, a name and the plain style", async () => {
  const tables = [{ name: "T", at: "A5", columns: [{ header: "a" }, { header: "b" }], rows: [[1, 2]] }];
  const sheet = await drawn({ tables });
  const found = sheet.tableList.map(({ name, style, range, hasHeaders }) => [
    name,
    style,
    range.address,
    hasHeaders,
  ]);
  expect(found).toEqual([["T", "TableStyleLight1", "A5:B6", true]]);
});

test("a paragraph over several columns is merged, one over its own cell is not", async () => {
  const note = (columns: number) => drawn({ cells: [{ kind: "note", at: "A5", text: "words", columns }] });
  expect(details(await note(3), "merged")).toEqual([["A5:C5", ""]]);
  expect(details(await note(1), "merged")).toEqual([]);
});

describe("looks", () => {
  /** The properties of a cell that have a value of their own. */
  async function look(style: "input" | "title" | "heading" | "unit" | "paragraph", columns = 1): Promise<Record<string, unknown>> {
    const sheet = await drawn({ cells: [{ kind: "text", at: "A5", text: "x", style, columns }] });
    return Object.fromEntries(sheet.formats.filter(({ area }) => area.row === 4).map(({ property, value }) => [property, value]));
  } // prettier-ignore

  test("a title is large and bold, and nothing else", async () => {
    expect(await look("title")).toEqual({
      "font/bold": true,
      "font/size": 18,
      "font/color": "#1F3864",
      verticalAlignment: "Top",
    });
  });

  test("an input has a frame and is not locked", async () => {
    expect(await look("input")).toMatchObject({
      "fill/color": "#FFF2CC",
      "protection/locked": false,
      ...Object.fromEntries(
        ["EdgeTop", "EdgeLeft", "EdgeBottom", "EdgeRight"].flatMap((edge) => [
          [`borders/${edge}/style`, "Continuous"],
          [`borders/${edge}/color`, "#808080"],
        ]),
      ),
    });
  });

  test("a heading has one line below, over all of its columns", async () => {
    const found = await look("heading", 3);
    expect(Object.keys(found).filter((property) => property.startsWith("borders/"))).toEqual([
      "borders/EdgeBottom/style",
      "borders/EdgeBottom/color",
    ]);
  });

  test("a unit is indented, a paragraph wraps", async () => {
    expect(await look("unit")).toMatchObject({ indentLevel: 1, horizontalAlignment: "Left" });
    expect(await look("title")).not.toHaveProperty("indentLevel");
    expect(await look("paragraph")).toMatchObject({ wrapText: true });
  });
});

test("formulas below each other are set in one call, a gap begins another", async () => {
  const excel = new FakeExcel();
  const cells = [1, 2, 4].map((row) => ({ kind: "formula" as const, at: `A${row}`, formula: `${row}+1` }));
  const sheets = [{ name: "Data", print: { orientation: "portrait" as const }, cells }];
  await draw(excel, layout({ title: "T", subject: "S", names: [], sheets }));
  expect(excel.calls.filter((call) => call.includes("formulas"))).toHaveLength(2);
  const found = excel.sheets.find(({ name }) => name === "Data")?.cells;
  expect([...(found ?? [])].map(([at, content]) => [at, content.kind === "formula" && content.formula])).toEqual([
    ["A1", "=1+1"],
    ["A2", "=2+1"],
    ["A4", "=4+1"],
  ]);
}); // prettier-ignore
