import { badInput } from "../errors";
import { parseNumber } from "../units/number";
import { quoted } from "../units/quoted";
import type { Scalar } from "../units/quantity";

/**
 * Reads a whole number of either sign: a distance between addresses, a place counted from the end.
 *
 * @param what What it is, for messages: "n".
 * @throws DomainError that quotes the input, for fractions and for numbers too large to be exact.
 * @example integer("-3", "n") //=> -3
 */
export function integer(input: Scalar, what: string): number {
  const value =
    typeof input === "number" ? input : parseNumber(input, { subject: `${what} ${quoted(input)}` });
  if (!Number.isSafeInteger(value)) {
    throw badInput(`${what} ${quoted(input)} is not a whole number: enter one such as 10 or -1`);
  }
  return value;
}
