import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { parseNumber } from "./number";
import { quoted } from "./quoted";
import type { Scalar } from "./quantity";

/**
 * Reads a count: hosts, sockets, cores. Where 0 makes sense, `none` is 0.
 *
 * @param what The thing counted, for messages: "hosts".
 * @param least The smallest count that makes sense; at 1 a 0 is refused as a blank cell.
 * @example wholeNumber("6", "hosts") //=> 6
 */
export function wholeNumber(input: Scalar, what: string, least = 1): number {
  if (least === 0 && typeof input === "string" && asciiOf(input).toLowerCase() === "none") return 0;
  const value =
    typeof input === "number" ? input : parseNumber(input, { subject: `${what} ${quoted(input)}` });
  if (value === 0 && least > 0) throw badInput(`${what} is 0 or blank: enter ${least} or more`);
  if (!Number.isInteger(value) || value < least) {
    throw badInput(
      `${what} ${quoted(input)} is not a whole number of ${least} or more: enter one such as ${Math.max(least, 1)}`,
    );
  }
  return value;
}
