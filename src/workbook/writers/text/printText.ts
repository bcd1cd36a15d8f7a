import type { PageLine, PageText, PrintSpec } from "../../spec";
import { printedText } from "./printedCell";

/** How a sheet is printed, in words. */
export function printText(print: PrintSpec): string {
  const { orientation, repeatRows, repeatColumns, pagesWide = 1, pagesHigh, scale, pageBreaks = [] } = print;
  const { area, centered, margins, header, footer } = print;
  const wide = pagesWide === 1 ? "one page wide" : `${String(pagesWide)} pages wide`;
  const high = pagesHigh === undefined ? "" : ` and ${String(pagesHigh)} high`;
  const inches =
    margins && `${margins.left} left, ${margins.right} right, ${margins.top} top, ${margins.bottom} bottom`;
  return [
    orientation,
    scale === undefined ? wide + high : `at ${String(scale)}%`,
    ...(repeatRows ? [`rows ${repeatRows.join(" to ")} on each page`] : []),
    ...(repeatColumns ? [`columns ${repeatColumns.join(" to ")} on each page`] : []),
    ...(area === undefined ? [] : [`cells ${area}`]),
    ...(pageBreaks.length === 0 ? [] : [`pages begin at rows ${pageBreaks.join(" ")}`]),
    ...(centered ? ["centered"] : []),
    ...(inches === undefined ? [] : [`margins ${inches}`]),
    ...(header ? [`header ${lineText(header)}`] : []),
    ...(footer ? [`footer ${lineText(footer)}`] : []),
  ].join(", ");
}

function lineText(line: PageLine): string {
  return [line.left, line.center, line.right].map((part) => printedText(partText(part ?? []))).join(" ");
}

function partText(part: PageText): string {
  return part.map((piece) => (typeof piece === "string" ? piece : `{${piece.field}}`)).join("");
}
