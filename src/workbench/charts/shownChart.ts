import type { DrawnSeries } from "../../workbook/drawing";
import type { CellValue } from "../../workbook/spec";
import type { ChartFeature } from "../read/chartNow";

/** The cells of a series, from the first to the last. */
export interface SeriesCells {
  categories: CellValue[];
  /** A cell that holds no number is a gap. */
  values: (number | null)[];
  /** Number format of the first value. */
  format: string;
}

/** A series with what its cells hold. */
export interface ShownSeries {
  look: DrawnSeries;
  cells: SeriesCells;
}

/** A chart with what its cells hold. */
export interface ShownChart {
  chart: ChartFeature["chart"];
  series: ShownSeries[];
}
