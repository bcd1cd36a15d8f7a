/** Numbers as Excel reads, rounds and writes them: doubles, of which it looks at 15 significant decimal digits. */

const DIGITS = 15;

/** The longest that a number becomes without an exponent. */
const MAX_PLAIN_LENGTH = 20;

/** The 15 significant digits of a number's size and the power of ten of the first one. */
export interface Decimal {
  digits: string;
  exponent: number;
}

/** The decimal digits of a number's size: 1234.5 is 123450000000000 with exponent 3. */
export function decimalOf(number: number): Decimal {
  const [mantissa = "", exponent] = Math.abs(number)
    .toExponential(DIGITS - 1)
    .split("e");
  return { digits: mantissa.replace(".", ""), exponent: Number(exponent) };
}

/** Do two numbers agree in all the digits that Excel compares? */
export function sameDigits(a: number, b: number): boolean {
  if (a === b) return true;
  // Most numbers differ clearly: writing them as text is for those that do not.
  return Math.abs(a - b) < 1e-14 * Math.abs(a) && a.toPrecision(DIGITS) === b.toPrecision(DIGITS);
}

/**
 * Rounds the size of a number to decimal places, negative ones to the left of the point; the sign stays. `step`
 * rounds a size that is not whole: `Math.floor` goes towards zero, `Math.ceil` away from it. Rounding starts from the
 * 15 digits, so that 1.005 becomes 1.01 and 110 × 1.1 is not above 121.
 */
export function roundedTo(number: number, places: number, step: (size: number) => number): number {
  const { digits, exponent } = decimalOf(number);
  if (number === 0 || exponent + places >= DIGITS) return number;
  const shifted = step(Number(`${digits}e${exponent - DIGITS + 1 + places}`));
  return finite(Math.sign(number) * Number(`${shifted}e${-places}`));
}

/** Rounds half away from zero, as ROUND does. */
export function rounded(number: number, places: number): number {
  return roundedTo(number, places, Math.round);
}

/** The largest whole number that is not above a number. */
export function wholeBelow(number: number): number {
  return roundedTo(number, 0, number < 0 ? Math.ceil : Math.floor);
}

/** A number with as many digits as Excel keeps of one: takes the noise off a product such as 24 × 0.1. */
export function withoutNoise(number: number): number {
  return Number(number.toPrecision(DIGITS));
}

/** Excel has neither -0 nor denormal numbers; what is not finite is left for the caller to refuse. */
export function finite(number: number): number {
  return Math.abs(number) < 2.2250738585072014e-308 ? 0 : number;
}

/** A number as a text, as `&` joins it: `0.333333333333333`, `1E+20`. */
export function textOfNumber(number: number): string {
  if (number === 0) return "0";
  const { digits, exponent } = decimalOf(number);
  const sign = number < 0 ? "-" : "";
  const significant = digits.replace(/0{1,15}$/, "");
  const length = exponent < 0 ? 1 - exponent + significant.length : exponent + 1;
  if (length <= MAX_PLAIN_LENGTH) return sign + plain(significant, exponent);
  const fraction = significant.length > 1 ? `.${significant.slice(1)}` : "";
  const power = String(Math.abs(exponent)).padStart(2, "0");
  return `${sign}${significant.charAt(0)}${fraction}E${exponent < 0 ? "-" : "+"}${power}`;
}

/** Digits without an exponent: (12, 3) is 1200, (12, -2) is 0.012. */
export function plain(significant: string, exponent: number): string {
  if (exponent < 0) return `0.${"0".repeat(-exponent - 1)}${significant}`;
  const whole = significant.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  const fraction = significant.slice(exponent + 1);
  return fraction === "" ? whole : `${whole}.${fraction}`;
}

const WRITTEN = /^([-+]?)\$?(\d{1,3}(?:,\d{3})+(?:\.\d*)?|\d+(?:\.\d*)?|\.\d+)(e[-+]?\d+)?(\s*%)?$/i;

/**
 * The number that a text is, or `undefined`: `1,234.5`, `5%`, `1e3`, `$5`, `(5)` for -5. Texts that Excel reads as a
 * date, a time or a fraction are none: what they mean depends on the country.
 */
export function numberFromText(text: string): number | undefined {
  const trimmed = text.trim();
  const bracketed = /^\(([^-+].*)\)$/.exec(trimmed);
  const match = WRITTEN.exec(bracketed?.[1] ?? trimmed);
  if (!match) return undefined;
  const [, sign = "", size = "", exponent = "", percent] = match;
  const number = Number(size.replace(/,/g, "") + exponent) / (percent === undefined ? 1 : 100);
  if (!Number.isFinite(number)) return undefined;
  return finite(sign === "-" || bracketed ? -number : number);
}
