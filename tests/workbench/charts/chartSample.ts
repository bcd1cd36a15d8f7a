import type { ChartFeature } from "../../../src/workbench/read/chartNow";
import type { SeriesCells, ShownChart } from "../../../src/workbench/charts/shownChart";
import type { PictureLook } from "../../../src/workbench/charts/configuration/chartLook";
import type { DrawnSeries } from "../../../src/workbook/drawing";

/** A picture of 400 by 300 pixels on a light page, whose letters are all half as wide as high. */
export const LOOK: PictureLook = {
  width: 400,
  height: 300,
  ink: (color) => `#${color}`,
  measure: (text, size) => (text.length * size) / 2,
};

/** A series of a chart with some cells. */
export function series(
  look: Partial<DrawnSeries> = {},
  cells: Partial<SeriesCells> = {},
): ShownChart["series"][number] {
  const range = { sheet: "Data", range: "A1:A3" };
  return {
    look: { name: "IOPS", categories: range, values: range, ...look },
    cells: { categories: ["a", "b", "c"], values: [1, 2, 3], format: "General", ...cells },
  };
}

/** A chart with the usual looks, as far as it is given no others. */
export function shown(
  chart: Partial<ChartFeature["chart"]> = {},
  all: ShownChart["series"] = [series()],
): ShownChart {
  return {
    chart: { kind: "column", title: "IOPS by test", description: "One column per test.", ...chart },
    series: all,
  };
}
