import type { ConditionalFormatSpec } from "../workbook/spec";
import type { StyleName } from "../workbook/styles";
import { MARK } from "./pageTop";

/** How a mark looks in a band, at its first character. */
const LOOKS: readonly (readonly [mark: string, style: StyleName])[] = [
  [MARK.good, "bandGood"],
  [MARK.caution, "bandCaution"],
  [MARK.bad, "bandBad"],
  [MARK.unknown, "bandUnknown"],
];

/** The looks of cells whose text, in the cell `first`, begins with a mark. */
export function markFormats(range: string, first: string): ConditionalFormatSpec[] {
  return LOOKS.map(([mark, style]) => ({ range, formula: `LEFT(${first},1)="${mark}"`, style }));
}
