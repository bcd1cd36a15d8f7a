import { badInput, noEvidence } from "../errors";
import { formatNetwork, networkSize, type Interface } from "./network";
import { gapsBetween, rangeOf, rangeToNetworks, type AddressRange } from "./ranges";
import { checkLonger, MAX_NETWORKS } from "./subnets";

/**
 * The fewest networks that cover what is left of a network, in order.
 *
 * @param used Ranges in use, as `rangeOf` gives them for networks; those outside the network do not matter, and they may overlap.
 * @throws DomainError where nothing is left, and above 100,000 free networks.
 * @example freeNetworks(parseInterface("10.0.0.0/24"), [rangeOf(parseInterface("10.0.0.0/26"))]).map(formatNetwork)
 *   //=> ["10.0.0.64/26", "10.0.0.128/25"]
 */
export function freeNetworks(network: Interface, used: readonly AddressRange[]): Interface[] {
  const free: Interface[] = [];
  for (const gap of gapsBetween(rangeOf(network), used)) {
    free.push(...rangeToNetworks(gap));
    if (free.length > MAX_NETWORKS) {
      throw badInput(
        `more than ${MAX_NETWORKS} free networks lie in ${formatNetwork(network)}: ask for a part of it, or summarize what is used`,
      );
    }
  }
  if (free.length === 0) throw noEvidence(`nothing is free in ${formatNetwork(network)}`);
  return free;
}

/**
 * The first network of a size that no used range touches.
 *
 * @param used Ranges in use, in any order; they may overlap and lie outside the network.
 * @throws DomainError where the prefix is shorter than the network's; and, as a cell shows #N/A, where none is free.
 * @example formatNetwork(nextFreeNetwork(parseInterface("10.0.0.0/24"), [{ first: 167772160, last: 167772170 }], 28))
 *   //=> "10.0.0.16/28"
 */
export function nextFreeNetwork(
  network: Interface,
  used: readonly AddressRange[],
  newPrefix: number,
): Interface {
  checkLonger(network, newPrefix);
  const size = networkSize(newPrefix);
  for (const { first, last } of gapsBetween(rangeOf(network), used)) {
    const address = Math.ceil(first / size) * size;
    if (address + size - 1 <= last) return { address, prefixLength: newPrefix };
  }
  throw noEvidence(`no /${newPrefix} is free in ${formatNetwork(network)}`);
}
