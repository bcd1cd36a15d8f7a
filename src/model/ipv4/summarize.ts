import type { Interface } from "./network";
import { mergeRanges, rangeOf, rangeToNetworks, type AddressRange } from "./ranges";

/**
 * The fewest networks that cover exactly the same addresses, in order. CPython's `collapse_addresses`.
 *
 * @example summarize(["10.0.0.128/25", "10.0.0.0/25"].map(parseInterface)).map(formatNetwork) //=> ["10.0.0.0/24"]
 */
export function summarize(networks: readonly Interface[]): Interface[] {
  return summarizeRanges(networks.map(rangeOf));
}

/** The fewest networks that cover exactly the same addresses as some ranges, in order. */
export function summarizeRanges(ranges: readonly AddressRange[]): Interface[] {
  return mergeRanges(ranges).flatMap(rangeToNetworks);
}
