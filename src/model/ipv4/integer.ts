import { badInput } from "../errors";
import { parseNumber } from "../units/number";
import type { Scalar } from "../units/quantity";

/**
 * Reads a whole number of either sign: a distance between addresses, a place counted from the end.
 *
 * @param what What it is, for messages: "n".
 * @throws DomainError that quotes the input, for fractions and for numbers too large to be exact.
 * @example integer("-3", "n") //=> -3
 */
export function integer(input: Scalar, what: string): number {
  const value = typeof input === "number" ? input : parseNumber(input);
  if (!Number.isSafeInteger(value)) throw badInput(`${what} ${String(input)} is not a whole number`);
  return value;
}
