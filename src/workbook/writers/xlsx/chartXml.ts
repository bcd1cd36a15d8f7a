import type { WorkbookDrawing } from "../../drawing";
import { AXIS_IDS, chartAxes } from "./chartAxes";
import { chartElement, chartSetting } from "./chartElement";
import type { ChartFeature } from "./chartFeature";
import { chartTitle, GRID, INK, line, NO_LINE, solidFill } from "./chartLook";
import { chartSeries } from "./chartSeries";
import { NAMESPACE, XML_HEADER, xmlElement } from "./xml";

/** Size of text in hundredths of a point: on pages that are printed at 70 %, ten points are still seven. */
const SIZE = 1000;

/** Of bare charts, whose pages are printed at 80 % or more. */
const BARE_SIZE = 900;

/** Space between groups of columns, as a percentage of a column. */
export const GAP = 60;

/** The chart's part. Values are cached in it, so that viewers draw it without calculating. */
export function chartXml({ chart, series }: ChartFeature, drawing: WorkbookDrawing): string {
  const { kind, title, bare } = chart;
  const allSeries = series.map((one, i) => chartSeries(kind, one, i, drawing));
  const plotArea = chartElement(
    "c:plotArea",
    chartElement("c:layout"),
    plot(chart, allSeries),
    chartAxes(chart),
  );
  const drawn = chartElement(
    "c:chart",
    bare ? "" : chartTitle(title, 1200),
    chartSetting("c:autoTitleDeleted", bare ? 1 : 0),
    plotArea,
    series.length > 1 && !bare ? legend() : "",
    chartSetting("c:plotVisOnly", 1),
    chartSetting("c:dispBlanksAs", "gap"),
  );
  const namespaces = {
    "xmlns:c": NAMESPACE.chart,
    "xmlns:a": NAMESPACE.drawing,
    "xmlns:r": NAMESPACE.relationships,
  };
  const settings = chartSetting("c:date1904", 0) + chartSetting("c:roundedCorners", 0);
  const frame = bare
    ? chartElement("c:spPr", chartElement("a:noFill"), NO_LINE)
    : chartElement("c:spPr", solidFill("FFFFFF"), line(GRID, 9525));
  return XML_HEADER + xmlElement("c:chartSpace", namespaces, settings + drawn + frame + textLook(bare));
}

function plot(
  { kind, gap = GAP, overlap }: Pick<ChartFeature["chart"], "kind" | "gap" | "overlap">,
  series: readonly string[],
): string {
  const varyColors = chartSetting("c:varyColors", 0);
  switch (kind) {
    case "column":
    case "bar":
      return chartElement(
        "c:barChart",
        chartSetting("c:barDir", kind === "bar" ? "bar" : "col"),
        chartSetting("c:grouping", "clustered"),
        varyColors,
        ...series,
        chartSetting("c:gapWidth", gap),
        overlap === undefined ? "" : chartSetting("c:overlap", overlap),
        ...AXIS_IDS,
      );
    case "line":
      return chartElement(
        "c:lineChart",
        chartSetting("c:grouping", "standard"),
        varyColors,
        ...series,
        chartSetting("c:marker", 1),
        ...AXIS_IDS,
      );
    case "scatter":
      return chartElement(
        "c:scatterChart",
        chartSetting("c:scatterStyle", "lineMarker"),
        varyColors,
        ...series,
        ...AXIS_IDS,
      );
  }
}

function legend(): string {
  return chartElement("c:legend", chartSetting("c:legendPos", "b"), chartSetting("c:overlay", 0));
}

/** How all text of the chart looks that has no look of its own. */
function textLook(bare = false): string {
  const paragraph = chartElement(
    "a:p",
    chartElement("a:pPr", xmlElement("a:defRPr", { sz: bare ? BARE_SIZE : SIZE }, solidFill(INK))),
    xmlElement("a:endParaRPr", { lang: "en-US" }),
  );
  return chartElement("c:txPr", chartElement("a:bodyPr"), chartElement("a:lstStyle"), paragraph);
}
