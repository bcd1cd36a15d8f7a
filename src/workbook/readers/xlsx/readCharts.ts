import type { Area } from "../../address";
import type { SheetFeature, WorkbookDrawing } from "../../drawing";
import { chartXml } from "../../writers/xlsx/chartXml";
import { readChart, type ChartFeature } from "./readChart";
import type { Losses } from "./losses";
import type { Parts } from "./parts";
import { attribute, childOf, relationId, type XmlNode } from "./xmlNode";

/** A chart of a file, and its part: whether that is all that the part says is known once the workbook is read. */
export interface FileChart {
  feature: ChartFeature;
  sheet: string;
  part: string;
}

/** The charts of a sheet from its drawing; pictures and shapes are lost. */
export async function readCharts(
  parts: Parts,
  path: string,
  sheet: string,
  losses: Losses,
): Promise<FileChart[]> {
  const relations = await parts.relations(path);
  const charts: FileChart[] = [];
  for (const anchor of (await parts.node(path)).children) {
    const frame = childOf(anchor, "graphicFrame") ?? frameOf(anchor);
    const reference = childOf(frame, "graphic", "graphicData", "chart");
    const target = reference && relations.find(({ id }) => id === relationId(reference))?.target;
    const area = areaOf(anchor);
    if (!reference || target === undefined || !parts.has(target) || !area) {
      losses.add(sheet, `${whatIs(anchor)} not imported`);
      continue;
    }
    const named = childOf(frame, "nvGraphicFramePr", "cNvPr");
    const names = { title: attribute(named, "name") ?? "", description: attribute(named, "descr") ?? "" };
    const feature = readChart(await parts.node(target), names, area);
    if (typeof feature === "string") losses.add(`${sheet}, chart "${names.title}"`, feature);
    else charts.push({ feature, sheet, part: await parts.text(target) });
  }
  return charts;
}

/** Some programs wrap what older ones do not know. */
function frameOf(anchor: XmlNode): XmlNode | undefined {
  return childOf(anchor, "AlternateContent", "Choice", "graphicFrame");
}

function whatIs(anchor: XmlNode): string {
  if (childOf(anchor, "pic")) return "a picture is";
  return frameOf(anchor) || childOf(anchor, "graphicFrame") ? "a drawing is" : "a shape is";
}

function areaOf(anchor: XmlNode): Area | undefined {
  const [from, to] = ["from", "to"].map((corner) =>
    ["row", "col"].map((side) => Number(childOf(anchor, corner, side)?.text.trim() || Number.NaN)),
  );
  const [row = -1, column = -1] = from ?? [];
  const [lastRow = -1, lastColumn = -1] = to ?? [];
  const isArea = [row, column, lastRow, lastColumn].every(
    (n) => Number.isInteger(n) && n >= 0 && n < 2 ** 20,
  );
  if (!isArea || lastRow < row || lastColumn < column) return undefined;
  return { row, column, rows: Math.max(1, lastRow - row), columns: Math.max(1, lastColumn - column) };
}

/** The features of charts; those that are drawn in another way than the file has them are named. */
export function chartFeatures(
  charts: readonly FileChart[],
  drawing: WorkbookDrawing,
  losses: Losses,
): SheetFeature[] {
  return charts.map(({ feature, sheet, part }) => {
    if (withoutCache(chartXml(feature, drawing)) !== withoutCache(part))
      losses.add(
        `${sheet}, chart "${feature.chart.title}"`,
        "is drawn in the colors and fonts of HCI Planner's charts",
      );
    return feature;
  });
}

/** What a chart showed last is not a part of it. */
function withoutCache(xml: string): string {
  return xml.replace(/<c:(num|str)Cache>.*?<\/c:\1Cache>/gs, "");
}
