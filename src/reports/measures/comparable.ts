/** Digits that a spreadsheet compares. */
const DIGITS = 15;

/**
 * A figure as a spreadsheet compares it, without the noise of binary fractions: a finding and the formulas of the sheet Checks
 * come to one answer where a figure equals its threshold.
 *
 * @example comparable(1.6 - 1) //=> 0.6
 */
export function comparable(figure: number): number {
  return Number(figure.toPrecision(DIGITS));
}
