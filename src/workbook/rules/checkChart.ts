import type { ChartSpec } from "../spec";
import { SpecError } from "../specError";
import type { WorkbookIndex } from "../workbookIndex";
import { checkRef } from "./checkRef";
import { checkText } from "./checkValue";

/** Excel's limit on titles, in characters. */
const LONGEST_TITLE = 255;

/** Checks a chart's words and the cells it draws. Where it stands is checked with the other cells. */
export function checkChart(chart: ChartSpec, index: WorkbookIndex): void {
  for (const text of [chart.title, chart.xTitle ?? "", chart.yTitle ?? ""]) checkText(text, LONGEST_TITLE);
  checkText(chart.description);
  if (chart.description.trim() === "") {
    throw new SpecError("InvalidChart", "It needs a description for people who cannot see it.");
  }
  if (chart.series.length === 0) throw new SpecError("InvalidChart", "It has no series.");
  for (const series of chart.series) {
    checkText(series.name, LONGEST_TITLE);
    const categories = lineOfCells(checkRef(series.categories, index).area, series.name);
    const values = lineOfCells(checkRef(series.values, index).area, series.name);
    if (categories !== values) {
      const sizes = `${String(categories)} categories for ${String(values)} values`;
      throw new SpecError("InvalidChart", `Series "${series.name}" has ${sizes}.`);
    }
  }
}

function lineOfCells({ rows, columns }: { rows: number; columns: number }, series: string): number {
  if (rows > 1 && columns > 1) {
    throw new SpecError("InvalidChart", `Series "${series}" refers to several rows and columns at once.`);
  }
  return rows * columns;
}
