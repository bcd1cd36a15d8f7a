import type { CellValue } from "../../../workbook/spec";
import type { ShownChart } from "../shownChart";
import { AXIS_FORMAT, type PictureLook, TEXT } from "./chartLook";
import { formatNumber } from "./formatNumber";
import { wrapText } from "./wrapText";

/** What the labels of a horizontal chart may take of its width, and the plot of that of others. */
const MAX_LABELS = 0.4;
const MIN_PLOT = 0.8;

/** Lines that the label of a category may have before it is turned. */
const MAX_LINES = 3;

/** What the categories of a chart are called, those of the first series for all: a text, or its lines. */
export function categoryLabels(
  { chart: { kind, xAxis = {}, bare = false }, series: [first] }: ShownChart,
  { width, measure }: Pick<PictureLook, "width" | "measure">,
): (string | string[])[] {
  const { format = AXIS_FORMAT } = xAxis;
  const labels = (first?.cells.categories ?? []).map((value) => labelOf(value, format));
  const isBar = kind === "bar";
  const room = isBar ? width * MAX_LABELS : (width * MIN_PLOT) / Math.max(1, labels.length);
  const size = (text: string) => measure(text, TEXT.other(bare));
  const lines = labels.map((label) => wrapText(label, room, size));
  const fit = lines.every((one) => one.length <= MAX_LINES && one.every((text) => size(text) <= room));
  if (!fit && !isBar) return labels;
  return lines.map((one) => (one.length === 1 ? (one[0] ?? "") : one));
}

function labelOf(value: CellValue, format: string): string {
  if (typeof value === "number") return formatNumber(value, format);
  if (value === null || typeof value === "object") return "";
  return typeof value === "boolean" ? String(value).toUpperCase() : value;
}
