import { chartElement } from "./chartElement";
import type { ChartFeature } from "./chartFeature";
import { chartXml } from "./chartXml";
import type { WorkbookBuild } from "./workbookBuild";
import { NAMESPACE, type XmlAttributes, XML_HEADER, xmlElement, xmlTextElement } from "./xml";

const DRAWING_TYPE = "application/vnd.openxmlformats-officedocument.drawing+xml";
const CHART_TYPE = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";

/** Adds the parts of a sheet's charts. Returns the sheet's `<drawing>`, or nothing where there are no charts. */
export function addDrawing(
  workbook: WorkbookBuild,
  sheetPath: string,
  charts: readonly ChartFeature[],
): string {
  if (charts.length === 0) return "";
  const { pack, drawing } = workbook;
  const part = `drawing${String(workbook.charts + 1)}.xml`;
  const path = `xl/drawings/${part}`;
  const anchors = charts.map((chart, i) => {
    const chartPart = `chart${String(++workbook.charts)}.xml`;
    pack.add(`xl/charts/${chartPart}`, chartXml(chart, drawing), CHART_TYPE);
    return anchor(chart, i, pack.relate(path, "chart", `../charts/${chartPart}`));
  });
  const namespaces = {
    "xmlns:xdr": NAMESPACE.spreadsheetDrawing,
    "xmlns:a": NAMESPACE.drawing,
    "xmlns:r": NAMESPACE.relationships,
    "xmlns:c": NAMESPACE.chart,
  };
  pack.add(path, XML_HEADER + xmlElement("xdr:wsDr", namespaces, anchors.join("")), DRAWING_TYPE);
  return xmlElement("drawing", { "r:id": pack.relate(sheetPath, "drawing", `../drawings/${part}`) });
}

function anchor({ chart, area }: ChartFeature, index: number, relation: string): string {
  const corner = (name: string, row: number, column: number) =>
    chartElement(
      name,
      xmlTextElement("xdr:col", String(column)),
      xmlTextElement("xdr:colOff", "0"),
      xmlTextElement("xdr:row", String(row)),
      xmlTextElement("xdr:rowOff", "0"),
    );
  return xmlElement(
    "xdr:twoCellAnchor",
    { editAs: "oneCell" },
    corner("xdr:from", area.row, area.column) +
      corner("xdr:to", area.row + area.rows, area.column + area.columns) +
      frame({ id: index + 2, name: chart.title, descr: chart.description }, relation) +
      chartElement("xdr:clientData"),
  );
}

function frame(properties: XmlAttributes, relation: string): string {
  const chart = xmlElement("c:chart", { "r:id": relation });
  return xmlElement(
    "xdr:graphicFrame",
    { macro: "" },
    chartElement(
      "xdr:nvGraphicFramePr",
      xmlElement("xdr:cNvPr", properties),
      chartElement("xdr:cNvGraphicFramePr"),
    ) +
      // The anchor's corners count, not these.
      chartElement("xdr:xfrm", xmlElement("a:off", { x: 0, y: 0 }), xmlElement("a:ext", { cx: 0, cy: 0 })) +
      chartElement("a:graphic", xmlElement("a:graphicData", { uri: NAMESPACE.chart }, chart)),
  );
}
