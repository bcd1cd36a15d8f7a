import type { WorkbookDrawing } from "../../../../src/workbook/drawing";
import { layout } from "../../../../src/workbook/layout";
import type { CellValue, ChartSpec } from "../../../../src/workbook/spec";
import { cachedCategories, cachedNumbers } from "../../../../src/workbook/writers/xlsx/chartCache";
import { chartXml } from "../../../../src/workbook/writers/xlsx/chartXml";

/** Labels or figures in A1:A3, figures with one decimal in B1:B3. */
function drawingOf(labels: readonly CellValue[] = ["4K", "8K", "32K"]): WorkbookDrawing {
  const cells = [1, 2, 3].flatMap((row) => [
    { kind: "input" as const, at: `A${row}`, value: null, format: "0%" },
    { kind: "input" as const, at: `B${row}`, value: null, format: "0.0" },
  ]);
  const print = { orientation: "portrait" as const };
  const drawing = layout({ title: "T", subject: "S", names: [], sheets: [{ name: "Data", cells, print }] });
  const values = [0.5, null, 2.5].map((figure, row) => [labels[row] ?? null, figure]);
  return { ...drawing, sheets: drawing.sheets.map((sheet) => ({ ...sheet, values })) };
}

const LABELS = { sheet: "Data", range: "A1:A3" };
const FIGURES = { sheet: "Data", range: "B1:B3" };

/** The part of a chart of this kind with so many series. */
function written(change: Partial<ChartSpec>, count = 1): string {
  const series = Array.from({ length: count }, (_, i) => ({
    name: `s${i + 1}`,
    categories: LABELS,
    values: FIGURES,
  }));
  const chart: ChartSpec = { kind: "column", title: "<IOPS>", description: "d", covers: "D1:H9", series, ...change };
  const area = { row: 0, column: 3, rows: 9, columns: 5 };
  return chartXml({ kind: "chart", area, chart, series }, drawingOf());
} // prettier-ignore

const between = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, "gs"))].map(([, content = ""]) => content);

const CATEGORIES =
  '<c:strRef><c:f>Data!$A$1:$A$3</c:f><c:strCache><c:ptCount val="3"/><c:pt idx="0"><c:v>4K</c:v></c:pt>' +
  '<c:pt idx="1"><c:v>8K</c:v></c:pt><c:pt idx="2"><c:v>32K</c:v></c:pt></c:strCache></c:strRef>';
const NUMBERS =
  '<c:numRef><c:f>Data!$B$1:$B$3</c:f><c:numCache><c:formatCode>0.0</c:formatCode><c:ptCount val="3"/>' +
  '<c:pt idx="0"><c:v>0.5</c:v></c:pt><c:pt idx="2"><c:v>2.5</c:v></c:pt></c:numCache></c:numRef>';
const START = '<c:idx val="0"/><c:order val="0"/><c:tx><c:v>s1</c:v></c:tx>';
const BLUE = '<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>';
// 0.75 points at 12,700 to the point
const MARKER = `<c:marker><c:symbol val="circle"/><c:size val="7"/><c:spPr>${BLUE}<a:ln w="9525">${BLUE}</a:ln></c:spPr></c:marker>`;

test.each<[ChartSpec["kind"], string]>([
  ["column", `${START}<c:spPr>${BLUE}</c:spPr><c:invertIfNegative val="0"/><c:cat>${CATEGORIES}</c:cat><c:val>${NUMBERS}</c:val>`],
  ["bar", `${START}<c:spPr>${BLUE}</c:spPr><c:invertIfNegative val="0"/><c:cat>${CATEGORIES}</c:cat><c:val>${NUMBERS}</c:val>`],
  // 2.25 points
  ["line", `${START}<c:spPr><a:ln w="28575">${BLUE}</a:ln></c:spPr>${MARKER}<c:cat>${CATEGORIES}</c:cat><c:val>${NUMBERS}</c:val><c:smooth val="0"/>`],
  ["scatter", `${START}<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${MARKER}<c:xVal>${CATEGORIES}</c:xVal><c:yVal>${NUMBERS}</c:yVal><c:smooth val="0"/>`],
])("a series of a %s chart", (kind, xml) => {
  expect(between(written({ kind }), "c:ser")).toEqual([xml]);
}); // prettier-ignore

