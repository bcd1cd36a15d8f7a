import { badInput } from "../errors";

/**
 * Where the n-th of some things stands: 1 is the first, -1 the last.
 *
 * @param things The things with their number, for messages: "the 254 hosts of 10.0.0.0/24".
 * @returns Place from 0.
 * @throws DomainError for 0, which may be a blank cell, and beyond either end.
 * @example placeOf(-1, 254, "the 254 hosts of 10.0.0.0/24") //=> 253
 */
export function placeOf(n: number, count: number, things: string): number {
  if (n === 0) throw badInput(`n is 0 or blank: enter 1 for the first of ${things}, or -1 for the last`);
  if (Math.abs(n) > count) throw badInput(`n ${n} is beyond ${things}: enter a smaller number`);
  return n > 0 ? n - 1 : count + n;
}
