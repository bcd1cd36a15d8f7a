import { cellName, parseArea } from "../../address";
import type { DrawnSeries, SheetFeature } from "../../drawing";
import type { ChartAxisSpec, ChartLabelPlace, ChartMarkerSpec, RangeRef } from "../../spec";
import { seriesColor } from "../seriesColors";
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

/** Markers tell lines and points apart where color does not. */
const MARKERS = ["Circle", "Square", "Triangle", "Diamond", "X", "Star"] as const;
const SHAPES = {
  circle: "Circle",
  square: "Square",
  triangle: "Triangle",
  diamond: "Diamond",
  x: "X",
  star: "Star",
} as const satisfies Record<ChartMarkerSpec["shape"], string>;
const MARKER_POINTS = 7;
const LINE_POINTS = 2.25;

const DASHES = { solid: "Continuous", dash: "Dash", dot: "Dot", dashDot: "DashDot" } as const;

const PLACES = {
  above: "Top",
  below: "Bottom",
  left: "Left",
  right: "Right",
  center: "Center",
  end: "OutsideEnd",
} as const satisfies Record<ChartLabelPlace, string>;
const LABEL_POINTS = 9;

/** Grid lines of a bare chart. */
const FAINT_GRID = "#E3E3E3";

/** Space between groups of columns, in per cent of a column. */
const GAP = 60;

const AXIS_FORMAT = "[>=1000]#,##0;General";

/** Most calls that a chart takes, each of its series, and each of their points that is to have no label. */
const CALLS_PER_CHART = 25;
const CALLS_OF_LOOK = 25;
const CALLS_PER_SERIES = 20;
const CALLS_OF_LABELS = 15;
const CALLS_PER_POINT = 3;

/** How many calls a chart takes. */
export function chartCalls({ chart, series }: ChartFeature): number {
  const { bare, gap, overlap, xAxis, yAxis } = chart;
  const look = [bare, gap, overlap, xAxis, yAxis].some((one) => one !== undefined) ? CALLS_OF_LOOK : 0;
  const labels = series.reduce(
    (sum, one) => sum + (one.labels ? CALLS_OF_LABELS + CALLS_PER_POINT * unlabeled(one).length : 0),
    0,
  );
  return CALLS_PER_CHART + look + CALLS_PER_SERIES * series.length + labels;
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
  drawSeries(canvas, drawn.series.getItemAt(0), first, { chart, index: 0 });
  others.forEach((one, i) => {
    drawSeries(canvas, drawn.series.add(one.name), one, { chart, index: i + 1 });
  });
  drawn.title.text = chart.title;
  const hasLegend = series.length > 1 && !chart.bare;
  drawn.legend.visible = hasLegend;
  if (hasLegend) drawn.legend.position = "Bottom";
  drawAxes(drawn.axes, chart);
  if (chart.bare) drawBare(drawn, chart);
  drawn.setPosition(
    cellName(area.row, area.column),
    cellName(area.row + area.rows - 1, area.column + area.columns - 1),
  );
}

/** Takes away what a bare chart is without. Its title becomes its name. */
function drawBare(drawn: Excel.Chart, { kind, title }: ChartFeature["chart"]): void {
  drawn.name = title;
  drawn.title.visible = false;
  drawn.format.border.clear();
  drawn.format.fill.clear();
  const { categoryAxis, valueAxis } = drawn.axes;
  categoryAxis.majorTickMark = "None";
  valueAxis.majorTickMark = "None";
  valueAxis.format.line.clear();
  valueAxis.majorGridlines.format.line.color = FAINT_GRID;
  if (kind === "scatter") categoryAxis.majorGridlines.visible = false;
}