test.each<[ChartSpec["kind"], string, string, string]>([
  ["column", "c:barChart", '<c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>', '<c:gapWidth val="60"/>'],
  ["bar", "c:barChart", '<c:barDir val="bar"/><c:grouping val="clustered"/><c:varyColors val="0"/>', '<c:gapWidth val="60"/>'],
  ["line", "c:lineChart", '<c:grouping val="standard"/><c:varyColors val="0"/>', '<c:marker val="1"/>'],
  ["scatter", "c:scatterChart", '<c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>', ""],
])("the plot of a %s chart", (kind, name, start, end) => {
  const [plot = ""] = between(written({ kind }), name);
  expect(plot.replace(/<c:ser>.*<\/c:ser>/s, "|")).toBe(`${start}|${end}<c:axId val="111111111"/><c:axId val="222222222"/>`);
}); // prettier-ignore

test("seven series: colors and markers in order, the first ones again at the seventh", () => {
  const series = between(written({ kind: "line" }, 7), "c:ser");
  const found = series.map((xml) => [/symbol val="(\w+)"/.exec(xml)?.[1], /srgbClr val="(\w+)"/.exec(xml)?.[1]].join(" "));
  expect(found).toEqual(["circle 1F3864", "square C2410C", "triangle 00708A", "diamond 7B2D8E", "x 4D6B1F", "star 8A5A00", "circle 1F3864"]);
  expect(series.map((xml) => /<c:order val="(\d)"/.exec(xml)?.[1])).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
}); // prettier-ignore

const textOf = (size: number, text: string): string =>
  `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size}" b="1"/></a:pPr>` +
  `<a:r><a:rPr lang="en-US" sz="${size}" b="1"><a:solidFill><a:srgbClr val="404040"/></a:solidFill></a:rPr>` +
  `<a:t>${text}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`;

test("the title has 12 points, those of the axes 9", () => {
  const xml = written({ xTitle: "Size", yTitle: "IOPS & more" });
  expect(xml).toContain(`<c:chart>${textOf(1200, "&lt;IOPS&gt;")}<c:autoTitleDeleted val="0"/>`);
  expect([...xml.matchAll(/<c:title>.*?<\/c:title>/gs)].slice(1).map(([title]) => title)).toEqual([
    textOf(900, "Size"),
    textOf(900, "IOPS &amp; more"),
  ]);
});

const AXIS_LINE =
  '<c:spPr><a:ln w="9525"><a:solidFill><a:srgbClr val="808080"/></a:solidFill></a:ln></c:spPr>';
const GRID =
  '<c:majorGridlines><c:spPr><a:ln w="9525"><a:solidFill><a:srgbClr val="D9D9D9"/></a:solidFill></a:ln></c:spPr></c:majorGridlines>';
const axis = (id: number, place: string, { reversed = false, grid = "", labels = "low" } = {}): string =>
  `<c:axId val="${id}"/><c:scaling><c:orientation val="${reversed ? "maxMin" : "minMax"}"/></c:scaling><c:delete val="0"/>` +
  `<c:axPos val="${place}"/>${grid}<c:numFmt formatCode="[&gt;=1000]#,##0;General" sourceLinked="0"/>` +
  `<c:majorTickMark val="out"/><c:minorTickMark val="none"/><c:tickLblPos val="${labels}"/>${AXIS_LINE}`; // prettier-ignore
const X = 111111111;
const Y = 222222222;
const CATEGORY_LABELS = '<c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/>'; // prettier-ignore

test.each<[ChartSpec["kind"], string, string]>([
  ["column", `${axis(X, "b")}<c:crossAx val="${Y}"/><c:crosses val="autoZero"/>${CATEGORY_LABELS}`, `${axis(Y, "l", { grid: GRID })}<c:crossAx val="${X}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>`],
  ["bar", `${axis(X, "l", { reversed: true })}<c:crossAx val="${Y}"/><c:crosses val="autoZero"/>${CATEGORY_LABELS}`, `${axis(Y, "b", { grid: GRID, labels: "nextTo" })}<c:crossAx val="${X}"/><c:crosses val="max"/><c:crossBetween val="between"/>`],
  ["line", `${axis(X, "b")}<c:crossAx val="${Y}"/><c:crosses val="autoZero"/>${CATEGORY_LABELS}`, `${axis(Y, "l", { grid: GRID })}<c:crossAx val="${X}"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>`],
])("the axes of a %s chart", (kind, x, y) => {
  const xml = written({ kind });
  expect([between(xml, "c:catAx"), between(xml, "c:valAx")]).toEqual([[x], [y]]);
}); // prettier-ignore

