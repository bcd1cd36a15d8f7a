import type { Area } from "../../address";
import type { DrawnSeries, SheetFeature } from "../../drawing";
import type { ChartAxisSpec, ChartSpec } from "../../spec";
import { LABEL_FORMAT } from "../../writers/xlsx/chartAxes";
import { GAP } from "../../writers/xlsx/chartXml";
import { readSeries } from "./readSeries";
import { attribute, childOf, childrenOf, isOn, numberAttribute, type XmlNode } from "./xmlNode";

export type ChartFeature = Extract<SheetFeature, { kind: "chart" }>;

/** A chart of a part; in words why there is none. */
export function readChart(
  root: XmlNode,
  names: Pick<ChartSpec, "title" | "description">,
  area: Area,
): ChartFeature | string {
  const chart = childOf(root, "chart");
  const plotArea = childOf(chart, "plotArea");
  const plots = plotArea?.children.filter(({ name }) => /Chart$/.test(name)) ?? [];
  const [plot] = plots;
  const kind = plot && kindOf(plot);
  if (!plotArea || !plot || plots.length !== 1 || !kind) {
    const kinds = plots.map(({ name }) => name.replace(/Chart$/, "")).join(" and ");
    return `a chart of the kind ${kinds || "unknown"} is not imported`;
  }
  const series: DrawnSeries[] = [];
  for (const [index, node] of childrenOf(plot, "ser").entries()) {
    const read = readSeries(kind, node, index);
    if (!read) return "a chart whose values or categories are not in cells is not imported";
    series.push(read);
  }
  if (series.length === 0) return "a chart without series is not imported";
  const written = titleOf(chart);
  // Where a title has no words, Excel shows the name of the only series.
  const title = written === "" && series.length === 1 ? series[0]?.name : written;
  const [xAxis, yAxis] = axesOf(plotArea, kind);
  const gap = numberAttribute(childOf(plot, "gapWidth"), "val");
  const overlap = numberAttribute(childOf(plot, "overlap"), "val");
  return {
    kind: "chart",
    area,
    series,
    chart: {
      kind,
      title: title ?? names.title,
      description: names.description,
      ...(title === undefined ? { bare: true } : {}),
      ...axisSpec(xAxis, "x"),
      ...axisSpec(yAxis, "y"),
      ...(gap === undefined || gap === GAP ? {} : { gap }),
      ...(overlap === undefined ? {} : { overlap }),
    },
  };
}

function kindOf(plot: XmlNode): ChartSpec["kind"] | undefined {
  const grouping = attribute(childOf(plot, "grouping"), "val");
  switch (plot.name) {
    case "barChart":
      if (grouping !== undefined && grouping !== "clustered") return undefined;
      return attribute(childOf(plot, "barDir"), "val") === "bar" ? "bar" : "column";
    case "lineChart":
      return grouping === undefined || grouping === "standard" ? "line" : undefined;
    case "scatterChart":
      return "scatter";
    default:
      return undefined;
  }
}

/** The axis of the categories (or x values), and that of the values. */
function axesOf(plotArea: XmlNode, kind: ChartSpec["kind"]): [XmlNode | undefined, XmlNode | undefined] {
  const values = childrenOf(plotArea, "valAx");
  if (kind !== "scatter") return [childOf(plotArea, "catAx") ?? childOf(plotArea, "dateAx"), values[0]];
  return [values[0], values[1]];
}

function axisSpec(node: XmlNode | undefined, which: "x" | "y"): Partial<ChartSpec> {
  const title = titleOf(node);
  const scaling = childOf(node, "scaling");
  const number = (parent: XmlNode | undefined, name: string) => numberAttribute(childOf(parent, name), "val");
  const [minimum, maximum, step] = [
    number(scaling, "min"),
    number(scaling, "max"),
    number(node, "majorUnit"),
  ];
  const format = attribute(childOf(node, "numFmt"), "formatCode");
  const axis: ChartAxisSpec = {
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(step === undefined ? {} : { step }),
    ...(format === undefined || format === LABEL_FORMAT ? {} : { format }),
  };
  return {
    ...(title === undefined ? {} : { [`${which}Title`]: title }),
    ...(Object.keys(axis).length === 0 ? {} : { [`${which}Axis`]: axis }),
  };
}

/** The words of a title, written or of a cell; `undefined` where there is none. */
function titleOf(node: XmlNode | undefined): string | undefined {
  const title = childOf(node, "title");
  if (!title || isOn(childOf(node, "autoTitleDeleted"))) return undefined;
  const text = childOf(title, "tx");
  const ofCell = childOf(text, "strRef", "strCache", "pt", "v")?.text;
  const paragraphs = childrenOf(childOf(text, "rich"), "p");
  return (
    ofCell ??
    paragraphs
      .map((paragraph) =>
        childrenOf(paragraph, "r")
          .map((run) => childOf(run, "t")?.text ?? "")
          .join(""),
      )
      .join(" ")
  );
}
