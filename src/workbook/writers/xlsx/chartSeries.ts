import type { DrawnSeries, WorkbookDrawing } from "../../drawing";
import { seriesColor } from "../seriesColors";
import { cachedCategories, cachedNumbers } from "./chartCache";
import { chartElement, chartSetting } from "./chartElement";
import type { ChartKind } from "./chartFeature";
import { seriesLabels } from "./chartLabels";
import { line, POINT, solidFill } from "./chartLook";
import { xmlElement, xmlTextElement } from "./xml";

/** Markers distinguish lines and points where color does not. */
export const MARKERS = ["circle", "square", "triangle", "diamond", "x", "star"];
export const MARKER_POINTS = 7;

/** Width of the lines of line charts, in points. */
export const LINE_POINTS = 2.25;

/** Lines of a scatter chart are invisible unless it says otherwise: points only. */
const HIDDEN_LINE = xmlElement("a:ln", { w: 19050 }, chartElement("a:noFill"));

/** The schema's names of dashes. */
export const DASHES = { solid: undefined, dash: "dash", dot: "sysDot", dashDot: "dashDot" } as const;

/** The `<c:ser>` of a series, whose values are cached in it. */
export function chartSeries(
  kind: ChartKind,
  series: DrawnSeries,
  index: number,
  drawing: WorkbookDrawing,
): string {
  const color = seriesColor(series, index);
  const categories = cachedCategories(series.categories, drawing);
  const values = cachedNumbers(series.values, drawing);
  const start = [
    chartSetting("c:idx", index),
    chartSetting("c:order", index),
    chartElement("c:tx", xmlTextElement("c:v", series.name)),
  ];
  switch (kind) {
    case "column":
    case "bar":
      return chartElement(
        "c:ser",
        ...start,
        chartElement("c:spPr", solidFill(color)),
        chartSetting("c:invertIfNegative", 0),
        seriesLabels(kind, series, color),
        chartElement("c:cat", categories),
        chartElement("c:val", values),
      );
    case "line":
      return chartElement(
        "c:ser",
        ...start,
        chartElement("c:spPr", seriesLine(series.line ?? {}, color)),
        marker(series.marker, index, color),
        seriesLabels(kind, series, color),
        chartElement("c:cat", categories),
        chartElement("c:val", values),
        chartSetting("c:smooth", 0),
      );
    case "scatter":
      return chartElement(
        "c:ser",
        ...start,
        chartElement("c:spPr", seriesLine(series.line ?? "none", color)),
        marker(series.marker, index, color),
        seriesLabels(kind, series, color),
        chartElement("c:xVal", categories),
        chartElement("c:yVal", values),
        chartSetting("c:smooth", 0),
      );
  }
}

function seriesLine(look: NonNullable<DrawnSeries["line"]>, color: string): string {
  if (look === "none") return HIDDEN_LINE;
  const { widthPt = LINE_POINTS, dash = "solid" } = look;
  return line(color, Math.round(widthPt * POINT), DASHES[dash]);
}

function marker(look: DrawnSeries["marker"], index: number, color: string): string {
  if (look === "none") return chartElement("c:marker", chartSetting("c:symbol", "none"));
  const { shape = MARKERS[index % MARKERS.length] ?? "circle", sizePt = MARKER_POINTS } = look ?? {};
  return chartElement(
    "c:marker",
    chartSetting("c:symbol", shape),
    chartSetting("c:size", sizePt),
    chartElement("c:spPr", solidFill(color), line(color, 9525)),
  );
}
