import type { Address } from "./address";
import { networkAddress, type Interface } from "./network";

/**
 * Prepares a longest-prefix match, as a router's table does: one pass over the networks, then at most 33 look-ups an
 * address, however many networks there are.
 *
 * @returns A function that gives the index of the network with the longest prefix that contains a whole network or
 *   address, the first one of equal networks, or `null`.
 * @example longestMatch(["10.0.0.0/8", "10.1.0.0/16"].map(parseInterface))(parseInterface("10.1.2.3")) //=> 1
 */
export function longestMatch(networks: readonly Interface[]): (wanted: Interface) => number | null {
  const byPrefix = new Map<number, Map<Address, number>>();
  networks.forEach((network, index) => {
    const { prefixLength } = network;
    const indexes = byPrefix.get(prefixLength) ?? new Map<Address, number>();
    byPrefix.set(prefixLength, indexes);
    const address = networkAddress(network);
    if (!indexes.has(address)) indexes.set(address, index);
  });
  const longestFirst = [...byPrefix].sort(([a], [b]) => b - a);
  return ({ address, prefixLength: longest }) => {
    for (const [prefixLength, indexes] of longestFirst) {
      if (prefixLength > longest) continue;
      const index = indexes.get(networkAddress({ address, prefixLength }));
      if (index !== undefined) return index;
    }
    return null;
  };
}
