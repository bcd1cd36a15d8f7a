import type { WorkbookDrawing } from "../../../../src/workbook/drawing";
import { layout } from "../../../../src/workbook/layout";
import type { CellValue, ChartSeriesLook, ChartSpec } from "../../../../src/workbook/spec";
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

/** The part of a chart of this kind with so many series, all of one look. */
function written(change: Partial<ChartSpec>, count = 1, look: ChartSeriesLook = {}): string {
  const series = Array.from({ length: count }, (_, i) => ({
    name: `s${i + 1}`,
    categories: LABELS,
    values: FIGURES,
    ...look,
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

test("the title has 12 points, those of the axes 10, of a bare chart 9", () => {
  const xml = written({ xTitle: "Size", yTitle: "IOPS & more" });
  expect(xml).toContain(`<c:chart>${textOf(1200, "&lt;IOPS&gt;")}<c:autoTitleDeleted val="0"/>`);
  expect([...xml.matchAll(/<c:title>.*?<\/c:title>/gs)].slice(1).map(([title]) => title)).toEqual([
    textOf(1000, "Size"),
    textOf(1000, "IOPS &amp; more"),
  ]);
  expect(written({ xTitle: "Size", bare: true })).toContain(textOf(900, "Size"));
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

test("the frame is white with a gray line, the text gray of 10 points; dates begin in 1900", () => {
  const xml = written({});
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n<c:chartSpace xmlns:c="http:\/\/schemas\.openxmlformats\.org\/drawingml\/2006\/chart" xmlns:a="[^"]*\/main" xmlns:r="[^"]*\/relationships"><c:date1904 val="0"\/><c:roundedCorners val="0"\/><c:chart>/);
  expect(xml).toMatch(/<\/c:chart><c:spPr><a:solidFill><a:srgbClr val="FFFFFF"\/><\/a:solidFill><a:ln w="9525"><a:solidFill><a:srgbClr val="D9D9D9"\/><\/a:solidFill><\/a:ln><\/c:spPr><c:txPr><a:bodyPr\/><a:lstStyle\/><a:p><a:pPr><a:defRPr sz="1000"><a:solidFill><a:srgbClr val="404040"\/><\/a:solidFill><\/a:defRPr><\/a:pPr><a:endParaRPr lang="en-US"\/><\/a:p><\/c:txPr><\/c:chartSpace>$/);
}); // prettier-ignore

test("a bare chart has neither title, legend, frame, tick marks nor a line at its values", () => {
  const hidden = '<c:spPr><a:ln w="9525"><a:noFill/></a:ln></c:spPr>';
  for (const kind of ["column", "bar", "line", "scatter"] as const) {
    const xml = written({ kind, bare: true }, 2);
    expect(xml).toContain('<c:chart><c:autoTitleDeleted val="1"/><c:plotArea>');
    expect(xml).not.toContain("<c:legend>");
    expect(xml).toContain('</c:chart><c:spPr><a:noFill/><a:ln w="9525"><a:noFill/></a:ln></c:spPr><c:txPr>');
    expect(xml.match(/<c:majorTickMark val="\w+"\/>/g)).toEqual(Array(2).fill('<c:majorTickMark val="none"/>'));
    expect(between(xml, "c:majorGridlines").map((grid) => /srgbClr val="(\w+)"/.exec(grid)?.[1])).toEqual(["E3E3E3"]);
    const [x = "", y = ""] = [...between(xml, "c:catAx"), ...between(xml, "c:valAx")];
    expect(x).toContain(AXIS_LINE);
    expect(y).toContain(hidden);
    expect(y).toContain("<c:majorGridlines>");
  }
}); // prettier-ignore

test("limits, steps and formats are at the axis that they are given for", () => {
  const yAxis = { minimum: -0.5, maximum: 1.2, step: 0.5, format: "0%" };
  const [y = ""] = between(written({ yAxis, xAxis: { format: "0" } }), "c:valAx");
  expect(y).toContain('<c:scaling><c:orientation val="minMax"/><c:max val="1.2"/><c:min val="-0.5"/></c:scaling>');
  expect(y).toContain('<c:numFmt formatCode="0%" sourceLinked="0"/>');
  expect(y).toMatch(/<c:crossBetween val="between"\/><c:majorUnit val="0.5"\/>$/);
  const [x = ""] = between(written({ yAxis, xAxis: { format: "0" } }), "c:catAx");
  expect(x).toContain('<c:scaling><c:orientation val="minMax"/></c:scaling>');
  expect(x).toContain('<c:numFmt formatCode="0" sourceLinked="0"/>');
  const [across = "", up = ""] = between(written({ kind: "scatter", xAxis: { maximum: 9, step: 3 } }), "c:valAx");
  expect(across).toContain('<c:orientation val="minMax"/><c:max val="9"/></c:scaling>');
  expect(across).toMatch(/<c:crossBetween val="midCat"\/><c:majorUnit val="3"\/>$/);
  expect(up).not.toMatch(/c:max|c:majorUnit/);
}); // prettier-ignore

test("columns have their gap and overlap", () => {
  expect(written({ gap: 45, overlap: -10 })).toContain('<c:gapWidth val="45"/><c:overlap val="-10"/><c:axId');
  expect(written({ gap: 0, overlap: 0 })).toContain('<c:gapWidth val="0"/><c:overlap val="0"/><c:axId');
});

const RED = '<a:solidFill><a:srgbClr val="C2410C"/></a:solidFill>';

test.each<[ChartSpec["kind"], ChartSeriesLook, string]>([
  ["column", { color: "C2410C" }, `<c:spPr>${RED}</c:spPr><c:invertIfNegative val="0"/>`],
  ["line", { color: "C2410C", line: { widthPt: 1.5, dash: "dash" }, marker: "none" }, `<c:spPr><a:ln w="19050">${RED}<a:prstDash val="dash"/></a:ln></c:spPr><c:marker><c:symbol val="none"/></c:marker>`],
  ["line", { line: { dash: "dot" } }, `<a:ln w="28575">${BLUE}<a:prstDash val="sysDot"/></a:ln>`],
  ["line", { line: { dash: "dashDot" } }, `<a:ln w="28575">${BLUE}<a:prstDash val="dashDot"/></a:ln>`],
  ["line", { line: { dash: "solid", widthPt: 2.5 } }, `<a:ln w="31750">${BLUE}</a:ln>`],
  ["line", { line: "none" }, `<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${MARKER}`],
  ["scatter", { line: {}, marker: { shape: "diamond", sizePt: 9 } }, `<c:spPr><a:ln w="28575">${BLUE}</a:ln></c:spPr><c:marker><c:symbol val="diamond"/><c:size val="9"/><c:spPr>${BLUE}<a:ln w="9525">${BLUE}</a:ln></c:spPr></c:marker>`],
])("a series of a %s chart that looks like %j", (kind, look, xml) => {
  expect(written({ kind }, 1, look)).toContain(xml);
}); // prettier-ignore

test("labels: of all points, of some, of the name; where they are and how they look", () => {
  const labels = (kind: ChartSpec["kind"], look: ChartSeriesLook["labels"]): string =>
    between(written({ kind }, 1, { color: "C2410C", ...(look && { labels: look }) }), "c:dLbls").join("");
  const ink = (color: string, bold: number): string =>
    `<c:spPr><a:noFill/><a:ln w="9525"><a:noFill/></a:ln></c:spPr><c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900" b="${bold}">` +
    `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:defRPr></a:pPr><a:endParaRPr lang="en-US"/></a:p></c:txPr>`;
  const shows = (value: number, name: number): string =>
    `<c:showLegendKey val="0"/><c:showVal val="${value}"/><c:showCatName val="0"/><c:showSerName val="${name}"/><c:showPercent val="0"/><c:showBubbleSize val="0"/>`;
  expect(labels("line", undefined)).toBe("");
  expect(labels("line", { shows: "value" })).toBe(`${ink("C2410C", 0)}<c:dLblPos val="t"/>${shows(1, 0)}`);
  expect(labels("column", { shows: "value" })).toContain('<c:dLblPos val="outEnd"/>');
  expect(labels("bar", { shows: "value", place: "center" })).toContain('<c:dLblPos val="ctr"/>');
  const places = ["above", "below", "left", "right"] as const;
  expect(places.map((place) => /dLblPos val="(\w+)"/.exec(labels("scatter", { shows: "name", place }))?.[1])).toEqual(["t", "b", "l", "r"]);
  expect(labels("scatter", { shows: "name", bold: true, color: "1F1F1F" })).toContain(`${ink("1F1F1F", 1)}<c:dLblPos val="t"/>${shows(0, 1)}`);
  expect(labels("line", { shows: "value", format: "0", points: [0, 2] })).toMatch(
    /^<c:dLbl><c:idx val="1"\/><c:delete val="1"\/><\/c:dLbl><c:numFmt formatCode="0" sourceLinked="0"\/><c:spPr>/,
  );
}); // prettier-ignore

test("labels are before the figures of the series", () => {
  const labels = { shows: "value" } as const;
  for (const [kind, before, behind] of [
    ["bar", '<c:invertIfNegative val="0"/>', "<c:cat>"],
    ["line", "</c:marker>", "<c:cat>"],
    ["scatter", "</c:marker>", "<c:xVal>"],
  ] as const) {
    const xml = written({ kind }, 1, { labels });
    expect(xml).toContain(`${before}<c:dLbls>`);
    expect(xml).toContain(`</c:dLbls>${behind}`);
  }
});

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
