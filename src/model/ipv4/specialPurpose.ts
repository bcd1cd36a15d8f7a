import type { Address } from "./address";
import { netmask } from "./prefix";
import { networkAddress, parseInterface } from "./network";

/** An entry of the IANA special-purpose address registry. */
export interface SpecialRange {
  /** CIDR notation. */
  range: string;
  /** The registry's name. */
  name: string;
  /** The document that defines it. */
  definedBy: string;
}

/**
 * The IPv4 special-purpose address registry, and multicast from its own registry.
 * https://www.iana.org/assignments/iana-ipv4-special-registry/
 */
export const SPECIAL_RANGES: readonly SpecialRange[] = [
  { range: "0.0.0.0/8", name: "This network", definedBy: "RFC 791, RFC 1122" },
  { range: "0.0.0.0/32", name: "This host on this network", definedBy: "RFC 1122" },
  { range: "10.0.0.0/8", name: "Private-Use", definedBy: "RFC 1918" },
  { range: "100.64.0.0/10", name: "Shared Address Space", definedBy: "RFC 6598" },
  { range: "127.0.0.0/8", name: "Loopback", definedBy: "RFC 1122" },
  { range: "169.254.0.0/16", name: "Link Local", definedBy: "RFC 3927" },
  { range: "172.16.0.0/12", name: "Private-Use", definedBy: "RFC 1918" },
  { range: "192.0.0.0/24", name: "IETF Protocol Assignments", definedBy: "RFC 6890" },
  { range: "192.0.0.0/29", name: "IPv4 Service Continuity Prefix", definedBy: "RFC 7335" },
  { range: "192.0.0.8/32", name: "IPv4 dummy address", definedBy: "RFC 7600" },
  { range: "192.0.0.9/32", name: "Port Control Protocol Anycast", definedBy: "RFC 7723" },
  { range: "192.0.0.10/32", name: "Traversal Using Relays around NAT Anycast", definedBy: "RFC 8155" },
  { range: "192.0.0.170/32", name: "NAT64/DNS64 Discovery", definedBy: "RFC 8880, RFC 7050" },
  { range: "192.0.0.171/32", name: "NAT64/DNS64 Discovery", definedBy: "RFC 8880, RFC 7050" },
  { range: "192.0.2.0/24", name: "Documentation (TEST-NET-1)", definedBy: "RFC 5737" },
  { range: "192.31.196.0/24", name: "AS112-v4", definedBy: "RFC 7535" },
  { range: "192.52.193.0/24", name: "AMT", definedBy: "RFC 7450" },
  { range: "192.88.99.0/24", name: "Deprecated (6to4 Relay Anycast)", definedBy: "RFC 7526" },
  { range: "192.88.99.2/32", name: "6a44-relay anycast address", definedBy: "RFC 6751" },
  { range: "192.168.0.0/16", name: "Private-Use", definedBy: "RFC 1918" },
  { range: "192.175.48.0/24", name: "Direct Delegation AS112 Service", definedBy: "RFC 7534" },
  { range: "198.18.0.0/15", name: "Benchmarking", definedBy: "RFC 2544" },
  { range: "198.51.100.0/24", name: "Documentation (TEST-NET-2)", definedBy: "RFC 5737" },
  { range: "203.0.113.0/24", name: "Documentation (TEST-NET-3)", definedBy: "RFC 5737" },
  { range: "224.0.0.0/4", name: "Multicast", definedBy: "RFC 1112, RFC 5771" },
  { range: "240.0.0.0/4", name: "Reserved", definedBy: "RFC 1112" },
  { range: "255.255.255.255/32", name: "Limited Broadcast", definedBy: "RFC 8190, RFC 919" },
];

/** Longest prefix first, so that the first hit is the longest match. */
const BY_LENGTH = SPECIAL_RANGES.map((entry) => {
  const network = parseInterface(entry.range);
  return { name: entry.name, first: networkAddress(network), prefixLength: network.prefixLength };
}).sort((a, b) => b.prefixLength - a.prefixLength);

/** What an address outside the registries is. */
const GLOBAL_UNICAST = "Global Unicast";

/**
 * Registry name of an address by longest match.
 *
 * @example scopeOf(parseAddress("192.0.0.9")) //=> "Port Control Protocol Anycast"
 */
export function scopeOf(address: Address): string {
  const found = BY_LENGTH.find(
    ({ first, prefixLength }) => (address & netmask(prefixLength)) >>> 0 === first,
  );
  return found?.name ?? GLOBAL_UNICAST;
}
