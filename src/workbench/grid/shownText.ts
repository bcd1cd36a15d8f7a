/** A cell's content, and the room that it has. */
export interface CellText {
  /** What the cell shows where there is room for all of it. */
  text: string;
  /** The number that the text is, if it is one. */
  number?: number;
  /** Whether the number has a number format; without one it may be rounded. */
  isFormatted?: boolean;
  /** Width of the room, in the unit of `measure`. */
  width: number;
  /** Width of a text in the cell's font. */
  measure: (text: string) => number;
}

/** Marks a text that is longer than its room. */
const ELLIPSIS = "…";

/** Half a pixel: what a text may be wider than its room before a letter looks cut. */
const TOLERANCE = 0.5;

/** Below it a number is shown in scientific notation rather than as 0. */
const MIN_ROUNDED = 1e-4;

/** Decimals that a number without a format has at most. */
const MAX_DECIMALS = 10;

/**
 * What a cell draws, so that a value that is cut never looks like another value: a number without a format is rounded to
 * the room, as in Excel, any other number becomes `####`, and a text that is cut by its neighbor ends with `…`.
 *
 * @example shownText({ text: "12345678", number: 12345678, isFormatted: true, width: 4, measure: (text) => text.length })
 *   //=> "####"
 */
export function shownText({ text, number, isFormatted = false, width, measure }: CellText): string {
  const fits = (shown: string) => measure(shown) <= width + TOLERANCE;
  if (fits(text)) return text;
  if (number === undefined) return cutText(text, fits);
  const rounded = isFormatted ? undefined : roundedNumbers(number).find(fits);
  return rounded ?? "#".repeat(Math.max(1, Math.floor((width + TOLERANCE) / measure("#"))));
}

/** Shorter and shorter spellings of a number: fewer decimals, then scientific notation. */
function roundedNumbers(number: number): string[] {
  if (!Number.isFinite(number)) return [];
  const decimals = Array.from({ length: MAX_DECIMALS + 1 }, (_, i) => MAX_DECIMALS - i);
  const isTiny = number !== 0 && Math.abs(number) < MIN_ROUNDED;
  const plain = isTiny ? [] : decimals.map((digits) => number.toFixed(digits)).filter(isPlain);
  return [...plain, ...decimals.slice(MAX_DECIMALS - 5).map((digits) => scientific(number, digits))];
}

/** Huge numbers have no plain spelling. */
function isPlain(spelling: string): boolean {
  return !spelling.includes("e");
}

/** A number as Excel spells it: 1.2E+08. */
function scientific(number: number, digits: number): string {
  return number
    .toExponential(digits)
    .replace(/e([+-])(\d)$/, "e$10$2")
    .toUpperCase();
}

/** The longest beginning that fits, with an ellipsis. */
function cutText(text: string, fits: (shown: string) => boolean): string {
  const letters = Array.from(text);
  let fitting = 0;
  let tooLong = letters.length;
  while (fitting + 1 < tooLong) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(letters.slice(0, middle).join("") + ELLIPSIS)) fitting = middle;
    else tooLong = middle;
  }
  return letters.slice(0, fitting).join("") + ELLIPSIS;
}
