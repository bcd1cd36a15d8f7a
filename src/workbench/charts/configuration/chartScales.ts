import type { ScaleOptionsByType } from "chart.js";
import type { ChartAxisSpec } from "../../../workbook/spec";
import type { ShownChart } from "../shownChart";
import { AXIS, AXIS_FORMAT, FAINT_GRID, FONT, GRID, INK, type PictureLook, TEXT } from "./chartLook";
import { formatNumber } from "./formatNumber";
import { valueBounds, type ValueBounds } from "./valueBounds";

/** Length of the marks at the labels of an axis, in pixels. */
const TICK = 4;

/** Shares of a picture that its plot takes at least, and what a label takes: space beside it, and lines. */
const PLOT_WIDTH = 0.8;
const PLOT_HEIGHT = 0.6;
const LABEL_SPACE = 12;
const LABEL_LINES = 1.5;
const MAX_TICKS = 11;

/** A part of what Chart.js takes for a scale. */
export type Scale<T extends "category" | "linear"> = { type: T } & DeepPartial<ScaleOptionsByType<T>>;
type DeepPartial<T> = T extends (...all: never) => unknown ? T : { [K in keyof T]?: DeepPartial<T[K]> };

/** The axes of a chart by Chart.js's names for them: x is the lower one, also where bars are horizontal. */
export type ChartScales = Record<"x" | "y", Scale<"category"> | Scale<"linear">>;

/** The axes of a chart. */
export function chartScales(shown: ShownChart, look: PictureLook): ChartScales {
  const { kind, xTitle, yTitle, xAxis = {}, yAxis = {}, bare = false } = shown.chart;
  const numbers = shown.series.flatMap(({ cells }) => cells.values.filter((value) => value !== null));
  // Bars and columns are as long as their values.
  const isBars = kind === "column" || kind === "bar";
  const values = valueScale(isBars ? [0, ...numbers] : numbers, yAxis, {
    look,
    bare,
    title: yTitle,
    isLower: kind === "bar",
    hasLine: !bare,
    hasGrid: true,
  });
  if (kind === "scatter") {
    const xs = shown.series.flatMap(({ cells }) => cells.categories.filter((x) => typeof x === "number"));
    const lower = { look, bare, title: xTitle, isLower: true, hasLine: true, hasGrid: !bare };
    const x = valueScale(xs, xAxis, lower);
    return { x, y: values };
  }
  const categories = categoryScale({ look, bare, title: xTitle });
  return kind === "bar" ? { x: values, y: categories } : { x: categories, y: values };
}

interface AxisLook {
  look: PictureLook;
  bare: boolean;
  title: string | undefined;
}

interface ValueAxisLook extends AxisLook {
  /** Is it the lower axis, not the upright one? */
  isLower: boolean;
  hasLine: boolean;
  hasGrid: boolean;
}

function valueScale(
  values: readonly number[],
  axis: ChartAxisSpec,
  { look, bare, title, isLower, hasLine, hasGrid }: ValueAxisLook,
): Scale<"linear"> {
  const { format = AXIS_FORMAT, step } = axis;
  const grid = look.ink(bare ? FAINT_GRID : GRID);
  const zero = look.ink(AXIS);
  const write = (value: number) => formatNumber(value, format);
  const bounds = valueBounds(values, axis);
  return {
    type: "linear",
    ...bounds,
    grid: {
      // The axis of the categories crosses at 0.
      color: ({ tick }) => (tick.value === 0 ? zero : grid),
      drawOnChartArea: hasGrid,
      drawTicks: !bare,
      tickColor: zero,
      tickLength: TICK,
    },
    border: { display: hasLine, color: zero },
    title: titleOf(title, look, bare),
    ticks: {
      ...textOf(look, bare),
      includeBounds: false,
      // Chart.js would leave the line of a label out that has no room, that of the highest too.
      autoSkip: false,
      maxRotation: 0,
      maxTicksLimit: isLower ? ticksBeside(bounds, write, look, bare) : ticksAbove(look, bare),
      callback: (value) => write(Number(value)),
      ...(step === undefined ? {} : { stepSize: step }),
    },
  };
}

/** How many labels have room side by side. */
function ticksBeside(
  { min, suggestedMin = min, max, suggestedMax = max }: ValueBounds,
  write: (value: number) => string,
  { width, measure }: PictureLook,
  bare: boolean,
): number {
  const widths = [suggestedMin ?? 0, suggestedMax ?? 0].map((bound) =>
    measure(write(Number(bound.toPrecision(2))), TEXT.other(bare)),
  );
  return ticksWithin((width * PLOT_WIDTH) / (Math.max(...widths) + LABEL_SPACE));
}

/** How many labels have room above each other. */
function ticksAbove({ height }: PictureLook, bare: boolean): number {
  return ticksWithin((height * PLOT_HEIGHT) / (TEXT.other(bare) * LABEL_LINES));
}

function ticksWithin(count: number): number {
  return Math.max(2, Math.min(MAX_TICKS, Math.floor(count)));
}

function categoryScale({ look, bare, title }: AxisLook): Scale<"category"> {
  const line = look.ink(AXIS);
  return {
    type: "category",
    // The first and the last category have room beside the axis, as columns need it.
    offset: true,
    grid: { drawOnChartArea: false, drawTicks: !bare, tickColor: line, tickLength: TICK, offset: true },
    border: { display: true, color: line },
    title: titleOf(title, look, bare),
    ticks: { ...textOf(look, bare), autoSkip: false },
  };
}

function titleOf(title: string | undefined, { ink }: PictureLook, bare: boolean) {
  if (title === undefined) return { display: false };
  const font = { family: FONT, size: TEXT.axisTitle(bare), weight: "bold" as const };
  return { display: true, text: title, color: ink(INK), font, padding: 2 };
}

function textOf({ ink }: PictureLook, bare: boolean) {
  return { color: ink(INK), font: { family: FONT, size: TEXT.other(bare) } };
}
