import type { DrawnSeries, WorkbookDrawing } from "../../drawing";
import { SERIES_COLORS } from "../seriesColors";
import type { ChartFeature } from "./charts";
import { cachedCategories, cachedNumbers } from "./chartCache";
import { NAMESPACE, XML_HEADER, xmlText } from "./xml";

/** Markers tell lines and points apart where colour does not. */
const MARKERS = ["circle", "square", "triangle", "diamond", "x", "star"];

const INK = "404040";
const GRID = "D9D9D9";

/** Space between groups of columns, in per cent of a column. */
const GAP = 60;

const CATEGORY_AXIS = "111111111";
const VALUE_AXIS = "222222222";

type Kind = ChartFeature["chart"]["kind"];

/** The chart's part. Values are cached in it, so that viewers draw it without calculating. */
export function chartXml({ chart, series }: ChartFeature, drawing: WorkbookDrawing): string {
  const { kind, title, xTitle, yTitle } = chart;
  const legend = '<c:legend><c:legendPos val="b"/><c:overlay val="0"/></c:legend>';
  const allSeries = series.map((one, i) => seriesXml(kind, one, i, drawing)).join("");
  return (
    `${XML_HEADER}<c:chartSpace xmlns:c="${NAMESPACE.chart}" xmlns:a="${NAMESPACE.drawing}" ` +
    `xmlns:r="${NAMESPACE.relationships}"><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart>` +
    `${titleXml(title, 1200)}<c:autoTitleDeleted val="0"/><c:plotArea><c:layout/>` +
    plotXml(kind, allSeries) +
    axesXml(kind, xTitle, yTitle) +
    `</c:plotArea>${series.length > 1 ? legend : ""}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>` +
    `<c:spPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>${line(GRID, 9525)}</c:spPr>` +
    `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="900">${fill(INK)}</a:defRPr></a:pPr>` +
    '<a:endParaRPr lang="en-US"/></a:p></c:txPr></c:chartSpace>'
  );
}

function plotXml(kind: Kind, series: string): string {
  const axes = `<c:axId val="${CATEGORY_AXIS}"/><c:axId val="${VALUE_AXIS}"/>`;
  switch (kind) {
    case "column":
    case "bar":
      return (
        `<c:barChart><c:barDir val="${kind === "bar" ? "bar" : "col"}"/><c:grouping val="clustered"/>` +
        `<c:varyColors val="0"/>${series}<c:gapWidth val="${String(GAP)}"/>${axes}</c:barChart>`
      );
    case "line":
      return (
        `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}` +
        `<c:marker val="1"/>${axes}</c:lineChart>`
      );
    case "scatter":
      return `<c:scatterChart><c:scatterStyle val="lineMarker"/><c:varyColors val="0"/>${series}${axes}</c:scatterChart>`;
  }
}

function seriesXml(kind: Kind, series: DrawnSeries, index: number, drawing: WorkbookDrawing): string {
  const color = SERIES_COLORS[index % SERIES_COLORS.length] ?? INK;
  const marker =
    `<c:marker><c:symbol val="${MARKERS[index % MARKERS.length] ?? "circle"}"/><c:size val="7"/>` +
    `<c:spPr>${fill(color)}${line(color, 9525)}</c:spPr></c:marker>`;
  const start = `<c:ser><c:idx val="${String(index)}"/><c:order val="${String(index)}"/><c:tx><c:v>${xmlText(series.name)}</c:v></c:tx>`;
  const categories = cachedCategories(series.categories, drawing);
  const values = cachedNumbers(series.values, drawing);
  switch (kind) {
    case "column":
    case "bar":
      return (
        `${start}<c:spPr>${fill(color)}</c:spPr><c:invertIfNegative val="0"/>` +
        `<c:cat>${categories}</c:cat><c:val>${values}</c:val></c:ser>`
      );
    case "line":
      return (
        `${start}<c:spPr>${line(color, 28575)}</c:spPr>${marker}` +
        `<c:cat>${categories}</c:cat><c:val>${values}</c:val><c:smooth val="0"/></c:ser>`
      );
    case "scatter":
      return (
        `${start}<c:spPr><a:ln w="19050"><a:noFill/></a:ln></c:spPr>${marker}` +
        `<c:xVal>${categories}</c:xVal><c:yVal>${values}</c:yVal><c:smooth val="0"/></c:ser>`
      );
  }
}

