import { parseArea } from "../../address";
import type { PageField, PageLine, PageMargins, PageText, PrintSpec } from "../../spec";
import { MARGINS } from "../../writers/pageSize";
import { STANDARD_FOOTER } from "../../writers/standardFooter";
import { lineText } from "../../writers/xlsx/page";
import { cellText } from "../../../importers/tables/cellText";
import type { Losses } from "./losses";
import { rangeOf, type FileName } from "./readNames";
import { attribute, childOf, childrenOf, flagAttribute, numberAttribute, type XmlNode } from "./xmlNode";

/**
 * How a sheet is printed. Rows that begin a page are those that the file has, in `pageBreaks`, whoever placed them.
 *
 * @param own Names of Excel's own that are for this sheet.
 */
export function readPrint(root: XmlNode, sheet: string, own: readonly FileName[], losses: Losses): PrintSpec {
  const setup = childOf(root, "pageSetup");
  const fits = flagAttribute(childOf(root, "sheetPr", "pageSetUpPr"), "fitToPage");
  const pages = {
    wide: numberAttribute(setup, "fitToWidth") ?? 1,
    high: numberAttribute(setup, "fitToHeight") ?? 1,
  };
  if (fits && pages.wide === 0)
    losses.add(sheet, "a number of pages across that the program chooses is not imported");
  const breaks = childrenOf(childOf(root, "rowBreaks"), "brk").flatMap(
    (node) => numberAttribute(node, "id") ?? [],
  );
  if (childOf(root, "colBreaks")) losses.add(sheet, "breaks between columns of pages are not imported");
  return {
    orientation: attribute(setup, "orientation") === "landscape" ? "landscape" : "portrait",
    ...(fits
      ? {
          ...(pages.wide > 1 ? { pagesWide: pages.wide } : {}),
          ...(pages.high > 0 ? { pagesHigh: pages.high } : {}),
        }
      : { scale: Math.min(400, Math.max(10, numberAttribute(setup, "scale") ?? 100)) }),
    ...(breaks.length > 0 ? { pageBreaks: breaks.map((row) => row + 1).sort((a, b) => a - b) } : {}),
    ...(flagAttribute(childOf(root, "printOptions"), "horizontalCentered") ? { centered: true } : {}),
    ...marginsOf(childOf(root, "pageMargins")),
    ...linesOf(childOf(root, "headerFooter"), sheet, losses),
    ...areasOf(own, sheet, losses),
  };
}

function marginsOf(node: XmlNode | undefined): Pick<PrintSpec, "margins"> {
  const sides = ["left", "right", "top", "bottom"] as const;
  const [left, right, top, bottom] = sides.map((side) => numberAttribute(node, side));
  if (left === undefined || right === undefined || top === undefined || bottom === undefined) return {};
  const margins: PageMargins = { left, right, top, bottom };
  return sides.every((side) => margins[side] === MARGINS[side]) ? {} : { margins };
}

function linesOf(
  node: XmlNode | undefined,
  sheet: string,
  losses: Losses,
): Pick<PrintSpec, "header" | "footer"> {
  if (["evenHeader", "evenFooter", "firstHeader", "firstFooter"].some((name) => childOf(node, name)))
    losses.add(sheet, "headers and footers of single pages are not imported");
  const [header, footer] = ["oddHeader", "oddFooter"].map((name) => childOf(node, name)?.text ?? "");
  const headerLine = header ? lineOf(cellText(header)) : undefined;
  // A file without a footer has none; a description without one has the standard one.
  const footerLine = lineOf(cellText(footer ?? ""));
  const isStandard = footer === lineText(STANDARD_FOOTER);
  return { ...(headerLine ? { header: headerLine } : {}), ...(isStandard ? {} : { footer: footerLine }) };
}

const FIELDS: Readonly<Record<string, PageField>> = {
  A: "sheet",
  P: "page",
  N: "pages",
  D: "date",
  F: "file",
};

/** Codes of a header or footer: sections, `&&`, fields, and looks, which are passed over. */
const CODES = /&(?:([LCR])|(&)|([APNDF])|"[^"]*"|K[0-9A-Fa-f]{6}|K\d\d[+-]\d{3}|\d+|[^])|[^&]+/g;

function lineOf(codes: string): PageLine {
  const line: Record<"left" | "center" | "right", PageText> = { left: [], center: [], right: [] };
  let section: keyof typeof line = "center";
  for (const [found, place, and, field] of codes.matchAll(CODES)) {
    if (place) section = place === "L" ? "left" : place === "R" ? "right" : "center";
    else if (and) append(line[section], "&");
    else if (field) line[section].push({ field: FIELDS[field] ?? "page" });
    else if (!found.startsWith("&")) append(line[section], found);
  }
  const filled = Object.entries(line).filter(([, text]) => text.length > 0);
  return Object.fromEntries(filled) as PageLine;
}

function append(text: PageText, words: string): void {
  const last = text.at(-1);
  if (typeof last === "string") text[text.length - 1] = last + words;
  else text.push(words);
}

function areasOf(
  own: readonly FileName[],
  sheet: string,
  losses: Losses,
): Pick<PrintSpec, "area" | "repeatRows" | "repeatColumns"> {
  const formulaOf = (name: string) => own.find((one) => one.name.toLowerCase() === name)?.formula ?? "";
  const [printed, titles] = [formulaOf("_xlnm.print_area"), formulaOf("_xlnm.print_titles")];
  const area = rangeOf(printed)?.range;
  if (printed !== "" && area === undefined) losses.add(sheet, "its print area is not imported");
  const rows = /!\$(\d+):\$(\d+)(?=,|$)/.exec(titles);
  const columns = /!\$([A-Z]{1,3}):\$([A-Z]{1,3})(?=,|$)/.exec(titles);
  const ends = columns && parseArea(`${columns[1]}1:${columns[2]}1`);
  if (titles !== "" && !rows && !ends) losses.add(sheet, "its repeated rows or columns are not imported");
  return {
    ...(area === undefined ? {} : { area }),
    ...(rows ? { repeatRows: [Number(rows[1]), Number(rows[2])] } : {}),
    ...(ends ? { repeatColumns: [ends.column + 1, ends.column + ends.columns] } : {}),
  };
}
