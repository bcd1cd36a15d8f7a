import { badInput } from "../errors";
import { parseNumber } from "./number";
import type { Scalar } from "./quantity";

/**
 * Reads a count: hosts, sockets, cores.
 *
 * @param what The thing counted, for messages: "hosts".
 * @param least The smallest count that makes sense; at 1 a 0 is refused as a blank cell.
 * @example wholeNumber("6", "hosts") //=> 6
 */
export function wholeNumber(input: Scalar, what: string, least = 1): number {
  const value = typeof input === "number" ? input : parseNumber(input);
  if (value === 0 && least > 0) throw badInput(`${what} is 0, or a blank cell: write ${least} or more`);
  if (!Number.isInteger(value) || value < least) {
    throw badInput(`${what} ${String(input)} is not a whole number of ${least} or more`);
  }
  return value;
}