/** `xTitle` belongs to the categories (or x values) and `yTitle` to the values, also where bars lie. */
function axesXml(kind: Kind, xTitle?: string, yTitle?: string): string {
  const lying = kind === "bar";
  const [below, beside] = ["b", "l"] as const;
  const grid = kind === "scatter";
  const x = axisStart(CATEGORY_AXIS, lying ? beside : below, {
    reversed: lying,
    grid,
    title: xTitle,
    labels: "low",
  });
  const y = axisStart(VALUE_AXIS, lying ? below : beside, {
    reversed: false,
    grid: true,
    title: yTitle,
    // "low" is where the categories begin, which for lying bars is the top.
    labels: lying ? "nextTo" : "low",
  });
  const crossed = (id: string, at: string) => `<c:crossAx val="${id}"/><c:crosses val="${at}"/>`;
  const xAxis =
    kind === "scatter"
      ? `<c:valAx>${x}${crossed(VALUE_AXIS, "autoZero")}<c:crossBetween val="midCat"/></c:valAx>`
      : `<c:catAx>${x}${crossed(VALUE_AXIS, "autoZero")}<c:auto val="0"/><c:lblAlgn val="ctr"/>` +
        '<c:lblOffset val="100"/><c:tickLblSkip val="1"/><c:noMultiLvlLbl val="1"/></c:catAx>';
  // Bars read from top to bottom; the value axis then has to be put back to the bottom.
  const yAxis =
    `<c:valAx>${y}${crossed(CATEGORY_AXIS, lying ? "max" : "autoZero")}` +
    `<c:crossBetween val="${kind === "scatter" ? "midCat" : "between"}"/></c:valAx>`;
  return xAxis + yAxis;
}

interface AxisLook {
  reversed: boolean;
  grid: boolean;
  title: string | undefined;
  labels: "low" | "nextTo";
}

function axisStart(id: string, position: "b" | "l", { reversed, grid, title, labels }: AxisLook): string {
  return (
    `<c:axId val="${id}"/><c:scaling><c:orientation val="${reversed ? "maxMin" : "minMax"}"/></c:scaling>` +
    `<c:delete val="0"/><c:axPos val="${position}"/>` +
    (grid ? `<c:majorGridlines><c:spPr>${line(GRID, 9525)}</c:spPr></c:majorGridlines>` : "") +
    (title === undefined ? "" : titleXml(title, 900)) +
    '<c:numFmt formatCode="[&gt;=1000]#,##0;General" sourceLinked="0"/><c:majorTickMark val="out"/><c:minorTickMark val="none"/>' +
    `<c:tickLblPos val="${labels}"/><c:spPr>${line("808080", 9525)}</c:spPr>`
  );
}

/** `size` is in hundredths of a point. */
function titleXml(text: string, size: number): string {
  const look = `lang="en-US" sz="${String(size)}" b="1"`;
  return (
    "<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p>" +
    `<a:pPr><a:defRPr sz="${String(size)}" b="1"/></a:pPr><a:r><a:rPr ${look}>${fill(INK)}</a:rPr>` +
    `<a:t>${xmlText(text)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title>`
  );
}

function fill(color: string): string {
  return `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
}

/** `width` is in English Metric Units: 12,700 to the point. */
function line(color: string, width: number): string {
  return `<a:ln w="${String(width)}">${fill(color)}</a:ln>`;
}
