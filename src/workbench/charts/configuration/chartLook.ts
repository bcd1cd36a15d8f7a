/** What all charts look like: the same as in the .xlsx. Colors are RGB without `#`, sizes pixels. */

/** At 96 dots per inch. */
const PIXELS_PER_POINT = 4 / 3;

/** Points as pixels. */
export function pixels(points: number): number {
  return points * PIXELS_PER_POINT;
}

/** Color of a chart's text. */
export const INK = "404040";

/** Color of a chart's frame and grid lines. */
export const GRID = "D9D9D9";

/** Color of the grid lines of a bare chart. */
export const FAINT_GRID = "E3E3E3";

/** Color of the lines of axes. */
export const AXIS = "808080";

/** Color of the ground of a chart that is not bare. */
export const PAPER = "FFFFFF";

/** From 1,000 on, numbers have thousands separators and no decimals. */
export const AXIS_FORMAT = "[>=1000]#,##0;General";

/** Sizes of texts. */
export const TEXT = {
  title: pixels(12),
  axisTitle: (bare: boolean) => pixels(bare ? 9 : 10),
  other: (bare: boolean) => pixels(bare ? 9 : 10),
  label: pixels(9),
} as const;

/** The page brings a font of this name. */
export const FONT = "Calibri, sans-serif";

/** How a picture of a chart is made: its size, how its colors are drawn, and how wide its texts are. */
export interface PictureLook {
  width: number;
  height: number;
  /** A color (RGB without `#`) as CSS writes it: another one on dark pages. */
  ink(color: string): string;
  /** Pixels of a text in a size, bold or not. */
  measure(text: string, size: number, bold?: boolean): number;
}
