import type { DrawnSeries, WorkbookDrawing } from "../../drawing";
import { SERIES_COLORS } from "../seriesColors";
import { cachedCategories, cachedNumbers } from "./chartCache";
import { chartElement, chartSetting } from "./chartElement";
import type { ChartKind } from "./chartFeature";
import { INK, line, solidFill } from "./chartLook";
import { xmlElement, xmlTextElement } from "./xml";

/** Markers distinguish lines and points where color does not. */
const MARKERS = ["circle", "square", "triangle", "diamond", "x", "star"];

/** Lines of a scatter chart are invisible: points only. */
const NO_LINE = xmlElement("a:ln", { w: 19050 }, chartElement("a:noFill"));

/** The `<c:ser>` of a series, whose values are cached in it. */
export function chartSeries(
  kind: ChartKind,
  series: DrawnSeries,
  index: number,
  drawing: WorkbookDrawing,
): string {
  const color = SERIES_COLORS[index % SERIES_COLORS.length] ?? INK;
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
        chartElement("c:cat", categories),
        chartElement("c:val", values),
      );
    case "line":
      return chartElement(
        "c:ser",
        ...start,
        chartElement("c:spPr", line(color, 28575)),
        marker(index, color),
        chartElement("c:cat", categories),
        chartElement("c:val", values),
        chartSetting("c:smooth", 0),
      );
    case "scatter":
      return chartElement(
        "c:ser",
        ...start,
        chartElement("c:spPr", NO_LINE),
        marker(index, color),
        chartElement("c:xVal", categories),
        chartElement("c:yVal", values),
        chartSetting("c:smooth", 0),
      );
  }
}

function marker(index: number, color: string): string {
  return chartElement(
    "c:marker",
    chartSetting("c:symbol", MARKERS[index % MARKERS.length] ?? "circle"),
    chartSetting("c:size", 7),
    chartElement("c:spPr", solidFill(color), line(color, 9525)),
  );
}
