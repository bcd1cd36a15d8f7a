import { badInput } from "../model/errors";
import { type Accepts, describeAccepted, isAccepted } from "../sheets/accepts";
import { UNWRITABLE } from "../workbook/rules/checkValue";
import { kindOf } from "./kindOf";

/** Characters of a text: headings and headers hold it. */
const MAX_TEXT_LENGTH = 255;

/**
 * A value from the command line or a file, if its cell would accept it.
 *
 * @param where What the value is called where it comes from.
 */
export function acceptedValue(given: unknown, accepts: Accepts, where: string): string | number {
  if ("text" in accepts) {
    if (typeof given === "string" || typeof given === "number") return writableText(String(given), where);
  } else if ("oneOf" in accepts) {
    if (typeof given === "string" && accepts.oneOf.includes(given)) return given;
  } else {
    const value = numberOf(given, "share" in accepts);
    if (isAccepted(value, accepts)) return value;
  }
  throw badInput(
    `${where} is ${typeof given === "number" ? `"${given}"` : kindOf(given)}: use ${describeAccepted(accepts)}`,
  );
}

/** A text that a cell can hold. */
function writableText(text: string, where: string): string {
  if (text.length > MAX_TEXT_LENGTH)
    throw badInput(
      `${where} has ${text.length.toLocaleString("en-US")} characters: use up to ${MAX_TEXT_LENGTH}`,
    );
  if (!UNWRITABLE.test(text)) return text;
  throw badInput(`${where} is ${JSON.stringify(text)}: use a text without control characters`);
}

/** `0.6` or `"0.6"`, and of a share `"60%"`. */
function numberOf(given: unknown, isShare: boolean): number {
  if (typeof given !== "string" && typeof given !== "number") return NaN;
  const text = String(given).trim();
  if (!/^[\d.]+\s*%?$/.test(text)) return NaN;
  if (!text.endsWith("%")) return Number(text);
  return isShare ? Number(text.slice(0, -1)) / 100 : NaN;
}
