import { badInput } from "../errors";
import { ADDRESS_BITS, type Address } from "./address";
import { firstHost, formatNetwork, usableHosts, type Interface } from "./network";
import { placeOf } from "./placeOf";

/**
 * Longest prefix that is planned for hosts. A /31 (RFC 3021) is a link between two routers and a /32 a single address;
 * a segment with hosts needs a network and a broadcast address.
 */
const MAX_FOR_HOSTS = ADDRESS_BITS - 2;

/**
 * The n-th host of a network, -1 the last one. A /31 has two hosts, a /32 one.
 *
 * @throws DomainError for n = 0 and for an n beyond the hosts of the network.
 * @example formatAddress(nthHost(parseInterface("10.0.0.0/24"), -1)) //=> "10.0.0.254"
 */
export function nthHost(network: Interface, n: number): Address {
  const hosts = usableHosts(network.prefixLength);
  return firstHost(network) + placeOf(n, hosts, `the ${hosts} hosts of ${formatNetwork(network)}`);
}

/** Addresses of a subnet that hosts do not get where nothing else is said: the gateway. */
export const USUAL_RESERVE = 1;

/**
 * Longest prefix whose network has addresses for so many hosts: the smallest network, a /30 at the smallest.
 *
 * @param hosts 1 or more.
 * @param reserve Addresses that hosts do not get, such as the gateway.
 * @throws DomainError where not even a /0 has so many.
 * @example prefixForHosts(126, 0) //=> 25
 * @example prefixForHosts(126, 1) //=> 24
 */
export function prefixForHosts(hosts: number, reserve: number): number {
  for (let prefixLength = MAX_FOR_HOSTS; prefixLength >= 0; prefixLength--) {
    if (usableHosts(prefixLength) >= hosts + reserve) return prefixLength;
  }
  throw badInput(
    `${hosts} hosts and ${reserve} reserved addresses are more than the ${usableHosts(0)} of all of IPv4`,
  );
}
