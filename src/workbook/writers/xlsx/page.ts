import { MAX_COLUMNS } from "../../address";
import type { PageLine, PrintSpec } from "../../spec";
import { pageCodes } from "../pageCodes";
import { MARGINS } from "../pageSize";
import { STANDARD_FOOTER } from "../standardFooter";
import { spreadsheetText, xmlElement, xmlList, xmlTextElement } from "./xml";

/** ISO A4. */
const PAPER = 9;

/** Where headers and footers stand, in inches from the edge. */
const LINES_AT = { header: 0.3, footer: 0.3 };

/** `<sheetPr>`: does the sheet fit a number of pages, or is its scale given? */
export function sheetProperties({ scale }: PrintSpec): string {
  return scale === undefined ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : "<sheetPr/>";
}

/** Everything about paper, in the order of the schema; pages begin at `breaks`, rows from 1 on. */
export function pageXml(print: PrintSpec, breaks: readonly number[]): string {
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
    `<headerFooter scaleWithDoc="0">${headerXml(print)}${footerXml(print)}</headerFooter>` +
    rowBreaks(breaks)
  );
}

/** In the order of the attributes that Excel writes. */
function sides({ left, right, top, bottom }: NonNullable<PrintSpec["margins"]>): Record<string, number> {
  return { left, right, top, bottom };
}

function headerXml({ header }: PrintSpec): string {
  return header ? xmlTextElement("oddHeader", lineText(header)) : "";
}

function footerXml({ footer = STANDARD_FOOTER }: PrintSpec): string {
  return xmlTextElement("oddFooter", lineText(footer));
}

export function lineText({ left, center, right }: PageLine): string {
  const parts = [
    ["&L", pageCodes(left)],
    ["&C", pageCodes(center)],
    ["&R", pageCodes(right)],
  ] as const;
  return spreadsheetText(parts.map(([place, codes]) => (codes === "" ? "" : place + codes)).join(""));
}

function rowBreaks(rows: readonly number[]): string {
  const breaks = rows.map((row) => xmlElement("brk", { id: row - 1, max: MAX_COLUMNS - 1, man: true }));
  const list = xmlList("rowBreaks", breaks);
  return list.replace("<rowBreaks ", `<rowBreaks manualBreakCount="${String(breaks.length)}" `);
}
