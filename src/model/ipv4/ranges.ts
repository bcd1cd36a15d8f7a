import { badInput } from "../errors";
import { formatAddress, parseAddress, type Address } from "./address";
import { lastAddress, networkAddress, networkSize, parseInterface, type Interface } from "./network";

/** Addresses from the first to the last one, both included. */
export interface AddressRange {
  first: Address;
  last: Address;
}

/** The addresses of a network. */
export function rangeOf(network: Interface): AddressRange {
  return { first: networkAddress(network), last: lastAddress(network) };
}

/** A range in one text, with a hyphen, another dash or the minus sign. */
const DASHED = /^([^\p{Pd}\u2212]*)[\p{Pd}\u2212](.*)$/su;

/**
 * Reads a range, a network or an address as one text.
 *
 * @param text `10.0.0.10-10.0.0.20`, `10.0.0.0/24`, `10.0.0.1`.
 * @throws DomainError for the short form `10.0.0.10-20`, which programs read differently, with the long one.
 * @example parseRange("10.0.0.10 - 10.0.0.20") //=> { first: 167772170, last: 167772180 }
 */
export function parseRange(text: string): AddressRange {
  const [, from, to] = DASHED.exec(text) ?? [];
  if (from === undefined || to === undefined) return rangeOf(parseInterface(text));
  const first = parseAddress(from);
  if (/^\s*\d{1,3}\s*$/.test(to)) {
    const octets = formatAddress(first).split(".").slice(0, 3).join(".");
    throw badInput(
      `"${text.trim()}" is a range in its short form: enter ${formatAddress(first)}-${octets}.${to.trim()}`,
    );
  }
  const last = parseAddress(to);
  if (last < first) {
    throw badInput(
      `"${text.trim()}" ends before it begins: enter ${formatAddress(last)}-${formatAddress(first)}`,
    );
  }
  return { first, last };
}

/**
 * Joins ranges that overlap or touch: the fewest ranges with the same addresses, in order. Sorting is the cost: 10,000
 * ranges take milliseconds.
 *
 * @example mergeRanges([{ first: 5, last: 9 }, { first: 1, last: 4 }]) //=> [{ first: 1, last: 9 }]
 */
export function mergeRanges(ranges: readonly AddressRange[]): AddressRange[] {
  const merged: AddressRange[] = [];
  let current: AddressRange | undefined;
  for (const { first, last } of [...ranges].sort((a, b) => a.first - b.first)) {
    if (current && first <= current.last + 1) current.last = Math.max(current.last, last);
    else merged.push((current = { first, last }));
  }
  return merged;
}

/**
 * The parts of a range that no other range covers, in order.
 *
 * @example gapsBetween({ first: 0, last: 9 }, [{ first: 2, last: 4 }]) //=> [{ first: 0, last: 1 }, { first: 5, last: 9 }]
 */
export function gapsBetween(within: AddressRange, covered: readonly AddressRange[]): AddressRange[] {
  const gaps: AddressRange[] = [];
  let next = within.first;
  for (const { first, last } of mergeRanges(covered)) {
    if (first > within.last) break;
    if (first > next) gaps.push({ first: next, last: first - 1 });
    next = Math.max(next, last + 1);
  }
  if (next <= within.last) gaps.push({ first: next, last: within.last });
  return gaps;
}

/**
 * The fewest networks that cover a range exactly, in order: at most 62. CPython's `summarize_address_range`.
 *
 * @throws DomainError where the last address lies before the first.
 * @example rangeToNetworks({ first: 5, last: 8 }).map(formatNetwork)
 *   //=> ["0.0.0.5/32", "0.0.0.6/31", "0.0.0.8/32"]
 */
export function rangeToNetworks({ first, last }: AddressRange): Interface[] {
  if (last < first) {
    throw badInput(`the last address ${formatAddress(last)} precedes the first, ${formatAddress(first)}`);
  }
  const networks: Interface[] = [];
  for (let address = first; address <= last;) {
    const prefixLength = shortestPrefixAt(address, last);
    networks.push({ address, prefixLength });
    address += networkSize(prefixLength);
  }
  return networks;
}

/** The largest network that begins with an address and ends at another one or before. */
function shortestPrefixAt(address: Address, last: Address): number {
  const count = last - address + 1;
  // The lowest one bit of the address is the largest size that can begin there; even a /0 begins at 0.0.0.0.
  const begins = address === 0 ? 0 : Math.clz32(address & -address) + 1;
  // The highest one bit of the count is the largest size that fits. All of IPv4 is one bit too long for clz32.
  const fits = count === networkSize(0) ? 0 : Math.clz32(count) + 1;
  return Math.max(begins, fits);
}
