import { badInput } from "../errors";
import { addressClass, classEquivalent } from "./addressClass";
import { ADDRESS_BITS, formatAddress, formatBinary } from "./address";
import {
  broadcastAddress,
  firstHost,
  formatNetwork,
  lastHost,
  networkAddress,
  networkSize,
  usableHosts,
  type Interface,
} from "./network";
import { netmask, wildcardMask } from "./prefix";
import { scopeOf } from "./specialPurpose";

type Fact = string | number;

/** What is said about a subnet, in the order in which it is listed. */
const FIELDS: Readonly<Record<string, (subnet: Interface) => Fact>> = {
  Address: ({ address }) => formatAddress(address),
  CIDR: formatNetwork,
  Network: (subnet) => formatAddress(networkAddress(subnet)),
  "Prefix length": ({ prefixLength }) => prefixLength,
  Netmask: ({ prefixLength }) => formatAddress(netmask(prefixLength)),
  "Wildcard mask": ({ prefixLength }) => formatAddress(wildcardMask(prefixLength)),
  "First host": (subnet) => formatAddress(firstHost(subnet)),
  "Last host": (subnet) => formatAddress(lastHost(subnet)),
  Broadcast: (subnet) => {
    const broadcast = broadcastAddress(subnet);
    return broadcast === null ? "none (RFC 3021)" : formatAddress(broadcast);
  },
  "Usable hosts": ({ prefixLength }) => usableHosts(prefixLength),
  Addresses: ({ prefixLength }) => networkSize(prefixLength),
  Class: ({ address }) => addressClass(address),
  Scope: ({ address }) => scopeOf(address),
};

/** The words for one field, in the order in which Excel offers them. */
const FIELD_WORDS = {
  address: "Address",
  cidr: "CIDR",
  network: "Network",
  prefix: "Prefix length",
  netmask: "Netmask",
  wildcard: "Wildcard mask",
  first: "First host",
  last: "Last host",
  broadcast: "Broadcast",
  hosts: "Usable hosts",
  size: "Addresses",
  class: "Class",
  scope: "Scope",
} as const;

/** What the `field` of a subnet can be. */
export const SUBNET_FIELDS = Object.keys(FIELD_WORDS) as (keyof typeof FIELD_WORDS)[];

/** The words for one field, and others that people use, in lower case without spaces. */
const SYNONYMS: Readonly<Record<string, string>> = {
  ...FIELD_WORDS,
  mask: "Netmask",
  hostmask: "Wildcard mask",
  usable: "Usable hosts",
};

/** Everything about a subnet: field and value. */
export function subnetFacts(subnet: Interface): (readonly [string, Fact])[] {
  return Object.entries(FIELDS).map(([field, fact]) => [field, fact(subnet)] as const);
}

/** One field of a subnet, found by its name in any case or a usual synonym. */
export function subnetFact(subnet: Interface, field: string): Fact {
  const wanted = field.toLowerCase().replace(/[\s_-]/g, "");
  const name =
    Object.keys(FIELDS).find((known) => known.toLowerCase().replace(/\s/g, "") === wanted) ??
    (Object.hasOwn(SYNONYMS, wanted) ? SYNONYMS[wanted] : undefined);
  const fact = name === undefined ? undefined : FIELDS[name];
  if (fact === undefined) {
    throw badInput(`field "${field.trim()}" is not known: use ${SUBNET_FIELDS.join(", ")}`);
  }
  return fact(subnet);
}

/** Column titles of the cheat sheet. */
const CHEAT_SHEET_HEADINGS = [
  "Prefix",
  "Netmask",
  "Wildcard mask",
  "Addresses",
  "Usable hosts",
  "Classful",
  "Netmask in binary",
] as const;

/** The subnet cheat sheet: a header and the 33 prefix lengths from /0 to /32. */
export function subnetCheatSheet(): Fact[][] {
  const rows = Array.from({ length: ADDRESS_BITS + 1 }, (_, prefixLength) => [
    `/${prefixLength}`,
    formatAddress(netmask(prefixLength)),
    formatAddress(wildcardMask(prefixLength)),
    networkSize(prefixLength),
    usableHosts(prefixLength),
    classEquivalent(prefixLength),
    formatBinary(netmask(prefixLength)),
  ]);
  return [[...CHEAT_SHEET_HEADINGS], ...rows];
}
