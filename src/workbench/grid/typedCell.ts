import { getNumfmtParseValueFilter } from "@univerjs/core";
import { withoutNoise } from "../../calculator/decimal";
import { CELL_TYPE, type SnapshotCell } from "../../workbook/writers/univer/snapshot";

/**
 * What a cell holds after a text was typed into it: a formula, a number, or text.
 *
 * @param look What the cell looks like. A cell without one gets the number format that the number was typed in, such as 70%.
 */
export function typedCell(text: string, look: SnapshotCell["s"]): SnapshotCell {
  const style = look === undefined || look === null ? {} : { s: look };
  if (text.startsWith("=") && text.length > 1) return { ...style, f: text };
  const number = getNumfmtParseValueFilter(text);
  if (typeof number?.v !== "number") return { ...style, v: text, t: CELL_TYPE.text };
  const format = number.z ? { s: { n: { pattern: number.z } } } : {};
  return { ...format, ...style, v: withoutNoise(number.v), t: CELL_TYPE.number };
}
