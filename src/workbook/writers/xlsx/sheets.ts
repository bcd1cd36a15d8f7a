import { areaName, cellName } from "../../address";
import { addDrawing } from "./charts";
import { conditionalFormattings } from "./conditionalFormats";
import type { SheetBuild } from "./features";
import { DEFAULT_WIDTH } from "../../fittingWidths";
import { autoFilter } from "./filters";
import { hyperlinks } from "./links";
import { addNotes } from "./notes";
import { LongText } from "./longText";
import { plannedBreaks } from "../pageBreaks";
import { pageXml, sheetProperties } from "./page";
import { addSheetData } from "./sheetData";
import { addTables } from "./tables";
import { dataValidations } from "./validations";
import type { WorkbookBuild } from "./workbookBuild";
import { NAMESPACE, XML_HEADER, xmlElement, xmlList } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml";

/** The padding that Excel adds to the width a person enters. */
export const WIDTH_PADDING = 0.7109375;

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
      sheetProperties(build.print) +
      xmlElement("dimension", { ref: areaName(size) }) +
      sheetViews(build) +
      '<sheetFormatPr defaultRowHeight="15"/>' +
      columnWidths(build.widths, build.hidden?.columns ?? []),
  );
  const dynamicArrays = addSheetData(xml, build.drawing, {
    ...build,
    hiddenRows: new Set(build.hidden?.rows),
    styles,
    texts,
  });
  workbook.dynamicArrays ||= dynamicArrays;
  const merges = build.merges.map((area) => xmlElement("mergeCell", { ref: areaName(area) }));
  xml.add(
    autoFilter(build.filter) +
      xmlList("mergeCells", merges) +
      conditionalFormattings(build.conditionalFormats, styles) +
      dataValidations(build.validations) +
      hyperlinks(pack, path, build.links) +
      pageXml(build.print, plannedBreaks(build.drawing, build.print, pointsOf(build.rowHeights))) +
      addDrawing(workbook, path, build.charts) +
      addNotes(pack, path, build.notes) +
      addTables(workbook, path, build.tables) +
      "</worksheet>",
  );
  xml.end();
  return pack.relate("xl/workbook.xml", "worksheet", part);
}

function pointsOf(heights: SheetBuild["rowHeights"]): Map<number, number> {
  return new Map([...heights].map(([row, { points }]) => [row, points]));
}

function sheetViews({ freeze, hidesGridlines }: SheetBuild): string {
  const content = frozenPane(freeze);
  if (content === "" && !hidesGridlines) return "";
  const attributes = { showGridLines: hidesGridlines ? 0 : undefined, workbookViewId: 0 };
  return `<sheetViews>${xmlElement("sheetView", attributes, content)}</sheetViews>`;
}

function frozenPane({ rows, columns }: SheetBuild["freeze"]): string {
  if (rows === 0 && columns === 0) return "";
  const pane = columns === 0 ? "bottomLeft" : rows === 0 ? "topRight" : "bottomRight";
  const split = {
    xSplit: columns === 0 ? undefined : columns,
    ySplit: rows === 0 ? undefined : rows,
    topLeftCell: cellName(rows, columns),
    activePane: pane,
    state: "frozen",
  };
  return xmlElement("pane", split) + xmlElement("selection", { pane });
}

function columnWidths(widths: readonly number[], hidden: readonly number[]): string {
  const count = Math.max(widths.length, ...hidden.map((column) => column + 1));
  if (count === 0) return "";
  const columns = Array.from({ length: count }, (_, i) => {
    const isHidden = hidden.includes(i);
    if (widths[i] === undefined && !isHidden) return "";
    const width = (widths[i] ?? DEFAULT_WIDTH) + WIDTH_PADDING;
    return xmlElement("col", {
      min: i + 1,
      max: i + 1,
      width,
      hidden: isHidden ? true : undefined,
      customWidth: true,
    });
  });
  return `<cols>${columns.join("")}</cols>`;
}
