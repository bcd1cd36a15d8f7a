import { badInput } from "../errors";

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const THOUSANDS_COMMA = /^[+-]?[1-9]\d{0,2}((,\d{3})+\.\d+|(,\d{3}){2,})$/;
const THOUSANDS_DOT = /^[+-]?[1-9]\d{0,2}((\.\d{3})+,\d+|(\.\d{3}){2,})$/;
const THOUSANDS_BLANK = /^[+-]?[1-9]\d{0,2}([ \u00a0\u2009\u202f]\d{3})+([.,]\d+)?$/;
const OPEN_COMMA = /^[+-]?[1-9]\d{0,2},\d{3}$/;
const DECIMAL_COMMA = /^[+-]?\d+,\d+$/;

/**
 * Reads a number as people type it: `1234.5`, `1,234.5`, `1.234,5`, `1 234,5`, `22,5`, `1e6`. A lone comma before
 * exactly three digits (`1,234`) leaves the reading open and is refused with both readings named.
 *
 * @param text The number alone, without a unit.
 * @param quoted What to quote in an error: the whole input.
 * @returns A finite number.
 * @example parseNumber("1,234.5") //=> 1234.5
 */
export function parseNumber(text: string, quoted: string = text): number {
  const trimmed = text.trim();
  const value = Number(plainSpelling(trimmed, quoted));
  if (!Number.isFinite(value)) throw badInput(`"${quoted}" is too large a number`);
  return value;
}

function plainSpelling(text: string, quoted: string): string {
  if (PLAIN.test(text)) return text;
  if (OPEN_COMMA.test(text)) {
    throw badInput(
      `"${quoted}" can be read as ${text.replace(",", "")} and as ${text.replace(",", ".")}: write it without the comma, or with a decimal point`,
    );
  }
  if (DECIMAL_COMMA.test(text)) return text.replace(",", ".");
  if (THOUSANDS_COMMA.test(text)) return text.replaceAll(",", "");
  if (THOUSANDS_DOT.test(text)) return text.replaceAll(".", "").replace(",", ".");
  if (THOUSANDS_BLANK.test(text)) return text.replace(/[ \u00a0\u2009\u202f]/g, "").replace(",", ".");
  throw badInput(`"${quoted}" is not a number`);
}
