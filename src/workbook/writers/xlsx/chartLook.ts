import { chartElement, chartSetting } from "./chartElement";
import { xmlElement, xmlTextElement } from "./xml";

/** Color of a chart's text. */
export const INK = "404040";

/** Color of a chart's frame and grid lines. */
export const GRID = "D9D9D9";

/** Color of the grid lines of a bare chart. */
export const FAINT_GRID = "E3E3E3";

/** One color for a whole shape or text. */
export function solidFill(color: string): string {
  return chartElement("a:solidFill", chartSetting("a:srgbClr", color));
}

/** English Metric Units of a point. */
export const POINT = 12_700;

/** `width` is in English Metric Units; `dash` is one of the schema's, a solid line if not given. */
export function line(color: string, width: number, dash?: string): string {
  const pattern = dash === undefined ? "" : chartSetting("a:prstDash", dash);
  return xmlElement("a:ln", { w: width }, solidFill(color) + pattern);
}

/** A line or frame that is not drawn. */
export const NO_LINE = xmlElement("a:ln", { w: 9525 }, chartElement("a:noFill"));

/** The title of a chart or an axis. `size` is in hundredths of a point. */
export function chartTitle(text: string, size: number): string {
  const paragraph = chartElement(
    "a:p",
    chartElement("a:pPr", xmlElement("a:defRPr", { sz: size, b: true })),
    chartElement(
      "a:r",
      xmlElement("a:rPr", { lang: "en-US", sz: size, b: true }, solidFill(INK)),
      xmlTextElement("a:t", text),
    ),
  );
  const rich = chartElement("c:rich", chartElement("a:bodyPr"), chartElement("a:lstStyle"), paragraph);
  return chartElement("c:title", chartElement("c:tx", rich), chartSetting("c:overlay", 0));
}
