import { MAX_COLUMNS } from "../../address";
import type { SheetFeature } from "../../drawing";
import { DEFAULT_WIDTH } from "../../fittingWidths";
import { WIDTH_PADDING } from "../../writers/xlsx/sheets";
import type { Losses } from "./losses";
import { attribute, childOf, childrenOf, flagAttribute, numberAttribute, type XmlNode } from "./xmlNode";

/** Widths, frozen panes and lines of a sheet. */
export function readView(root: XmlNode, sheet: string, columns: number, losses: Losses): SheetFeature[] {
  const widths = columnWidths(root, sheet, columns, losses);
  const view = childOf(root, "sheetViews", "sheetView");
  return [
    ...(widths.length === 0 ? [] : [{ kind: "columnWidths", widths } as const]),
    ...(flagAttribute(view, "showGridLines", true) ? [] : [{ kind: "hiddenGridlines" } as const]),
    ...freeze(view, sheet, losses),
  ];
}

/** Widths in characters of the columns that hold something, and of those that have one of their own. */
function columnWidths(root: XmlNode, sheet: string, columns: number, losses: Losses): number[] {
  const standard = numberAttribute(childOf(root, "sheetFormatPr"), "defaultColWidth");
  const widths: number[] = [];
  for (const node of childrenOf(childOf(root, "cols"), "col")) {
    const width = numberAttribute(node, "width");
    if ((numberAttribute(node, "outlineLevel") ?? 0) > 0)
      losses.add(sheet, "groups of columns are not imported");
    if ((numberAttribute(node, "style") ?? 0) > 0)
      losses.add(sheet, "looks of whole columns are not imported");
    // Hidden columns may have a width of 0.
    if (width === undefined || width === 0) continue;
    for (const column of columnsOf(node, columns)) widths[column] = withoutPadding(width);
  }
  const known = Math.max(widths.length, standard === undefined ? 0 : columns);
  const usual = standard === undefined ? DEFAULT_WIDTH : withoutPadding(standard);
  return Array.from({ length: known }, (_, i) => widths[i] ?? usual);
}

/** Columns that are hidden; zero-based. */
export function hiddenColumns(root: XmlNode, columns: number): number[] {
  return childrenOf(childOf(root, "cols"), "col").flatMap((node) =>
    flagAttribute(node, "hidden") ? columnsOf(node, columns) : [],
  );
}

/** Zero-based columns of an element. Some programs name all columns up to the last one of the sheet. */
function columnsOf(node: XmlNode, columns: number): number[] {
  const [first = 1, last = 1] = ["min", "max"].map((name) => numberAttribute(node, name));
  const start = Math.max(1, first);
  const end = Math.min(first === last ? last : Math.min(last, columns), MAX_COLUMNS);
  return Array.from({ length: Math.max(0, end - start + 1) }, (_, i) => start - 1 + i);
}

/** As a person enters it; the difference of two numbers has more decimals than either. */
function withoutPadding(width: number): number {
  return Math.max(0.1, Math.min(255, Math.round((width - WIDTH_PADDING) * 1e6) / 1e6));
}

function freeze(view: XmlNode | undefined, sheet: string, losses: Losses): SheetFeature[] {
  const pane = childOf(view, "pane");
  if (!pane) return [];
  if (attribute(pane, "state") !== "frozen" && attribute(pane, "state") !== "frozenSplit") {
    losses.add(sheet, "the split of its window is not imported");
    return [];
  }
  const [columns = 0, rows = 0] = ["xSplit", "ySplit"].map((name) => numberAttribute(pane, name));
  const isWhole = [rows, columns].every((count) => Number.isInteger(count) && count >= 0);
  return isWhole && rows + columns > 0 ? [{ kind: "freeze", rows, columns }] : [];
}
