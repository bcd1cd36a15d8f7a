import type { SheetFeature } from "../../drawing";
import { chartXml } from "./chartXml";
import type { WorkbookBuild } from "./workbookBuild";
import { NAMESPACE, xmlAttribute, XML_HEADER } from "./xml";

export type ChartFeature = Extract<SheetFeature, { kind: "chart" }>;

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
  const { spreadsheetDrawing, drawing: main, relationships, chart } = NAMESPACE;
  const namespaces = `xmlns:xdr="${spreadsheetDrawing}" xmlns:a="${main}" xmlns:r="${relationships}" xmlns:c="${chart}"`;
  pack.add(path, `${XML_HEADER}<xdr:wsDr ${namespaces}>${anchors.join("")}</xdr:wsDr>`, DRAWING_TYPE);
  return `<drawing r:id="${pack.relate(sheetPath, "drawing", `../drawings/${part}`)}"/>`;
}

function anchor({ chart, area }: ChartFeature, index: number, relation: string): string {
  const corner = (name: string, row: number, column: number) =>
    `<xdr:${name}><xdr:col>${String(column)}</xdr:col><xdr:colOff>0</xdr:colOff>` +
    `<xdr:row>${String(row)}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${name}>`;
  const id = String(index + 2);
  const words = `name="${xmlAttribute(chart.title)}" descr="${xmlAttribute(chart.description)}"`;
  return (
    `<xdr:twoCellAnchor editAs="oneCell">${corner("from", area.row, area.column)}` +
    corner("to", area.row + area.rows, area.column + area.columns) +
    `<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${id}" ${words}/><xdr:cNvGraphicFramePr/>` +
    '</xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic>' +
    `<a:graphicData uri="${NAMESPACE.chart}"><c:chart r:id="${relation}"/></a:graphicData></a:graphic>` +
    "</xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>"
  );
}
