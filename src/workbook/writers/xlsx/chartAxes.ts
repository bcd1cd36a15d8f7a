import type { ChartAxisSpec } from "../../spec";
import { chartElement, chartSetting } from "./chartElement";
import type { ChartFeature } from "./chartFeature";
import { chartTitle, FAINT_GRID, GRID, line, NO_LINE } from "./chartLook";
import { xmlElement } from "./xml";

const CATEGORY_AXIS = "111111111";
const VALUE_AXIS = "222222222";

/** Ids of the axes that the series of a plot refer to. */
export const AXIS_IDS = [chartSetting("c:axId", CATEGORY_AXIS), chartSetting("c:axId", VALUE_AXIS)];

/** From 1,000 on, numbers have thousands separators and no decimals. */
export const LABEL_FORMAT = "[>=1000]#,##0;General";

/**
 * The axes of a chart. `xTitle` and `xAxis` belong to the categories (or x values), `yTitle` and `yAxis` to the values, also
 * where bars are horizontal.
 */
export function chartAxes({
  kind,
  bare = false,
  xTitle,
  yTitle,
  xAxis = {},
  yAxis = {},
}: AxesOfChart): string {
  const horizontal = kind === "bar";
  const scatter = kind === "scatter";
  const x = axisStart(CATEGORY_AXIS, horizontal ? "l" : "b", {
    reversed: horizontal,
    grid: scatter && !bare,
    hasLine: true,
    bare,
    title: xTitle,
    labels: "low",
    axis: xAxis,
  });
  const y = axisStart(VALUE_AXIS, horizontal ? "b" : "l", {
    reversed: false,
    grid: true,
    hasLine: !bare,
    bare,
    title: yTitle,
    // "low" is where the categories begin, which for horizontal bars is the top.
    labels: horizontal ? "nextTo" : "low",
    axis: yAxis,
  });
  const xCrossing = [chartSetting("c:crossAx", VALUE_AXIS), chartSetting("c:crosses", "autoZero")];
  const xAxisXml = scatter
    ? chartElement("c:valAx", ...x, ...xCrossing, chartSetting("c:crossBetween", "midCat"), step(xAxis))
    : chartElement("c:catAx", ...x, ...xCrossing, ...categoryLabels());
  const yAxisXml = chartElement(
    "c:valAx",
    ...y,
    chartSetting("c:crossAx", CATEGORY_AXIS),
    // Bars read from top to bottom; the value axis then has to be put back to the bottom.
    chartSetting("c:crosses", horizontal ? "max" : "autoZero"),
    chartSetting("c:crossBetween", scatter ? "midCat" : "between"),
    step(yAxis),
  );
  return xAxisXml + yAxisXml;
}

type AxesOfChart = Pick<ChartFeature["chart"], "kind" | "bare" | "xTitle" | "yTitle" | "xAxis" | "yAxis">;

function step({ step: unit }: ChartAxisSpec): string {
  return unit === undefined ? "" : chartSetting("c:majorUnit", unit);
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
  hasLine: boolean;
  bare: boolean;
  title: string | undefined;
  labels: "low" | "nextTo";
  axis: ChartAxisSpec;
}

function axisStart(id: string, position: "b" | "l", look: AxisLook): string[] {
  const { reversed, grid, hasLine, bare, title, labels, axis } = look;
  const gridLine = line(bare ? FAINT_GRID : GRID, 9525);
  const { minimum, maximum, format = LABEL_FORMAT } = axis;
  return [
    chartSetting("c:axId", id),
    chartElement(
      "c:scaling",
      chartSetting("c:orientation", reversed ? "maxMin" : "minMax"),
      maximum === undefined ? "" : chartSetting("c:max", maximum),
      minimum === undefined ? "" : chartSetting("c:min", minimum),
    ),
    chartSetting("c:delete", 0),
    chartSetting("c:axPos", position),
    grid ? chartElement("c:majorGridlines", chartElement("c:spPr", gridLine)) : "",
    title === undefined ? "" : chartTitle(title, bare ? 900 : 1000),
    xmlElement("c:numFmt", { formatCode: format, sourceLinked: "0" }),
    chartSetting("c:majorTickMark", bare ? "none" : "out"),
    chartSetting("c:minorTickMark", "none"),
    chartSetting("c:tickLblPos", labels),
    chartElement("c:spPr", hasLine ? line("808080", 9525) : NO_LINE),
  ];
}
