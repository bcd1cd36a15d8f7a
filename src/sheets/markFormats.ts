import type { ConditionalFormatSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
import { MARK } from "./mark";

/** Looks of the four marks. */
type MarkLooks = Readonly<Record<keyof typeof MARK, StyleName>>;

/** The looks in a band. */
export const BAND_LOOKS: MarkLooks = {
  good: "bandGood",
  caution: "bandCaution",
  bad: "bandBad",
  unknown: "bandUnknown",
};

/**
 * The looks of cells by the mark that a text begins with.
 *
 * @param first The cell of the text for the first cell of the range, such as `$A4`.
 */
export function markFormats(
  range: string,
  first: string,
  looks: MarkLooks = BAND_LOOKS,
): ConditionalFormatSpec[] {
  return (["good", "caution", "bad", "unknown"] as const).map((kind) => ({
    range,
    formula: `LEFT(${first},1)="${MARK[kind]}"`,
    style: looks[kind],
  }));
}
