import { badInput } from "../errors";
import { plainNumber } from "./plainNumber";
import type { Scalar } from "./quantity";

/**
 * Reads a multiplier that can only add: 1 adds nothing.
 *
 * @param what The parameter, for messages: "md".
 * @returns 1 or more.
 * @example multiplier(1.4, "md") //=> 1.4
 */
export function multiplier(input: Scalar, what: string): number {
  const value = plainNumber(input, what, "1 or more, or leave it out");
  if (value < 1) throw badInput(`${what} ${String(input)} is below 1: write 1 for nothing on top`);
  return value;
}
