import { formulaError, textOf, type Scalar } from "./coerce";
import { decimalOf, numberFromText, plain, rounded, textOfNumber, withoutNoise } from "./decimal";

/** A piece of a format code; `digit` is a placeholder `0`, `#` or `?`. */
interface Piece {
  kind: "digit" | "point" | "comma" | "percent" | "exponent" | "text" | "general" | "literal" | "slash";
  text: string;
}

/** What a format code is made of. Letters of dates and conditions in brackets are in none of these. */
const PIECES: readonly [Piece["kind"] | "nothing" | "section", RegExp][] = [
  ["section", /;/y],
  ["literal", /"([^"]*)"/y],
  ["literal", /\\([^])/y],
  ["nothing", /\*[^]|\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]/iy],
  ["general", /general/iy],
  ["exponent", /E[+-]/iy],
  ["digit", /[0#?]/y],
  ["point", /\./y],
  ["comma", /,/y],
  ["percent", /%/y],
  ["text", /@/y],
  ["slash", /\//y],
  ["literal", /[^\]["\\*_bdeghmnsy]/iy],
];

/** The longest that the format General makes of a number. */
const GENERAL_WIDTH = 11;

/**
 * Writes a value with a format code, as TEXT does: `#,##0.0`, `0%`, `0.00E+00`, up to four sections. Formats of dates,
 * times and fractions are an error: our workbooks have none.
 */
export function formatted(value: Scalar, format: string): string {
  const sections = sectionsOf(format);
  const isText = (section: Piece[], i: number) => i === 3 || section.some(({ kind }) => kind === "text");
  const textSection = sections.find(isText);
  const numberSections = sections.filter((section, i) => !isText(section, i));
  const number = typeof value === "string" ? numberFromText(value) : Number(value);
  if (typeof value === "boolean" || number === undefined || numberSections.length === 0) {
    return textSection
      ? textSection.map(({ kind, text }) => (kind === "text" ? textOf(value) : text)).join("")
      : textOf(value);
  }
  const [first = [], second, third] = numberSections;
  if (number < 0 && second) return formattedSize(-number, second);
  if (number === 0 && third) return formattedSize(0, third);
  return number < 0 ? `-${formattedSize(-number, first)}` : formattedSize(number, first);
}

function sectionsOf(format: string): Piece[][] {
  const sections: Piece[][] = [[]];
  for (let at = 0; at < format.length;) {
    const { kind, text, length } = pieceAt(format, at);
    if (kind === "section") sections.push([]);
    else if (kind !== "nothing") sections.at(-1)?.push({ kind, text });
    at += length;
  }
  return sections;
}

function pieceAt(
  format: string,
  at: number,
): { kind: Piece["kind"] | "nothing" | "section"; text: string; length: number } {
  // `_x` is a space as wide as an x.
  if (format[at] === "_") return { kind: "literal", text: " ", length: 2 };
  for (const [kind, pattern] of PIECES) {
    pattern.lastIndex = at;
    const match = pattern.exec(format);
    if (match) return { kind, text: match[1] ?? match[0], length: match[0].length };
  }
  const rest = format.slice(at);
  throw formulaError(
    "#VALUE!",
    `the format "${format}" has "${rest}": write words in quotes; dates are not supported`,
  );
}

/** Writes a number's size with one section. */
function formattedSize(size: number, section: readonly Piece[]): string {
  const has = (kind: Piece["kind"]) => section.some((piece) => piece.kind === kind);
  if (has("general"))
    return section.map(({ kind, text }) => (kind === "general" ? general(size) : text)).join("");
  if (has("slash") && has("digit")) throw formulaError("#VALUE!", "formats of fractions are not supported");
  const exponentAt = section.findIndex(({ kind }) => kind === "exponent");
  const mantissa = exponentAt === -1 ? section : section.slice(0, exponentAt);
  const pointAt = mantissa.findIndex(({ kind }) => kind === "point");
  const whole = pointAt === -1 ? mantissa : mantissa.slice(0, pointAt);
  const fraction = pointAt === -1 ? [] : mantissa.slice(pointAt + 1);
  const places = digitCount(fraction);
  const percents = section.filter(({ kind }) => kind === "percent").length;
  const scaled = withoutNoise(
    size * 100 ** percents * 1000 ** -(scalingCommas(whole) + scalingCommas(fraction)),
  );
  const power = exponentAt === -1 ? 0 : powerOf(scaled, Math.max(1, digitCount(whole)), places);
  const digits = decimalDigits(rounded(scaledBy(scaled, -power), places));
  const point = pointAt === -1 ? "" : ".";
  const written = filledWhole(whole, digits.whole) + point + filledFraction(fraction, digits.fraction);
  return exponentAt === -1 ? written : written + writtenPower(section.slice(exponentAt), power);
}

function digitCount(pieces: readonly Piece[]): number {
  return pieces.filter(({ kind }) => kind === "digit").length;
}

/** Commas behind the last digit before the point or of all: each divides by a thousand. */
function scalingCommas(pieces: readonly Piece[]): number {
  const kinds = pieces.map(({ kind }) => kind);
  const last = kinds.lastIndexOf("digit");
  return last === -1 ? 0 : kinds.slice(last).filter((kind) => kind === "comma").length;
}

/** The power of ten, a multiple of the number of whole digits: `##0.0E+0` counts in thousands. */
function powerOf(size: number, wholeDigits: number, places: number): number {
  if (size === 0) return 0;
  const power = Math.floor(decimalOf(size).exponent / wholeDigits) * wholeDigits;
  // 9.99 may round up to 10.0.
  return rounded(scaledBy(size, -power), places) >= 10 ** wholeDigits ? power + wholeDigits : power;
}

function scaledBy(size: number, power: number): number {
  const { digits, exponent } = decimalOf(size);
  return power === 0 ? size : Number(`${digits}e${exponent - digits.length + 1 + power}`);
}

function decimalDigits(size: number): { whole: string; fraction: string } {
  const { digits, exponent } = decimalOf(size);
  const [whole = "", fraction = ""] = plain(digits, exponent).split(".");
  // Of at most 15 digits that a number has.
  return { whole: whole.replace(/^0+/, ""), fraction: fraction.replace(/0{1,15}$/, "") };
}

/** What a placeholder shows where the number has no digit. */
function emptyDigit(placeholder: string): string {
  if (placeholder === "0") return "0";
  return placeholder === "?" ? " " : "";
}

/** Fills digits in from the right; the first placeholder takes all that are left. */
function filledWhole(pieces: readonly Piece[], digits: string): string {
  const kinds = pieces.map(({ kind }) => kind);
  const first = kinds.indexOf("digit");
  const grouped = kinds.slice(Math.max(0, first), kinds.lastIndexOf("digit") + 1).includes("comma");
  let left = digits;
  let shown = 0;
  let text = "";
  const show = (digit: string) => {
    if (digit === "") return;
    if (grouped && digit !== " " && shown > 0 && shown % 3 === 0) text = `,${text}`;
    text = digit + text;
    shown += 1;
  };
  const takeLast = (placeholder: string) => {
    show(left === "" ? emptyDigit(placeholder) : left.slice(-1));
    left = left.slice(0, -1);
  };
  for (let i = pieces.length - 1; i >= 0; i--) {
    const { kind, text: written } = pieces[i] ?? { kind: "comma", text: "" };
    if (kind === "digit") takeLast(written);
    else if (kind !== "comma") text = written + text;
    while (i === first && left !== "") takeLast("#");
  }
  return text;
}

function filledFraction(pieces: readonly Piece[], digits: string): string {
  let used = 0;
  return pieces
    .map(({ kind, text }) => {
      if (kind === "comma") return "";
      return kind === "digit" ? (digits[used++] ?? emptyDigit(text)) : text;
    })
    .join("");
}

/** `E+` always shows the sign of the power, `E-` only a minus. */
function writtenPower([exponent, ...pieces]: readonly Piece[], power: number): string {
  const plus = exponent?.text.endsWith("+") ? "+" : "";
  return `E${power < 0 ? "-" : plus}${filledWhole(pieces, power === 0 ? "" : String(Math.abs(power)))}`;
}

/** The format General, as wide as a cell shows it. */
function general(size: number): string {
  const whole = textOfNumber(size);
  if (whole.length <= GENERAL_WIDTH) return whole;
  if (size < 1e-4 || size >= 1e11) return formatted(size, "0.#####E+00").replace(".E", "E");
  const places = Math.max(0, GENERAL_WIDTH - 2 - Math.max(0, decimalOf(size).exponent));
  return textOfNumber(rounded(size, places));
}
