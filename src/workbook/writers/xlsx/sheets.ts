import { areaName, cellName } from "../../address";
import type { PrintSpec } from "../../spec";
import { addDrawing } from "./charts";
import { conditionalFormattings } from "./conditionalFormats";
import type { SheetBuild } from "./features";
import { hyperlinks } from "./links";
import { addNotes } from "./notes";
import { LongText } from "./longText";
import { addSheetData } from "./sheetData";
import { addTables } from "./tables";
import { dataValidations } from "./validations";
import type { WorkbookBuild } from "./workbookBuild";
import { NAMESPACE, XML_HEADER, xmlElement, xmlList } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";

/** The padding that Excel adds to the width a person enters. */
const WIDTH_PADDING = 0.7109375;

/** ISO A4. */
const PAPER = 9;

/** Margins in inches. */
const MARGINS = { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6, header: 0.3, footer: 0.3 };

/** The sheet's name to the left, page numbers to the right. */
const FOOTER = "&amp;L&amp;A&amp;RPage &amp;P of &amp;N";

/** Adds the parts of a sheet, numbered from 1, and those that belong to it. Returns the id of its relation. */
export function addSheet(workbook: WorkbookBuild, build: SheetBuild, number: number): string {
  const { pack, styles, texts } = workbook;
  const part = `worksheets/sheet${String(number)}.xml`;
  const path = `xl/${part}`;
  const { rows, columns } = build.drawing;
  const size = { row: 0, column: 0, rows: Math.max(1, rows), columns: Math.max(1, columns) };
  const xml = new LongText(pack.addLong(path, CONTENT_TYPE));
  // The schema fixes the order.
  xml.add(
    `${XML_HEADER}<worksheet xmlns="${NAMESPACE.main}" xmlns:r="${NAMESPACE.relationships}">` +
      '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
      xmlElement("dimension", { ref: areaName(size) }) +
      sheetViews(build) +
      '<sheetFormatPr defaultRowHeight="15"/>' +
      columnWidths(build.widths),
  );
  const dynamicArrays = addSheetData(xml, build.drawing, { ...build, styles, texts });
  workbook.dynamicArrays ||= dynamicArrays;
  const merges = build.merges.map((area) => xmlElement("mergeCell", { ref: areaName(area) }));
  xml.add(
    xmlList("mergeCells", merges) +
      conditionalFormattings(build.conditionalFormats, styles) +
      dataValidations(build.validations) +
      hyperlinks(pack, path, build.links) +
      xmlElement("pageMargins", MARGINS) +
      pageSetup(build.print) +
      `<headerFooter><oddFooter>${FOOTER}</oddFooter></headerFooter>` +
      addDrawing(workbook, path, build.charts) +
      addNotes(pack, path, build.notes) +
      addTables(workbook, path, build.tables) +
      "</worksheet>",
  );
  xml.end();
  return pack.relate("xl/workbook.xml", "worksheet", part);
}

function pageSetup({ orientation, pagesWide = 1 }: PrintSpec): string {
  const fitToWidth = pagesWide === 1 ? undefined : pagesWide;
  return xmlElement("pageSetup", { paperSize: PAPER, fitToWidth, fitToHeight: 0, orientation });
}

function sheetViews({ freeze: { rows, columns } }: SheetBuild): string {
  if (rows === 0 && columns === 0) return "";
  const pane = columns === 0 ? "bottomLeft" : rows === 0 ? "topRight" : "bottomRight";
  const split = {
    xSplit: columns === 0 ? undefined : columns,
    ySplit: rows === 0 ? undefined : rows,
    topLeftCell: cellName(rows, columns),
    activePane: pane,
    state: "frozen",
  };
  const view = xmlElement("pane", split) + xmlElement("selection", { pane });
  return `<sheetViews>${xmlElement("sheetView", { workbookViewId: 0 }, view)}</sheetViews>`;
}

function columnWidths(widths: readonly number[]): string {
  if (widths.length === 0) return "";
  const columns = widths.map((width, i) =>
    xmlElement("col", { min: i + 1, max: i + 1, width: width + WIDTH_PADDING, customWidth: true }),
  );
  return `<cols>${columns.join("")}</cols>`;
}
