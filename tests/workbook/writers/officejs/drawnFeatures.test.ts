import { layout } from "../../../../src/workbook/layout";
import { PRODUCT } from "../../../../src/workbook/product";
import type { ChartSpec, SheetSpec } from "../../../../src/workbook/spec";
import { pageDrawing } from "../../pageSample";
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

/** When it was printed, by which release, sheet and page. */
const STANDARD_FOOTER = [
  ["leftFooter", "&9&K595959Printed &D"],
  ["centerFooter", ""],
  ["rightFooter", `&9&K595959${PRODUCT} · &A, page &P of &N`],
];

test("a page is one wide and upright unless it reports otherwise", async () => {
  expect(details(await drawn({}), "page")).toEqual([
    ["orientation", "Portrait"],
    ["zoom", { horizontalFitToPages: 1 }],
    ...STANDARD_FOOTER,
  ]);
  const print = { orientation: "landscape" as const, pagesWide: 2, repeatRows: [1, 3] as [number, number], repeatColumns: [1, 2] as [number, number] };
  expect(details(await drawn({ print }), "page")).toEqual([
    ["orientation", "Landscape"],
    ["zoom", { horizontalFitToPages: 2 }],
    ["titleRows", "$1:$3"],
    ["titleColumns", "$A:$B"],
    ...STANDARD_FOOTER,
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

describe("a page for a customer", () => {
  let page: FakeSheet;
  let losses: string[];
  beforeAll(async () => {
    const excel = new FakeExcel();
    const written = await draw(excel, pageDrawing(), { isSetSupported: upTo(10) });
    losses = written.losses.map(({ feature, where }) => `${feature} ${where}`);
    const found = excel.sheets.find(({ name }) => name === "Page");
    if (!found) throw new Error("no page was drawn");
    page = found;
  });

  test("an Excel with the required set loses the descriptions of charts only", () => {
    expect(losses).toEqual([
      "chart When is capacity full?",
      "chart Where is headroom?",
      "chart Where does latency turn?",
    ]);
  });

  test("the paper: scale, area, breaks, margins, centering, header and footer", () => {
    expect(details(page, "page").map((one) => (one as unknown[]).map((part) => JSON.stringify(part)).join(" "))).toEqual([
      '"orientation" "Portrait"',
      '"zoom" {"scale":70}',
      '"titleRows" "$1:$2"',
      '"area" "A1:AJ42"',
      '"centerHorizontally" true',
      '"margins Inches" {"left":0.5,"right":0.5,"top":0.55,"bottom":0.6}',
      '"leftHeader" ""',
      '"centerHeader" "&9&K595959Confidential && draft"',
      '"rightHeader" ""',
      '"leftFooter" "&9&K595959HCI Planner 0.2.0"',
      '"centerFooter" ""',
      '"rightFooter" "&9&K595959&A, page &P of &N · &D"',
      '"break above" "A41"',
    ]);
  }); // prettier-ignore

  test("rows have their heights and no others, grid lines are hidden, the formula is merged", () => {
    const heights = page.formats.filter(({ property }) => property === "rowHeight");
    expect(heights.map(({ area, value }) => [area.row, area.rows, value])).toEqual([
      [0, 1, 27.75],
      [2, 1, 42],
      [6, 4, 20.25],
    ]);
    expect(details(page, "gridlines")).toEqual([["", false]]);
    expect(details(page, "merged")).toEqual([["B3:AJ3", ""]]);
  });

  test("bare charts are without title, legend, frame and tick marks, and have the title as their name", () => {
    for (const chart of page.chartList) {
      expect(chart.title.visible).toBe(false);
      expect(chart.name).toBe(chart.title.text);
      expect(chart.legend.visible).toBe(false);
      expect(chart.cleared).toEqual(["border", "fill"]);
      const { categoryAxis: x, valueAxis: y } = chart.axes;
      expect([x.majorTickMark, y.majorTickMark, x.hasLine, y.hasLine]).toEqual(["None", "None", true, false]);
      expect(y.majorGridlines.format.line.color).toBe("#E3E3E3");
      expect(x.majorGridlines.visible).toBe(chart.type !== "XYScatter");
    }
  });

  test("axes have their limits, steps and formats", () => {
    const found = page.chartList.map(({ axes }) =>
      [axes.categoryAxis, axes.valueAxis].map(({ minimum, maximum, majorUnit, numberFormat }) => [minimum, maximum, majorUnit, numberFormat]),
    );
    expect(found).toEqual([
      [["", "", "", ""], [0, 100, 25, "0"]],
      [["", "", "", "General"], [0, 1.2, 0.5, "0%"]],
      [[0, "", "", ""], ["", "", "", "[>=1000]#,##0;General"]],
    ]);
  }); // prettier-ignore

  test("series have their colors, lines, markers, gaps", () => {
    const [lines, bars, points] = page.chartList.map(({ list }) => list);
    expect(lines?.map(({ format: { line }, markerStyle, markerSize }) => [line.color, line.weight, line.lineStyle, markerStyle, markerSize])).toEqual([
      ["#1F3864", 2.5, "Automatic", "Circle", 6],
      ["#C2410C", 2, "Dash", "None", 5],
    ]);
    expect(bars?.map(({ gapWidth, overlap, color }) => [gapWidth, overlap, color])).toEqual([[45, 0, "#1F3864"]]);
    expect(points?.map(({ format: { line }, markerStyle }) => [line.color, line.weight, line.lineStyle, markerStyle])).toEqual([
      ["#808080", 2.25, "Dot", "None"],
      ["", 0, "Automatic", "Diamond"],
    ]);
  }); // prettier-ignore

  test("labels: of the points that shall have one, of values or the name, where and how", () => {
    const series = page.chartList.flatMap(({ list }) => list);
    const labeled = series.filter(({ hasDataLabels }) => hasDataLabels);
    expect(labeled.map(({ name, unlabeled, dataLabels: { showValue, showSeriesName, position, numberFormat, format } }) =>
      [name, unlabeled, showValue, showSeriesName, position, numberFormat, ...Object.values(format.font)],
    )).toEqual([
      ["Needed", [1, 2], true, false, "Bottom", "0", 9, true, "#1F3864"],
      ["2029", [], true, false, "OutsideEnd", "General", 9, false, "#1F1F1F"],
      ["8K 50% read", [], false, true, "Right", "General", 9, false, "#C2410C"],
    ]);
  }); // prettier-ignore
});

test("a sheet of some pages in height fits them, with the footer of all sheets", async () => {
  const sheet = await drawn({ print: { orientation: "landscape", pagesHigh: 2 } });
  expect(details(sheet, "page")).toEqual([
    ["orientation", "Landscape"],
    ["zoom", { horizontalFitToPages: 1, verticalFitToPages: 2 }],
    ...STANDARD_FOOTER,
  ]);
});

test("lines of a look have their side, color and weight; two cells share the line between them", async () => {
  const sheet = await drawn({ cells: [{ kind: "blank", at: "E5", rows: 2, columns: 2, style: "strip" }] });
  const lines = sheet.formats.filter(({ property }) => property.startsWith("borders/"));
  expect(lines.map(({ property, value }) => `${property.slice("borders/".length)} ${String(value)}`)).toEqual(
    ["EdgeTop", "EdgeBottom", "InsideHorizontal"].flatMap((edge) => [
      `${edge}/style Continuous`,
      `${edge}/color #FFFFFF`,
      `${edge}/weight Thick`,
    ]),
  );
  const row = await drawn({ cells: [{ kind: "text", at: "E5", text: "x", style: "rowWords" }] });
  const found = row.formats.map(({ property, value }) => `${property} ${String(value)}`);
  expect(found).toEqual(expect.arrayContaining(["borders/EdgeBottom/style Dot", "borders/EdgeBottom/weight Thin", "verticalAlignment Center"]));
}); // prettier-ignore
