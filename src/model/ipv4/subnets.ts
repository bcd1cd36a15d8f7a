import { badInput } from "../errors";
import { formatNetwork, lastAddress, networkAddress, networkSize, type Interface } from "./network";
import { placeOf } from "./placeOf";

/** More networks than this are no answer that fits beside anything in a sheet. */
export const MAX_NETWORKS = 100_000;

/**
 * All subnets of a network with a longer prefix, in order; the network itself where the prefix is its own.
 *
 * @throws DomainError where the prefix is shorter than the network's, and above 100,000 subnets, with their number.
 * @example subnets(parseInterface("10.0.0.0/24"), 26).length //=> 4
 */
export function subnets(network: Interface, newPrefix: number): Interface[] {
  const count = subnetCount(network, newPrefix);
  if (count > MAX_NETWORKS) {
    throw badInput(
      `${formatNetwork(network)} has ${count} subnets /${newPrefix}, the limit is ${MAX_NETWORKS}: use a shorter new_prefix, or IPV4_NTH_SUBNET`,
    );
  }
  const first = networkAddress(network);
  const size = networkSize(newPrefix);
  return Array.from({ length: count }, (_, i) => ({ address: first + i * size, prefixLength: newPrefix }));
}

/**
 * The n-th subnet of a network, -1 the last one.
 *
 * @throws DomainError where the prefix is shorter than the network's, for n = 0 and beyond the last subnet.
 * @example formatNetwork(nthSubnet(parseInterface("10.0.0.0/8"), 24, -1)) //=> "10.255.255.0/24"
 */
export function nthSubnet(network: Interface, newPrefix: number, n: number): Interface {
  const count = subnetCount(network, newPrefix);
  const place = placeOf(n, count, `the ${count} subnets /${newPrefix} of ${formatNetwork(network)}`);
  return { address: networkAddress(network) + place * networkSize(newPrefix), prefixLength: newPrefix };
}

/** Refuses a prefix that is shorter than the network's. */
export function checkLonger(network: Interface, newPrefix: number): void {
  if (newPrefix < network.prefixLength) {
    throw badInput(
      `new_prefix /${newPrefix} is shorter than that of ${formatNetwork(network)}: enter a longer one, or use IPV4_SUPERNET`,
    );
  }
}

function subnetCount(network: Interface, newPrefix: number): number {
  checkLonger(network, newPrefix);
  return 2 ** (newPrefix - network.prefixLength);
}

/**
 * The network with a shorter prefix that contains a network. As in CPython, the supernet of a /0 is the /0.
 *
 * @param newPrefix One bit shorter where it is left out.
 * @throws DomainError where the prefix is longer than the network's.
 * @example formatNetwork(supernet(parseInterface("10.0.1.0/24"))) //=> "10.0.0.0/23"
 */
export function supernet(
  network: Interface,
  newPrefix: number = Math.max(0, network.prefixLength - 1),
): Interface {
  if (newPrefix > network.prefixLength) {
    throw badInput(
      `new_prefix /${newPrefix} is longer than that of ${formatNetwork(network)}: enter a shorter one, or use IPV4_SPLIT`,
    );
  }
  const { address } = network;
  return { address: networkAddress({ address, prefixLength: newPrefix }), prefixLength: newPrefix };
}

/**
 * The network of the same size right behind a network.
 *
 * @throws DomainError behind the last network, which ends with 255.255.255.255.
 * @example formatNetwork(nextNetwork(parseInterface("10.0.0.192/26"))) //=> "10.0.1.0/26"
 */
export function nextNetwork(network: Interface): Interface {
  const address = lastAddress(network) + 1;
  if (address >= networkSize(0)) throw badInput(`there is nothing after ${formatNetwork(network)}`);
  return { address, prefixLength: network.prefixLength };
}
