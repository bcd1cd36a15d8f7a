import type { DrawnSeries } from "../drawing";

/**
 * Colors of a chart's series, in order (RGB without `#`): at least 4.5 to 1 on white, and distinguishable by lightness for
 * readers who do not see hues.
 */
const SERIES_COLORS = ["1F3864", "C2410C", "00708A", "7B2D8E", "4D6B1F", "8A5A00"] as const;

/** Color of a series: its own, or by its place in the chart, from 0. */
export function seriesColor({ color }: Pick<DrawnSeries, "color">, index: number): string {
  return color ?? SERIES_COLORS[index % SERIES_COLORS.length] ?? SERIES_COLORS[0];
}
