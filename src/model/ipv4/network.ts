import { badInput, noEvidence } from "../errors";
import { ADDRESS_BITS, formatAddress, parseAddress, type Address } from "./address";
import { netmask, parsePrefix, wildcardMask } from "./prefix";

/** An address on a network: the network is the address without its host bits. */
export interface Interface {
  address: Address;
  prefixLength: number;
}

/** Shortest prefixes without a network and a broadcast address of their own (RFC 3021). */
const POINT_TO_POINT = ADDRESS_BITS - 1;

/**
 * Reads an address with its mask as one text: `10.1.2.3/26`, `10.1.2.3/255.255.255.192`,
 * `10.1.2.3 255.255.255.192`. Host bits may be set. An address alone is a /32.
 *
 * @example parseInterface("10.1.2.3/26").prefixLength //=> 26
 */
export function parseInterface(text: string): Interface {
  const parts = text
    .trim()
    .replace(/\s+/g, " ")
    .split(/ ?\/ ?| /);
  const [address = "", mask] = parts;
  if (parts.length > 2)
    throw badInput(`"${text.trim()}" is more than an address and a mask: enter 10.1.2.3/26`);
  return {
    address: parseAddress(address),
    prefixLength: mask === undefined ? ADDRESS_BITS : parsePrefix(mask, text.trim()),
  };
}

/** First address of the network. */
export function networkAddress({ address, prefixLength }: Interface): Address {
  return (address & netmask(prefixLength)) >>> 0;
}

/** Last address of the network. */
export function lastAddress({ address, prefixLength }: Interface): Address {
  return (address | wildcardMask(prefixLength)) >>> 0;
}

/** Broadcast address, or `null` for a /31 and a /32, which have none (RFC 3021). */
export function broadcastAddress(network: Interface): Address | null {
  return network.prefixLength >= POINT_TO_POINT ? null : lastAddress(network);
}

/**
 * Broadcast address where there is one.
 *
 * @throws DomainError of the kind that a cell shows as `#N/A`, for a /31 and a /32.
 * @example requiredBroadcast(parseInterface("10.1.2.3/30")) //=> parseAddress("10.1.2.3")
 */
export function requiredBroadcast(network: Interface): Address {
  const address = broadcastAddress(network);
  if (address === null) {
    throw noEvidence(
      `${formatNetwork(network)} has no broadcast address: all addresses of a /31 and a /32 are hosts (RFC 3021)`,
    );
  }
  return address;
}

/** First address that a host can have. */
export function firstHost(network: Interface): Address {
  return networkAddress(network) + (network.prefixLength >= POINT_TO_POINT ? 0 : 1);
}

/** Last address that a host can have. */
export function lastHost(network: Interface): Address {
  return lastAddress(network) - (network.prefixLength >= POINT_TO_POINT ? 0 : 1);
}

/** Addresses of a prefix: 1 to 2^32. */
export function networkSize(prefixLength: number): number {
  return 2 ** (ADDRESS_BITS - prefixLength);
}

/** Addresses of a prefix that hosts can have: a /31 has 2 (RFC 3021), a /32 has 1. */
export function usableHosts(prefixLength: number): number {
  return networkSize(prefixLength) - (prefixLength >= POINT_TO_POINT ? 0 : 2);
}

/**
 * Spells the network in CIDR notation.
 *
 * @example formatNetwork(parseInterface("10.1.2.3/26")) //=> "10.1.2.0/26"
 */
export function formatNetwork(network: Interface): string {
  return `${formatAddress(networkAddress(network))}/${network.prefixLength}`;
}
