import type { ChartSeriesSpec, ChartSpec } from "../spec";
import { SpecError } from "../specError";
import { checkText } from "./checkValue";

/** Excel's limits: lines in points, markers in whole points. */
const WIDEST_LINE = 1584;
const MIN_MARKER = 2;
const MAX_MARKER = 72;

/** Excel's limit on number formats, in characters. */
const MAX_FORMAT_LENGTH = 255;

/** Checks color, line, marker and labels of a series: those that a chart of this kind has. */
export function checkSeriesLook(
  { name, color, line, marker, labels }: ChartSeriesSpec,
  kind: ChartSpec["kind"],
): void {
  const invalid = (why: string) => new SpecError("InvalidChart", `Series "${name}": ${why}.`);
  const bars = kind === "column" || kind === "bar";
  for (const [what, value] of [
    ["line", line],
    ["marker", marker],
  ] as const) {
    if (bars && value !== undefined) throw invalid(`a ${kind} chart has no ${what}`);
  }
  for (const one of [color, labels?.color]) {
    if (one !== undefined && !/^[0-9A-F]{6}$/.test(one))
      throw invalid(`"${one}" is not a color such as 1F3864`);
  }
  if (
    typeof line === "object" &&
    line.widthPt !== undefined &&
    !(line.widthPt > 0 && line.widthPt <= WIDEST_LINE)
  ) {
    throw invalid(`a line cannot be ${String(line.widthPt)} points wide`);
  }
  if (typeof marker === "object" && marker.sizePt !== undefined) {
    const { sizePt } = marker;
    if (!(Number.isInteger(sizePt) && sizePt >= MIN_MARKER && sizePt <= MAX_MARKER))
      throw invalid(`a marker cannot have ${String(sizePt)} points`);
  }
  if (!labels) return;
  const { place, format } = labels;
  if (bars ? place !== undefined && place !== "end" && place !== "center" : place === "end")
    throw invalid(`a label of a ${kind} chart cannot be at "${String(place)}"`);
  if (format !== undefined) checkText(format, MAX_FORMAT_LENGTH);
}
