import type { ChartAxisSpec, ChartSeriesLook, ChartSpec } from "../../spec";

/** Lines about what a chart has of its own: nothing where it looks as all charts do. */
export function chartLookLines(chart: Omit<ChartSpec, "series" | "covers">): string[] {
  const { bare, gap, overlap, xAxis, yAxis } = chart;
  const words = [
    ...(bare ? ["bare"] : []),
    ...(gap === undefined ? [] : [`gap ${String(gap)}%`]),
    ...(overlap === undefined ? [] : [`overlap ${String(overlap)}%`]),
    ...(xAxis ? [`x ${axisText(xAxis)}`] : []),
    ...(yAxis ? [`y ${axisText(yAxis)}`] : []),
  ];
  return words.length === 0 ? [] : [`    look ${words.join(", ")}`];
}

function axisText({ minimum, maximum, step, format }: ChartAxisSpec): string {
  return [
    ...(minimum === undefined ? [] : [`from ${String(minimum)}`]),
    ...(maximum === undefined ? [] : [`to ${String(maximum)}`]),
    ...(step === undefined ? [] : [`by ${String(step)}`]),
    ...(format === undefined ? [] : [`[${format}]`]),
  ].join(" ");
}

/** What a series has of its own, behind its cells. */
export function seriesLookText({ color, line, marker, labels }: ChartSeriesLook): string {
  const words = [
    ...(color === undefined ? [] : [color]),
    ...(line === undefined ? [] : [line === "none" ? "no line" : lineText(line)]),
    ...(marker === undefined
      ? []
      : [marker === "none" ? "no marker" : `${marker.shape} ${sized(marker.sizePt)}`.trim()]),
    ...(labels ? [labelText(labels)] : []),
  ];
  return words.length === 0 ? "" : `  (${words.join(", ")})`;
}

function lineText({
  widthPt,
  dash = "solid",
}: Exclude<NonNullable<ChartSeriesLook["line"]>, string>): string {
  return `${dash} line ${sized(widthPt)}`.trim();
}

function labelText({
  shows,
  place,
  format,
  bold,
  color,
  points,
}: NonNullable<ChartSeriesLook["labels"]>): string {
  return [
    `${shows} next to points`,
    ...(points ? [points.join(" ")] : []),
    ...(place === undefined ? [] : [place]),
    ...(format === undefined ? [] : [`[${format}]`]),
    ...(bold ? ["bold"] : []),
    ...(color === undefined ? [] : [color]),
  ].join(" ");
}

function sized(points: number | undefined): string {
  return points === undefined ? "" : `${String(points)} pt`;
}
