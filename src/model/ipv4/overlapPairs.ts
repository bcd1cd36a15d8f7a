import { badInput } from "../errors";
import type { AddressRange } from "./ranges";
import { MAX_NETWORKS } from "./subnets";

/**
 * All pairs of ranges that have an address in common, as their places in the list. The pair's first one begins first, or
 * is the larger one, or stands first in the list; pairs are in the order of their second ones.
 *
 * @throws DomainError above 100,000 pairs.
 * @example overlapPairs([{ first: 5, last: 6 }, { first: 1, last: 9 }, { first: 10, last: 12 }]) //=> [[1, 0]]
 */
export function overlapPairs(ranges: readonly AddressRange[]): [number, number][] {
  const sorted = ranges
    .map(({ first, last }, index) => ({ first, last, index }))
    .sort((a, b) => a.first - b.first || b.last - a.last || a.index - b.index);
  const pairs: [number, number][] = [];
  let open: typeof sorted = [];
  for (const range of sorted) {
    open = open.filter(({ last }) => last >= range.first);
    for (const { index } of open) pairs.push([index, range.index]);
    if (pairs.length > MAX_NETWORKS) {
      throw badInput(`networks has more than ${MAX_NETWORKS} pairs that overlap: use a part of the list`);
    }
    open.push(range);
  }
  return pairs;
}
