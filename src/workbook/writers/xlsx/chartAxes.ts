import { chartElement, chartSetting } from "./chartElement";
import type { ChartKind } from "./chartFeature";
import { chartTitle, GRID, line } from "./chartLook";
import { xmlElement } from "./xml";

const CATEGORY_AXIS = "111111111";
const VALUE_AXIS = "222222222";

/** Ids of the axes that the series of a plot refer to. */
export const AXIS_IDS = [chartSetting("c:axId", CATEGORY_AXIS), chartSetting("c:axId", VALUE_AXIS)];

/** From 1,000 on, numbers have thousands separators and no decimals. */
const LABEL_FORMAT = xmlElement("c:numFmt", {
  formatCode: "[>=1000]#,##0;General",
  sourceLinked: "0",
});

/** `xTitle` belongs to the categories (or x values) and `yTitle` to the values, also where bars are horizontal. */
export function chartAxes(kind: ChartKind, xTitle?: string, yTitle?: string): string {
  const horizontal = kind === "bar";
  const scatter = kind === "scatter";
  const x = axisStart(CATEGORY_AXIS, horizontal ? "l" : "b", {
    reversed: horizontal,
    grid: scatter,
    title: xTitle,
    labels: "low",
  });
  const y = axisStart(VALUE_AXIS, horizontal ? "b" : "l", {
    reversed: false,
    grid: true,
    title: yTitle,
    // "low" is where the categories begin, which for horizontal bars is the top.
    labels: horizontal ? "nextTo" : "low",
  });
  const xCrossing = [chartSetting("c:crossAx", VALUE_AXIS), chartSetting("c:crosses", "autoZero")];
  const xAxis = scatter
    ? chartElement("c:valAx", ...x, ...xCrossing, chartSetting("c:crossBetween", "midCat"))
    : chartElement("c:catAx", ...x, ...xCrossing, ...categoryLabels());
  const yAxis = chartElement(
    "c:valAx",
    ...y,
    chartSetting("c:crossAx", CATEGORY_AXIS),
    // Bars read from top to bottom; the value axis then has to be put back to the bottom.
    chartSetting("c:crosses", horizontal ? "max" : "autoZero"),
    chartSetting("c:crossBetween", scatter ? "midCat" : "between"),
  );
  return xAxis + yAxis;
}

function categoryLabels(): string[] {
  return [
    chartSetting("c:auto", 0),
    chartSetting("c:lblAlgn", "ctr"),
    chartSetting("c:lblOffset", 100),
    chartSetting("c:tickLblSkip", 1),
    chartSetting("c:noMultiLvlLbl", 1),
  ];
}

interface AxisLook {
  reversed: boolean;
  grid: boolean;
  title: string | undefined;
  labels: "low" | "nextTo";
}

function axisStart(id: string, position: "b" | "l", { reversed, grid, title, labels }: AxisLook): string[] {
  return [
    chartSetting("c:axId", id),
    chartElement("c:scaling", chartSetting("c:orientation", reversed ? "maxMin" : "minMax")),
    chartSetting("c:delete", 0),
    chartSetting("c:axPos", position),
    grid ? chartElement("c:majorGridlines", chartElement("c:spPr", line(GRID, 9525))) : "",
    title === undefined ? "" : chartTitle(title, 900),
    LABEL_FORMAT,
    chartSetting("c:majorTickMark", "out"),
    chartSetting("c:minorTickMark", "none"),
    chartSetting("c:tickLblPos", labels),
    chartElement("c:spPr", line("808080", 9525)),
  ];
}
