import type { DrawnSeries } from "../../drawing";
import type { RangeRef } from "../../references";
import type { ChartLabelPlace, ChartLabelSpec, ChartLineSpec, ChartMarkerSpec, ChartSpec } from "../../spec";
import { seriesColor } from "../../writers/seriesColors";
import { POINT } from "../../writers/xlsx/chartLook";
import { DASHES, LINE_POINTS, MARKER_POINTS, MARKERS } from "../../writers/xlsx/chartSeries";
import { PLACES } from "../../writers/xlsx/chartLabels";
import { parseArea } from "../../address";
import { rangeOf } from "./readNames";
import { attribute, childOf, childrenOf, isOn, numberAttribute, type XmlNode } from "./xmlNode";

type Kind = ChartSpec["kind"];

/** A series of a chart; `undefined` where its values or its categories are not those of cells. */
export function readSeries(kind: Kind, node: XmlNode, index: number): DrawnSeries | undefined {
  const scatter = kind === "scatter";
  const values = cellsOf(childOf(node, scatter ? "yVal" : "val"));
  const categories = cellsOf(childOf(node, scatter ? "xVal" : "cat"));
  if (!values || !categories) return undefined;
  const bars = kind === "column" || kind === "bar";
  const look = childOf(node, "spPr");
  const rgb =
    colorOf(bars ? look : (childOf(look, "ln") ?? look)) ?? colorOf(childOf(node, "marker", "spPr"));
  const color = rgb === undefined || rgb === seriesColor({}, index) ? {} : { color: rgb };
  const shown = rgb ?? seriesColor({}, index);
  return {
    name: nameOf(node),
    categories,
    values,
    ...color,
    ...(bars ? {} : { ...lineOf(kind, childOf(look, "ln")), ...markerOf(childOf(node, "marker"), index) }),
    ...labelsOf(kind, childOf(node, "dLbls"), shown, values),
  };
}

/** A name of its own, or what the cell showed that it refers to. */
function nameOf(node: XmlNode): string {
  const text = childOf(node, "tx");
  const cached = childOf(text, "strRef", "strCache", "pt", "v");
  return (childOf(text, "v") ?? cached)?.text ?? "";
}

function cellsOf(node: XmlNode | undefined): RangeRef | undefined {
  const formula = (childOf(node, "numRef", "f") ?? childOf(node, "strRef", "f"))?.text.trim();
  return formula === undefined ? undefined : rangeOf(formula);
}

function colorOf(node: XmlNode | undefined): string | undefined {
  const rgb = attribute(childOf(node, "solidFill", "srgbClr"), "val");
  return rgb !== undefined && /^[0-9A-Fa-f]{6}$/.test(rgb) ? rgb.toUpperCase() : undefined;
}

function lineOf(kind: Kind, node: XmlNode | undefined): Pick<DrawnSeries, "line"> {
  if (!node) return {};
  if (childOf(node, "noFill")) return kind === "scatter" ? {} : { line: "none" };
  const widthPt = (numberAttribute(node, "w") ?? LINE_POINTS * POINT) / POINT;
  const named = attribute(childOf(node, "prstDash"), "val");
  const dash = (Object.keys(DASHES) as (keyof typeof DASHES)[]).find((one) => DASHES[one] === named);
  const line: ChartLineSpec = {
    ...(widthPt === LINE_POINTS ? {} : { widthPt }),
    ...(dash === undefined || dash === "solid" ? {} : { dash }),
  };
  return kind === "line" && Object.keys(line).length === 0 ? {} : { line };
}

function markerOf(node: XmlNode | undefined, index: number): Pick<DrawnSeries, "marker"> {
  const symbol = attribute(childOf(node, "symbol"), "val");
  if (symbol === "none") return { marker: "none" };
  const shape = MARKERS.find((one) => one === symbol) as ChartMarkerSpec["shape"] | undefined;
  const sizePt = numberAttribute(childOf(node, "size"), "val") ?? MARKER_POINTS;
  const usual = MARKERS[index % MARKERS.length];
  if (shape === undefined || (shape === usual && sizePt === MARKER_POINTS)) return {};
  return { marker: { shape, ...(sizePt === MARKER_POINTS ? {} : { sizePt }) } };
}

function labelsOf(
  kind: Kind,
  node: XmlNode | undefined,
  seriesRgb: string,
  values: RangeRef,
): Pick<DrawnSeries, "labels"> {
  if (!node) return {};
  const [showsValue, showsName] = [isOn(childOf(node, "showVal")), isOn(childOf(node, "showSerName"))];
  if (!showsValue && !showsName) return {};
  const usual: ChartLabelPlace = kind === "column" || kind === "bar" ? "end" : "above";
  const named = attribute(childOf(node, "dLblPos"), "val");
  const place = (Object.keys(PLACES) as ChartLabelPlace[]).find((one) => PLACES[one] === named);
  const ink = childOf(node, "txPr", "p", "pPr", "defRPr");
  const color = colorOf(ink);
  const format = attribute(childOf(node, "numFmt"), "formatCode");
  const points = labeledPoints(node, values);
  const labels: ChartLabelSpec = {
    shows: showsValue ? "value" : "name",
    ...(place === undefined || place === usual ? {} : { place }),
    ...(format === undefined ? {} : { format }),
    ...(attribute(ink, "b") === "1" ? { bold: true } : {}),
    ...(color === undefined || color === seriesRgb ? {} : { color }),
    ...(points ? { points } : {}),
  };
  return { labels };
}

/** The points that have a label, where some of them have none. */
function labeledPoints(node: XmlNode, { range }: RangeRef): number[] | undefined {
  const without = childrenOf(node, "dLbl").filter((label) => isOn(childOf(label, "delete")));
  const area = parseArea(range);
  if (without.length === 0 || !area) return undefined;
  const removed = new Set(without.map((label) => numberAttribute(childOf(label, "idx"), "val")));
  return Array.from({ length: Math.min(area.rows * area.columns, 10_000) }, (_, i) => i).filter(
    (i) => !removed.has(i),
  );
}
