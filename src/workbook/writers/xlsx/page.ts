import { MAX_COLUMNS } from "../../address";
import type { PageLine, PrintSpec } from "../../spec";
import { pageCodes } from "../pageCodes";
import { spreadsheetText, xmlElement, xmlList, xmlTextElement } from "./xml";

/** ISO A4. */
const PAPER = 9;

/** Margins in inches. */
const MARGINS = { left: 0.5, right: 0.5, top: 0.6, bottom: 0.6 };

/** Where headers and footers stand, in inches from the edge. */
const LINES_AT = { header: 0.3, footer: 0.3 };

/** The sheet's name to the left, page numbers to the right. */
const FOOTER = "&L&A&RPage &P of &N";

/** `<sheetPr>`: does the sheet fit a number of pages, or is its scale given? */
export function sheetProperties({ scale }: PrintSpec): string {
  return scale === undefined ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : "<sheetPr/>";
}

/** Everything about paper, in the order of the schema. */
export function pageXml(print: PrintSpec): string {
  const { orientation, pagesWide = 1, pagesHigh = 0, scale, centered, margins = MARGINS } = print;
  const pages = {
    fitToWidth: pagesWide === 1 ? undefined : pagesWide,
    fitToHeight: pagesHigh === 1 ? undefined : pagesHigh,
  };
  return (
    (centered ? xmlElement("printOptions", { horizontalCentered: true }) : "") +
    xmlElement("pageMargins", { ...sides(margins), ...LINES_AT }) +
    xmlElement("pageSetup", {
      paperSize: PAPER,
      ...(scale === undefined ? pages : { scale }),
      orientation,
    }) +
    `<headerFooter>${headerXml(print)}${footerXml(print)}</headerFooter>` +
    rowBreaks(print)
  );
}

/** In the order of the attributes that Excel writes. */
function sides({ left, right, top, bottom }: NonNullable<PrintSpec["margins"]>): Record<string, number> {
  return { left, right, top, bottom };
}

function headerXml({ header }: PrintSpec): string {
  return header ? xmlTextElement("oddHeader", lineText(header)) : "";
}

function footerXml({ footer }: PrintSpec): string {
  return xmlTextElement("oddFooter", footer ? lineText(footer) : FOOTER);
}

function lineText({ left, center, right }: PageLine): string {
  const parts = [
    ["&L", pageCodes(left)],
    ["&C", pageCodes(center)],
    ["&R", pageCodes(right)],
  ] as const;
  return spreadsheetText(parts.map(([place, codes]) => (codes === "" ? "" : place + codes)).join(""));
}

function rowBreaks({ pageBreaks = [] }: PrintSpec): string {
  const breaks = pageBreaks.map((row) => xmlElement("brk", { id: row - 1, max: MAX_COLUMNS - 1, man: true }));
  const list = xmlList("rowBreaks", breaks);
  return list.replace("<rowBreaks ", `<rowBreaks manualBreakCount="${String(breaks.length)}" `);
}
