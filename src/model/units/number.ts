import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { quoted } from "./quoted";

const PLAIN = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;
const THOUSANDS_COMMA = /^[+-]?[1-9]\d{0,2}((,\d{3})+\.\d+|(,\d{3}){2,})$/;
const THOUSANDS_DOT = /^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/;
/** Spaces, and the apostrophes of Switzerland. */
const THOUSANDS_OTHER = /^[+-]?[1-9]\d{0,2}([ \u00a0\u2009\u202f'\u2019]\d{3})+([.,]\d+)?$/;
/** A dot or comma before exactly three digits: thousands to half of the world, decimals to the other half. */
const OPEN = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;

/** What is around a number: for messages, and to rule a reading out. */
export interface NumberContext {
  /** What an error is about: the parameter and the whole input. */
  subject?: string;
  /** The unit behind the number, for the readings that are quoted. */
  unit?: string;
  /** Whether a number makes sense, so that a reading of thousands can be ruled out: 70,000% does not. */
  occurs?: (value: number) => boolean;
}

/**
 * Reads a number as people type it: `1234.5`, `1,234.5`, `1.234,5`, `1 234,5`, `1'234.5`, `22,5`, `1e6`. A lone dot or
 * comma before exactly three digits (`1.234`, `1,234`) leaves the reading open and is refused with both readings.
 *
 * @param text The number alone, without a unit.
 * @returns A finite number.
 * @example parseNumber("1,234.5") //=> 1234.5
 */
export function parseNumber(text: string, context: NumberContext = {}): number {
  const { subject = quoted(text) } = context;
  const value = Number(plainSpelling(asciiOf(text), subject, context));
  if (!Number.isFinite(value)) throw badInput(`${subject} is too large a number: enter a smaller one`);
  return value;
}

function plainSpelling(text: string, subject: string, context: NumberContext): string {
  if (OPEN.test(text)) return decimalsOnly(text, subject, context);
  if (PLAIN.test(text)) return text;
  if (DECIMAL_COMMA.test(text)) return text.replace(",", ".");
  if (THOUSANDS_COMMA.test(text)) return text.replaceAll(",", "");
  if (THOUSANDS_DOT.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (THOUSANDS_OTHER.test(text)) return text.replace(/[ \u00a0\u2009\u202f'\u2019]/g, "").replace(",", ".");
  throw badInput(`${subject} is not a number: enter one such as 1234.5`);
}

/** The reading as decimals where thousands are out of the question; otherwise both readings are quoted. */
function decimalsOnly(
  text: string,
  subject: string,
  { unit = "", occurs = () => true }: NumberContext,
): string {
  const thousands = text.replace(/[.,]/, "");
  const decimals = text.replace(",", ".");
  if (!occurs(Number(thousands))) return decimals;
  // With a fourth digit, or without the zeros, it can only be decimals.
  const certain = decimals.endsWith("0") ? String(Number(decimals)) : `${decimals}0`;
  throw badInput(
    `${subject} can be read as ${thousands}${unit} and as ${String(Number(decimals))}${unit}: enter ${thousands}${unit} or ${certain}${unit}`,
  );
}
