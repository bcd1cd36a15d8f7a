import type { Chart, Plugin } from "chart.js";
import type { ChartLabelPlace } from "../../../workbook/spec";
import { seriesColor } from "../../../workbook/writers/seriesColors";
import type { ShownChart } from "../shownChart";
import { labelPlace } from "./chartDatasets";
import { FONT, type PictureLook, TEXT } from "./chartLook";
import { formatNumber } from "./formatNumber";

/** Pixels between a label and its point or bar. */
const DISTANCE = 3;

/** The label of a point of a series. */
export interface PointLabel {
  series: number;
  point: number;
  text: string;
  place: ChartLabelPlace;
  color: string;
  bold: boolean;
}

/** What is written beside the points of a chart. */
export function pointLabels({ chart, series }: ShownChart, { ink }: Pick<PictureLook, "ink">): PointLabel[] {
  return series.flatMap(({ look, cells }, index) => {
    const { labels } = look;
    if (!labels) return [];
    const { shows, format = cells.format, bold = false, points, color } = labels;
    return cells.values.flatMap((value, point): PointLabel[] => {
      if (value === null || (points && !points.includes(point))) return [];
      return [
        {
          series: index,
          point,
          text: shows === "name" ? look.name : formatNumber(value, format),
          place: labelPlace(chart.kind, labels.place),
          color: ink(color ?? seriesColor(look, index)),
          bold,
        },
      ];
    });
  });
}

/** Pixels that markers and lines may reach beyond the plot. */
const BEYOND = 8;

/** Draws the series as Excel does, the last one over the others, and their labels over all of them. */
export function seriesPainter(labels: readonly PointLabel[]): Plugin {
  return {
    id: "series",
    beforeDatasetsDraw(chart) {
      const { ctx, chartArea } = chart;
      const { left, top, width, height } = chartArea;
      ctx.save();
      ctx.beginPath();
      ctx.rect(left - BEYOND, top - BEYOND, width + 2 * BEYOND, height + 2 * BEYOND);
      ctx.clip();
      // Chart.js would begin with the last one.
      for (const { controller } of chart.getSortedVisibleDatasetMetas()) controller.draw();
      ctx.restore();
      for (const label of labels) writeLabel(chart, label);
      return false;
    },
  };
}

function writeLabel(chart: Chart, { series, point, text, place, color, bold }: PointLabel): void {
  const { ctx } = chart;
  const element = chart.getDatasetMeta(series).data[point];
  if (!element || element.hasValue() === false) return;
  const { x, y, base, options } = element as typeof element & { base?: number };
  const radius = Number((options as { radius?: unknown }).radius ?? 0);
  ctx.save();
  ctx.font = `${bold ? "bold " : ""}${String(TEXT.label)}px ${FONT}`;
  ctx.fillStyle = color;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  const width = ctx.measureText(text).width;
  const at = labelCenter({ x, y, ...(base === undefined ? {} : { base }) }, place, {
    horizontal: chart.options.indexAxis === "y",
    apart: radius + DISTANCE,
    width,
    height: TEXT.label,
    // Left of the plot are the numbers of the axis.
    least: chart.chartArea.left + DISTANCE,
  });
  const within = (value: number, size: number, end: number) =>
    Math.max(size / 2, Math.min(end - size / 2, value));
  ctx.fillText(text, within(at.x, width, chart.width), within(at.y, TEXT.label, chart.height));
  ctx.restore();
}

/** A point; a bar's end, and where it begins. */
interface Place {
  x: number;
  y: number;
  base?: number;
}

/** A label, in pixels. */
interface LabelSize {
  horizontal: boolean;
  /** From the point to the label. */
  apart: number;
  width: number;
  height: number;
  /** Where labels above and below points begin at the earliest. */
  least: number;
}

/** Where the middle of a label is. */
export function labelCenter(
  { x, y, base }: Place,
  place: ChartLabelPlace,
  { horizontal, apart, width, height, least }: LabelSize,
): { x: number; y: number } {
  const [sideways, beyond] = [apart + width / 2, apart + height / 2];
  switch (place) {
    case "above":
      return { x: Math.max(x, least + width / 2), y: y - beyond };
    case "below":
      return { x: Math.max(x, least + width / 2), y: y + beyond };
    case "left":
      return { x: x - sideways, y };
    case "right":
      return { x: x + sideways, y };
    case "center":
      if (base === undefined) return { x, y };
      return horizontal ? { x: (x + base) / 2, y } : { x, y: (y + base) / 2 };
    case "end":
      if (base === undefined) return { x, y };
      if (horizontal) return { x: x < base ? x - sideways : x + sideways, y };
      return { x, y: y > base ? y + beyond : y - beyond };
  }
}
