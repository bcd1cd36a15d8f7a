import { chartElement, chartSetting } from "./chartElement";
import { xmlElement, xmlTextElement } from "./xml";

/** Color of a chart's text. */
export const INK = "404040";

/** Color of a chart's frame and grid lines. */
export const GRID = "D9D9D9";

/** One color for a whole shape or text. */
export function solidFill(color: string): string {
  return chartElement("a:solidFill", chartSetting("a:srgbClr", color));
}

/** `width` is in English Metric Units: 12,700 to the point. */
export function line(color: string, width: number): string {
  return xmlElement("a:ln", { w: width }, solidFill(color));
}

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
