import { badInput } from "../errors";
import { plainNumber } from "./plainNumber";
import { quoted } from "./quoted";
import type { Scalar } from "./quantity";

/** Above this a multiplier is a slip: a thousands separator, or per cent. */
const MAX_MULTIPLIER = 100;

/**
 * Reads a multiplier that can only add: 1 adds nothing.
 *
 * @param what The parameter, for messages: "md".
 * @returns 1 or more.
 * @example multiplier(1.4, "md") //=> 1.4
 */
export function multiplier(input: Scalar, what: string): number {
  const value = plainNumber(input, what, { zero: "1 or more, or omit it", most: MAX_MULTIPLIER });
  if (value < 1) throw badInput(`${what} ${quoted(input)} is below 1: enter 1 to add nothing`);
  return value;
}