test("both axes of a scatter chart are of values and cross between the points", () => {
  const crossing = (other: number) => `<c:crossAx val="${other}"/><c:crosses val="autoZero"/><c:crossBetween val="midCat"/>`;
  expect(between(written({ kind: "scatter" }), "c:valAx")).toEqual([
    `${axis(X, "b", { grid: GRID })}${crossing(Y)}`,
    `${axis(Y, "l", { grid: GRID })}${crossing(X)}`,
  ]);
}); // prettier-ignore

test("two series have a legend below, one has none; blanks are gaps", () => {
  const end = '<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>';
  expect(written({}, 1)).toContain(`</c:plotArea>${end}`);
  expect(written({}, 2)).toContain(
    `</c:plotArea><c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>${end}`,
  );
});

test("the frame is white with a grey line, the text grey of 9 points; dates begin in 1900", () => {
  const xml = written({});
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n<c:chartSpace xmlns:c="http:\/\/schemas\.openxmlformats\.org\/drawingml\/2006\/chart" xmlns:a="[^"]*\/main" xmlns:r="[^"]*\/relationships"><c:date1904 val="0"\/><c:roundedCorners val="0"\/><c:chart>/);
  expect(xml).toMatch(/<\/c:chart><c:spPr><a:solidFill><a:srgbClr val="FFFFFF"\/><\/a:solidFill><a:ln w="9525"><a:solidFill><a:srgbClr val="D9D9D9"\/><\/a:solidFill><\/a:ln><\/c:spPr><c:txPr><a:bodyPr\/><a:lstStyle\/><a:p><a:pPr><a:defRPr sz="900"><a:solidFill><a:srgbClr val="404040"\/><\/a:solidFill><\/a:defRPr><\/a:pPr><a:endParaRPr lang="en-US"\/><\/a:p><\/c:txPr><\/c:chartSpace>$/);
}); // prettier-ignore

describe("cached values", () => {
  test("figures have the format of their first cell; a cell without one is a gap", () => {
    expect(cachedNumbers(FIGURES, drawingOf())).toBe(NUMBERS);
  });

  test("categories that are all figures, or blank, are figures", () => {
    expect(cachedCategories(LABELS, drawingOf([0.5, null, 1]))).toBe(
      '<c:numRef><c:f>Data!$A$1:$A$3</c:f><c:numCache><c:formatCode>0%</c:formatCode><c:ptCount val="3"/>' +
        '<c:pt idx="0"><c:v>0.5</c:v></c:pt><c:pt idx="2"><c:v>1</c:v></c:pt></c:numCache></c:numRef>',
    );
  });

  test("among texts, figures are texts, and errors and blanks are gaps", () => {
    expect(cachedCategories(LABELS, drawingOf([4, "8K", { error: "#N/A" }]))).toContain(
      '<c:strCache><c:ptCount val="3"/><c:pt idx="0"><c:v>4</c:v></c:pt><c:pt idx="1"><c:v>8K</c:v></c:pt></c:strCache>',
    );
    expect(cachedCategories(LABELS, drawingOf([null, "8K", "x"]))).toContain(
      '<c:ptCount val="3"/><c:pt idx="1"><c:v>8K</c:v></c:pt><c:pt idx="2"><c:v>x</c:v></c:pt></c:strCache>',
    );
  });

  test("cells of a row are read from left to right; without a format they are General", () => {
    const drawing = drawingOf([7, 8, 9]);
    expect(cachedNumbers({ sheet: "Data", range: "A1:B1" }, drawing)).toContain(
      '<c:pt idx="0"><c:v>7</c:v></c:pt><c:pt idx="1"><c:v>0.5</c:v></c:pt>',
    );
    expect(cachedNumbers({ sheet: "Data", range: "D1:D2" }, drawing)).toContain(
      "<c:formatCode>General</c:formatCode>",
    );
  });
});