function drawSeries(
  canvas: Canvas,
  drawn: Excel.ChartSeries,
  series: DrawnSeries,
  { chart: { kind, gap = GAP, overlap }, index }: { chart: ChartFeature["chart"]; index: number },
): void {
  const { name, values, categories, marker } = series;
  const color = `#${seriesColor(series, index)}`;
  drawn.name = name;
  drawn.setValues(cellsOf(canvas, values));
  drawn.setXAxisValues(cellsOf(canvas, categories));
  drawLabels(drawn, series, kind, color);
  if (kind === "column" || kind === "bar") {
    drawn.gapWidth = gap;
    if (overlap !== undefined) drawn.overlap = overlap;
    drawn.format.fill.setSolidColor(color);
    return;
  }
  if (marker === "none") {
    drawn.markerStyle = "None";
  } else {
    drawn.markerStyle = marker ? SHAPES[marker.shape] : (MARKERS[index % MARKERS.length] ?? "Circle");
    drawn.markerSize = marker?.sizePt ?? MARKER_POINTS;
    drawn.markerBackgroundColor = color;
    drawn.markerForegroundColor = color;
  }
  drawLine(drawn.format.line, series.line ?? (kind === "line" ? {} : undefined), color);
}

/** Points of a scatter chart have no line to begin with. */
function drawLine(drawn: Excel.ChartLineFormat, look: DrawnSeries["line"], color: string): void {
  if (look === undefined) return;
  if (look === "none") {
    drawn.lineStyle = "None";
    return;
  }
  drawn.color = color;
  drawn.weight = look.widthPt ?? LINE_POINTS;
  if (look.dash !== undefined) drawn.lineStyle = DASHES[look.dash];
}

function drawLabels(drawn: Excel.ChartSeries, series: DrawnSeries, kind: Kind, color: string): void {
  const { labels } = series;
  if (!labels) return;
  const {
    shows,
    place = kind === "column" || kind === "bar" ? "end" : "above",
    format,
    bold = false,
  } = labels;
  drawn.hasDataLabels = true;
  const { dataLabels } = drawn;
  dataLabels.showValue = shows === "value";
  dataLabels.showSeriesName = shows === "name";
  dataLabels.position = PLACES[place];
  if (format !== undefined) dataLabels.numberFormat = format;
  dataLabels.format.font.size = LABEL_POINTS;
  dataLabels.format.font.bold = bold;
  dataLabels.format.font.color = labels.color === undefined ? color : `#${labels.color}`;
  for (const point of unlabeled(series)) drawn.points.getItemAt(point).hasDataLabel = false;
}

/** Points whose labels are taken away again. */
function unlabeled({ labels, values }: DrawnSeries): number[] {
  const area = parseArea(values.range);
  if (!labels?.points || !area) return [];
  const all = Array.from({ length: area.rows * area.columns }, (_, point) => point);
  return all.filter((point) => !labels.points?.includes(point));
}

function drawAxes({ categoryAxis, valueAxis }: Excel.ChartAxes, chart: ChartFeature["chart"]): void {
  const { kind, xTitle, yTitle, xAxis = {}, yAxis = {} } = chart;
  if (xTitle !== undefined) categoryAxis.title.text = xTitle;
  if (yTitle !== undefined) valueAxis.title.text = yTitle;
  valueAxis.numberFormat = yAxis.format ?? AXIS_FORMAT;
  if (xAxis.format !== undefined) categoryAxis.numberFormat = xAxis.format;
  drawLimits(categoryAxis, xAxis);
  drawLimits(valueAxis, yAxis);
  categoryAxis.tickLabelPosition = "Low";
  if (kind === "bar") {
    // Bars read from top to bottom; the value axis then has to be put back to the bottom.
    categoryAxis.reversePlotOrder = true;
    categoryAxis.position = "Maximum";
  } else {
    valueAxis.tickLabelPosition = "Low";
  }
}

function drawLimits(axis: Excel.ChartAxis, { minimum, maximum, step }: ChartAxisSpec): void {
  if (minimum !== undefined) axis.minimum = minimum;
  if (maximum !== undefined) axis.maximum = maximum;
  if (step !== undefined) axis.majorUnit = step;
}

function cellsOf(canvas: Canvas, { sheet, range }: RangeRef): Excel.Range {
  const area = parseArea(range);
  if (!area) throw new Error(`"${range}" is not a range.`);
  return rangeOf(canvas.sheet(sheet), area);
}

function seriesBy({ range }: RangeRef): "Columns" | "Rows" {
  return (parseArea(range)?.columns ?? 1) > 1 ? "Rows" : "Columns";
}
