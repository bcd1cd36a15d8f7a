import type { ConditionalFormatSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import { MARK } from "../pageTop";

/** How a mark looks in a band. */
const BAND: Readonly<Record<keyof typeof MARK, StyleName>> = {
  good: "bandGood",
  caution: "bandCaution",
  bad: "bandBad",
  unknown: "bandUnknown",
};

/** The looks of a band that begins with the cell of its mark. */
export function bandFormats(range: string, mark: string): ConditionalFormatSpec[] {
  return (["good", "caution", "bad", "unknown"] as const).map((kind) => ({
    range,
    formula: `${mark}="${MARK[kind]}"`,
    style: BAND[kind],
  }));
}
