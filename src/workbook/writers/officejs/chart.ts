import { cellName, parseArea } from "../../address";
import type { DrawnSeries, SheetFeature } from "../../drawing";
import type { RangeRef } from "../../spec";
import { SERIES_COLORS } from "../seriesColors";
import type { Canvas } from "./job";
import { rangeOf } from "./sheetPlan";

type ChartFeature = Extract<SheetFeature, { kind: "chart" }>;
type Kind = ChartFeature["chart"]["kind"];

const TYPES = {
  column: "ColumnClustered",
  bar: "BarClustered",
  line: "LineMarkers",
  scatter: "XYScatter",
} as const satisfies Record<Kind, string>;

/** Markers tell lines and points apart where colour does not. */
const MARKERS = ["Circle", "Square", "Triangle", "Diamond", "X", "Star"] as const;
const MARKER_POINTS = 7;
const LINE_POINTS = 2.25;

/** Space between groups of columns, in per cent of a column. */
const GAP = 60;

const AXIS_FORMAT = "[>=1000]#,##0;General";

/** Calls that a chart and each of its series take. */
const CALLS_PER_CHART = 25;
const CALLS_PER_SERIES = 20;

/** How many calls a chart takes. */
export function chartCalls({ series }: ChartFeature): number {
  return CALLS_PER_CHART + CALLS_PER_SERIES * series.length;
}

/** Draws a chart on its sheet. Its data may lie on other sheets. */
export function drawChart(
  canvas: Canvas,
  sheet: Excel.Worksheet,
  { chart, area, series }: ChartFeature,
): void {
  const [first, ...others] = series;
  if (!first) return;
  // Excel makes the first series from the range that a chart is added for; it has one column or one row.
  const drawn = sheet.charts.add(TYPES[chart.kind], cellsOf(canvas, first.values), seriesBy(first.values));
  drawSeries(canvas, drawn.series.getItemAt(0), first, { kind: chart.kind, index: 0 });
  others.forEach((one, i) => {
    drawSeries(canvas, drawn.series.add(one.name), one, { kind: chart.kind, index: i + 1 });
  });
  drawn.title.text = chart.title;
  drawn.legend.visible = series.length > 1;
  if (series.length > 1) drawn.legend.position = "Bottom";
  drawAxes(drawn.axes, chart);
  drawn.setPosition(
    cellName(area.row, area.column),
    cellName(area.row + area.rows - 1, area.column + area.columns - 1),
  );
}

function drawSeries(
  canvas: Canvas,
  drawn: Excel.ChartSeries,
  { name, values, categories }: DrawnSeries,
  { kind, index }: { kind: Kind; index: number },
): void {
  const color = `#${SERIES_COLORS[index % SERIES_COLORS.length] ?? ""}`;
  drawn.name = name;
  drawn.setValues(cellsOf(canvas, values));
  drawn.setXAxisValues(cellsOf(canvas, categories));
  if (kind === "column" || kind === "bar") {
    drawn.gapWidth = GAP;
    drawn.format.fill.setSolidColor(color);
    return;
  }
  drawn.markerStyle = MARKERS[index % MARKERS.length] ?? "Circle";
  drawn.markerSize = MARKER_POINTS;
  drawn.markerBackgroundColor = color;
  drawn.markerForegroundColor = color;
  if (kind === "line") {
    drawn.format.line.color = color;
    drawn.format.line.weight = LINE_POINTS;
  }
}

function drawAxes(
  { categoryAxis, valueAxis }: Excel.ChartAxes,
  { kind, xTitle, yTitle }: ChartFeature["chart"],
): void {
  if (xTitle !== undefined) categoryAxis.title.text = xTitle;
  if (yTitle !== undefined) valueAxis.title.text = yTitle;
  valueAxis.numberFormat = AXIS_FORMAT;
  categoryAxis.tickLabelPosition = "Low";
  if (kind === "bar") {
    // Bars read from top to bottom; the value axis then has to be put back to the bottom.
    categoryAxis.reversePlotOrder = true;
    categoryAxis.position = "Maximum";
  } else {
    valueAxis.tickLabelPosition = "Low";
  }
}

function cellsOf(canvas: Canvas, { sheet, range }: RangeRef): Excel.Range {
  const area = parseArea(range);
  if (!area) throw new Error(`"${range}" is not a range.`);
  return rangeOf(canvas.sheet(sheet), area);
}

function seriesBy({ range }: RangeRef): "Columns" | "Rows" {
  return (parseArea(range)?.columns ?? 1) > 1 ? "Rows" : "Columns";
}
