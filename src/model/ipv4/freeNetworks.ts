import { badInput, noEvidence } from "../errors";
import { formatNetwork, type Interface } from "./network";
import { gapsBetween, rangeOf, rangeToNetworks } from "./ranges";
import { MOST_NETWORKS } from "./subnets";

/**
 * The fewest networks that cover what is left of a network, in order.
 *
 * @param used Networks and addresses in use; those outside the network do not matter, and they may overlap.
 * @throws DomainError where nothing is left, and above 100,000 free networks.
 * @example freeNetworks(parseInterface("10.0.0.0/24"), [parseInterface("10.0.0.0/26")]).map(formatNetwork)
 *   //=> ["10.0.0.64/26", "10.0.0.128/25"]
 */
export function freeNetworks(network: Interface, used: readonly Interface[]): Interface[] {
  const free: Interface[] = [];
  for (const gap of gapsBetween(rangeOf(network), used.map(rangeOf))) {
    free.push(...rangeToNetworks(gap));
    if (free.length > MOST_NETWORKS) {
      throw badInput(
        `more than ${MOST_NETWORKS} free networks lie in ${formatNetwork(network)}: ask for a part of it, or summarize what is used`,
      );
    }
  }
  if (free.length === 0) throw noEvidence(`nothing is free in ${formatNetwork(network)}`);
  return free;
}
