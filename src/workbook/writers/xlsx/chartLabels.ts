import { parseArea } from "../../address";
import type { DrawnSeries } from "../../drawing";
import type { ChartLabelPlace } from "../../spec";
import { chartElement, chartSetting } from "./chartElement";
import type { ChartKind } from "./chartFeature";
import { NO_LINE, solidFill } from "./chartLook";
import { xmlElement } from "./xml";

/** Size of labels, in hundredths of a point. */
const SIZE = 900;

/** The schema's names of places. */
export const PLACES: Record<ChartLabelPlace, string> = {
  above: "t",
  below: "b",
  left: "l",
  right: "r",
  center: "ctr",
  end: "outEnd",
};

/** `<c:dLbls>` of a series: nothing where it has no labels. */
export function seriesLabels(kind: ChartKind, { labels, values }: DrawnSeries, color: string): string {
  if (!labels) return "";
  const bars = kind === "column" || kind === "bar";
  const { shows, place = bars ? "end" : "above", format, bold = false, points } = labels;
  const ink = xmlElement("a:defRPr", { sz: SIZE, b: bold ? 1 : 0 }, solidFill(labels.color ?? color));
  const paragraph = chartElement(
    "a:p",
    chartElement("a:pPr", ink),
    xmlElement("a:endParaRPr", { lang: "en-US" }),
  );
  return chartElement(
    "c:dLbls",
    ...unlabeled(values.range, points),
    format === undefined ? "" : xmlElement("c:numFmt", { formatCode: format, sourceLinked: "0" }),
    chartElement("c:spPr", chartElement("a:noFill"), NO_LINE),
    chartElement("c:txPr", chartElement("a:bodyPr"), chartElement("a:lstStyle"), paragraph),
    chartSetting("c:dLblPos", PLACES[place]),
    chartSetting("c:showLegendKey", 0),
    chartSetting("c:showVal", shows === "value" ? 1 : 0),
    chartSetting("c:showCatName", 0),
    chartSetting("c:showSerName", shows === "name" ? 1 : 0),
    chartSetting("c:showPercent", 0),
    chartSetting("c:showBubbleSize", 0),
  );
}

/** Takes their labels away from the points that are not to have one. */
function unlabeled(range: string, points: readonly number[] | undefined): string[] {
  const area = parseArea(range);
  if (!points || !area) return [];
  return Array.from({ length: area.rows * area.columns }, (_, point) =>
    points.includes(point)
      ? ""
      : chartElement("c:dLbl", chartSetting("c:idx", point), chartSetting("c:delete", 1)),
  );
}
