import type { SourcePatch } from "./sourcePatch";

/**
 * Univer writes numbers with the package numfmt, in cells with a number format and in TEXT.
 *
 * - Wrong in numfmt 3.2.6: it rounds the binary number. 1.005 with the format 0.00 becomes 1.00, and 313.34999999999997 with 0.0
 *   becomes 313.3. Excel rounds the 15 digits that it shows: 1.01 and 313.4.
 * - Why it matters here: a figure in the workbench differed by one in its last digit from Excel and from the command line.
 * - Upstream: no issue found. Text for one: "format('0.00', 1.005) is 1.00, Excel shows 1.01; round from toPrecision(15)."
 */
export const DECIMAL_ROUNDING: SourcePatch = {
  package: "numfmt",
  module: "round.js",
  version: "3.2.6",
  declaration: "export function round (number, places = 0) {",
  sha256: "85bdf5cb939c083a7de00ccbb0f29f8119c8f20b5d7bf1c623131968b04ef46c",
  from: `  if (places) {
    const p = 10 ** (places) || 1;
    return round(number * p, 0) / p;
  }
  return Math.round(number);`,
  to: `  const shifted = (value, by) => {
    const [digits, exponent = 0] = String(value).split("e");
    return Number(digits + "e" + (Number(exponent) + by));
  };
  return isFinite(number) ? shifted(Math.round(shifted(number.toPrecision(15), places)), -places) : number;`,
};
