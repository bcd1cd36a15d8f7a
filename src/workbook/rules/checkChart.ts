import type { ChartAxisSpec, ChartSpec } from "../spec";
import { SpecError } from "../specError";
import type { WorkbookIndex } from "../workbookIndex";
import { checkRef } from "./checkRef";
import { checkSeriesLook } from "./checkSeriesLook";
import { checkText } from "./checkValue";

/** Excel's limit on titles, in characters. */
const MAX_TITLE_LENGTH = 255;

/** Checks a chart's words and the cells it draws. Where it stands is checked with the other cells. */
export function checkChart(chart: ChartSpec, index: WorkbookIndex): void {
  for (const text of [chart.title, chart.xTitle ?? "", chart.yTitle ?? ""]) checkText(text, MAX_TITLE_LENGTH);
  checkText(chart.description);
  if (chart.description.trim() === "") {
    throw new SpecError("InvalidChart", "It needs a description for people who cannot see it.");
  }
  if (chart.series.length === 0) throw new SpecError("InvalidChart", "It has no series.");
  for (const series of chart.series) {
    checkText(series.name, MAX_TITLE_LENGTH);
    checkSeriesLook(series, chart.kind);
    const categories = lineOfCells(checkRef(series.categories, index).area, series.name);
    const values = lineOfCells(checkRef(series.values, index).area, series.name);
    if (categories !== values) {
      const sizes = `${String(categories)} categories for ${String(values)} values`;
      throw new SpecError("InvalidChart", `Series "${series.name}" has ${sizes}.`);
    }
    const missing = series.labels?.points?.find(
      (point) => !(Number.isInteger(point) && point >= 0 && point < values),
    );
    if (missing !== undefined) {
      throw new SpecError(
        "InvalidChart",
        `Series "${series.name}" has no point ${String(missing)} to label.`,
      );
    }
  }
  checkGroups(chart);
  checkAxis("x", chart.xAxis ?? {}, chart.kind === "scatter");
  checkAxis("y", chart.yAxis ?? {}, true);
}

/** Only columns and bars stand in groups. */
function checkGroups({ kind, gap, overlap }: ChartSpec): void {
  for (const [what, value, least, most] of [
    ["gap", gap, 0, 500],
    ["overlap", overlap, -100, 100],
  ] as const) {
    if (value === undefined) continue;
    if (kind !== "column" && kind !== "bar")
      throw new SpecError("InvalidChart", `A ${kind} chart has no ${what}.`);
    if (!(Number.isInteger(value) && value >= least && value <= most)) {
      const range = `${String(least)} to ${String(most)}%`;
      throw new SpecError("InvalidChart", `The ${what} cannot be ${String(value)}%: ${range}.`);
    }
  }
}

function checkAxis(
  name: string,
  { minimum, maximum, step, format }: ChartAxisSpec,
  hasValues: boolean,
): void {
  const given = Object.entries({ minimum, maximum, step }).filter(([, value]) => value !== undefined);
  for (const [what, value] of given) {
    if (!Number.isFinite(value))
      throw new SpecError("InvalidChart", `The ${what} of ${name} cannot be ${String(value)}.`);
    if (!hasValues)
      throw new SpecError("InvalidChart", `The ${name} axis has categories, and so no ${what}.`);
  }
  if (minimum !== undefined && maximum !== undefined && minimum >= maximum) {
    throw new SpecError(
      "InvalidChart",
      `The ${name} axis cannot run from ${String(minimum)} to ${String(maximum)}.`,
    );
  }
  if (step !== undefined && step <= 0) {
    throw new SpecError("InvalidChart", `The steps of the ${name} axis cannot be ${String(step)}.`);
  }
  if (format !== undefined) checkText(format, MAX_TITLE_LENGTH);
}

function lineOfCells({ rows, columns }: { rows: number; columns: number }, series: string): number {
  if (rows > 1 && columns > 1) {
    throw new SpecError("InvalidChart", `Series "${series}" refers to several rows and columns at once.`);
  }
  return rows * columns;
}
