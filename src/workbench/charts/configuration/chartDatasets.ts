import type { ChartDataset } from "chart.js";
import type { ChartLabelPlace, ChartSpec, CellValue } from "../../../workbook/spec";
import { seriesColor } from "../../../workbook/writers/seriesColors";
import type { ShownChart } from "../shownChart";
import { barWidths } from "./barWidths";
import { pixels, type PictureLook } from "./chartLook";

type Kind = ChartSpec["kind"];

/** A series as Chart.js draws it. */
export type Dataset = ChartDataset<"bar" | "line" | "scatter", (number | Point | null)[]>;

/** A point of a scatter chart; a gap where it has no value. */
export interface Point {
  x: number;
  y: number | null;
}

/** Markers distinguish lines and points where color does not. */
const MARKERS = ["circle", "square", "triangle", "diamond", "x", "star"] as const;
const MARKER_POINTS = 7;

/** Chart.js's names of markers. */
const SHAPES = {
  circle: "circle",
  square: "rect",
  triangle: "triangle",
  diamond: "rectRot",
  x: "crossRot",
  star: "star",
} as const;

/** Width of the lines of line charts, in points. */
const LINE_POINTS = 2.25;

/** Strokes and spaces of a dash in widths of its line, as Excel draws them. */
const DASHES = { solid: [], dash: [4, 3], dot: [1, 1], dashDot: [4, 3, 1, 3] } as const;

/** The series of a chart, in their order. */
export function chartDatasets({ chart, series }: ShownChart, { ink }: Pick<PictureLook, "ink">): Dataset[] {
  const { kind, gap, overlap } = chart;
  return series.map(({ look, cells }, index) => {
    const color = ink(seriesColor(look, index));
    const start = { label: look.name, backgroundColor: color, borderColor: color };
    if (kind === "column" || kind === "bar")
      return { ...start, data: cells.values, ...barWidths(series.length, gap, overlap), borderWidth: 0 };
    const line = look.line ?? (kind === "line" ? {} : "none");
    const width = line === "none" ? 0 : pixels(line.widthPt ?? LINE_POINTS);
    const dash = line === "none" ? "solid" : (line.dash ?? "solid");
    return {
      ...start,
      data: kind === "scatter" ? points(cells.categories, cells.values) : cells.values,
      showLine: line !== "none",
      borderWidth: width,
      borderDash: DASHES[dash].map((length) => length * width),
      spanGaps: false,
      ...marker(look.marker, index),
    };
  });
}

function marker(look: ShownChart["series"][number]["look"]["marker"], index: number) {
  if (look === "none") return { pointRadius: 0, pointStyle: "line" as const };
  const { shape = MARKERS[index % MARKERS.length] ?? "circle", sizePt = MARKER_POINTS } = look ?? {};
  return { pointStyle: SHAPES[shape], pointRadius: pixels(sizePt) / 2, pointBorderWidth: 1.5 };
}

/** Where an x value is text, Excel counts the points instead. Points without x are not drawn. */
function points(xs: readonly CellValue[], ys: readonly (number | null)[]): Point[] {
  const counted = xs.some((x) => typeof x === "string" && x !== "");
  return ys.map((y, i) => {
    const x = counted ? i + 1 : xs[i];
    return typeof x === "number" ? { x, y } : { x: 0, y: null };
  });
}

/** Where a label is if its series does not say. */
export function labelPlace(kind: Kind, place: ChartLabelPlace | undefined): ChartLabelPlace {
  return place ?? (kind === "column" || kind === "bar" ? "end" : "above");
}
