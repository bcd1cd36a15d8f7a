import { formatAddress, formatBinary } from "../../../src/model/ipv4/address";
import { formatHex } from "../../../src/model/ipv4/addressForms";
import { classEquivalent } from "../../../src/model/ipv4/addressClass";
import { containsNetwork } from "../../../src/model/ipv4/containment";
import {
  broadcastAddress,
  firstHost,
  formatNetwork,
  lastAddress,
  lastHost,
  networkAddress,
  networkSize,
  parseInterface,
  requiredBroadcast,
  usableHosts,
} from "../../../src/model/ipv4/network";
import { netmask, parsePrefix, wildcardMask } from "../../../src/model/ipv4/prefix";
import { rangeToNetworks } from "../../../src/model/ipv4/ranges";
import { SPECIAL_RANGES, scopeOf } from "../../../src/model/ipv4/specialPurpose";
import { summarize } from "../../../src/model/ipv4/summarize";
import { planSubnets, usedShare } from "../../../src/model/ipv4/vlsm";

// Prefix length, netmask, wildcard mask, netmask in hexadecimal, addresses, usable hosts, classful networks.
test.each([
  [0, "0.0.0.0", "255.255.255.255", "0x00000000", 4294967296, 4294967294, "256 A"],
  [1, "128.0.0.0", "127.255.255.255", "0x80000000", 2147483648, 2147483646, "128 A"],
  [2, "192.0.0.0", "63.255.255.255", "0xC0000000", 1073741824, 1073741822, "64 A"],
  [3, "224.0.0.0", "31.255.255.255", "0xE0000000", 536870912, 536870910, "32 A"],
  [4, "240.0.0.0", "15.255.255.255", "0xF0000000", 268435456, 268435454, "16 A"],
  [5, "248.0.0.0", "7.255.255.255", "0xF8000000", 134217728, 134217726, "8 A"],
  [6, "252.0.0.0", "3.255.255.255", "0xFC000000", 67108864, 67108862, "4 A"],
  [7, "254.0.0.0", "1.255.255.255", "0xFE000000", 33554432, 33554430, "2 A"],
  [8, "255.0.0.0", "0.255.255.255", "0xFF000000", 16777216, 16777214, "1 A"],
  [9, "255.128.0.0", "0.127.255.255", "0xFF800000", 8388608, 8388606, "128 B"],
  [10, "255.192.0.0", "0.63.255.255", "0xFFC00000", 4194304, 4194302, "64 B"],
  [11, "255.224.0.0", "0.31.255.255", "0xFFE00000", 2097152, 2097150, "32 B"],
  [12, "255.240.0.0", "0.15.255.255", "0xFFF00000", 1048576, 1048574, "16 B"],
  [13, "255.248.0.0", "0.7.255.255", "0xFFF80000", 524288, 524286, "8 B"],
  [14, "255.252.0.0", "0.3.255.255", "0xFFFC0000", 262144, 262142, "4 B"],
  [15, "255.254.0.0", "0.1.255.255", "0xFFFE0000", 131072, 131070, "2 B"],
  [16, "255.255.0.0", "0.0.255.255", "0xFFFF0000", 65536, 65534, "1 B"],
  [17, "255.255.128.0", "0.0.127.255", "0xFFFF8000", 32768, 32766, "128 C"],
  [18, "255.255.192.0", "0.0.63.255", "0xFFFFC000", 16384, 16382, "64 C"],
  [19, "255.255.224.0", "0.0.31.255", "0xFFFFE000", 8192, 8190, "32 C"],
  [20, "255.255.240.0", "0.0.15.255", "0xFFFFF000", 4096, 4094, "16 C"],
  [21, "255.255.248.0", "0.0.7.255", "0xFFFFF800", 2048, 2046, "8 C"],
  [22, "255.255.252.0", "0.0.3.255", "0xFFFFFC00", 1024, 1022, "4 C"],
  [23, "255.255.254.0", "0.0.1.255", "0xFFFFFE00", 512, 510, "2 C"],
  [24, "255.255.255.0", "0.0.0.255", "0xFFFFFF00", 256, 254, "1 C"],
  [25, "255.255.255.128", "0.0.0.127", "0xFFFFFF80", 128, 126, "1/2 C"],
  [26, "255.255.255.192", "0.0.0.63", "0xFFFFFFC0", 64, 62, "1/4 C"],
  [27, "255.255.255.224", "0.0.0.31", "0xFFFFFFE0", 32, 30, "1/8 C"],
  [28, "255.255.255.240", "0.0.0.15", "0xFFFFFFF0", 16, 14, "1/16 C"],
  [29, "255.255.255.248", "0.0.0.7", "0xFFFFFFF8", 8, 6, "1/32 C"],
  [30, "255.255.255.252", "0.0.0.3", "0xFFFFFFFC", 4, 2, "1/64 C"],
  [31, "255.255.255.254", "0.0.0.1", "0xFFFFFFFE", 2, 2, "1/128 C"],
  [32, "255.255.255.255", "0.0.0.0", "0xFFFFFFFF", 1, 1, "1/256 C"],
])("/%d", (length, mask, wildcard, hex, addresses, usable, classful) => {
  expect(formatAddress(netmask(length))).toBe(mask);
  expect(formatAddress(wildcardMask(length))).toBe(wildcard);
  expect(formatHex(netmask(length))).toBe(hex);
  expect(formatBinary(netmask(length)).replaceAll(".", "")).toBe("1".repeat(length).padEnd(32, "0"));
  expect(networkSize(length)).toBe(addresses);
  expect(usableHosts(length)).toBe(usable);
  expect(classEquivalent(length)).toBe(classful);
});

// Input, network, broadcast, first host, last host, addresses, usable hosts, netmask, wildcard mask.
test.each([
  [
    "192.168.1.10/24",
    "192.168.1.0",
    "192.168.1.255",
    "192.168.1.1",
    "192.168.1.254",
    256,
    254,
    "255.255.255.0",
    "0.0.0.255",
  ],
  [
    "172.31.216.10/25",
    "172.31.216.0",
    "172.31.216.127",
    "172.31.216.1",
    "172.31.216.126",
    128,
    126,
    "255.255.255.128",
    "0.0.0.127",
  ],
  [
    "192.168.1.0/24",
    "192.168.1.0",
    "192.168.1.255",
    "192.168.1.1",
    "192.168.1.254",
    256,
    254,
    "255.255.255.0",
    "0.0.0.255",
  ],
  [
    "10.0.0.0/8",
    "10.0.0.0",
    "10.255.255.255",
    "10.0.0.1",
    "10.255.255.254",
    16777216,
    16777214,
    "255.0.0.0",
    "0.255.255.255",
  ],
  [
    "172.16.0.0/12",
    "172.16.0.0",
    "172.31.255.255",
    "172.16.0.1",
    "172.31.255.254",
    1048576,
    1048574,
    "255.240.0.0",
    "0.15.255.255",
  ],
  ["10.1.2.3/31", "10.1.2.2", null, "10.1.2.2", "10.1.2.3", 2, 2, "255.255.255.254", "0.0.0.1"],
  ["10.1.2.3/32", "10.1.2.3", null, "10.1.2.3", "10.1.2.3", 1, 1, "255.255.255.255", "0.0.0.0"],
  [
    "1.2.3.4/0",
    "0.0.0.0",
    "255.255.255.255",
    "0.0.0.1",
    "255.255.255.254",
    4294967296,
    4294967294,
    "0.0.0.0",
    "255.255.255.255",
  ],
  [
    "192.168.1.35/29",
    "192.168.1.32",
    "192.168.1.39",
    "192.168.1.33",
    "192.168.1.38",
    8,
    6,
    "255.255.255.248",
    "0.0.0.7",
  ],
  [
    "10.0.8.10/12",
    "10.0.0.0",
    "10.15.255.255",
    "10.0.0.1",
    "10.15.255.254",
    1048576,
    1048574,
    "255.240.0.0",
    "0.15.255.255",
  ],
  [
    "192.168.1.193/25",
    "192.168.1.128",
    "192.168.1.255",
    "192.168.1.129",
    "192.168.1.254",
    128,
    126,
    "255.255.255.128",
    "0.0.0.127",
  ],
  [
    "128.0.0.0/1",
    "128.0.0.0",
    "255.255.255.255",
    "128.0.0.1",
    "255.255.255.254",
    2147483648,
    2147483646,
    "128.0.0.0",
    "127.255.255.255",
  ],
])("%s", (text, network, broadcast, first, last, addresses, usable, mask, wildcard) => {
  const subnet = parseInterface(text);
  expect(formatAddress(networkAddress(subnet))).toBe(network);
  if (broadcast === null) {
    expect(broadcastAddress(subnet)).toBeNull();
    expect(() => requiredBroadcast(subnet)).toThrow(/has no broadcast address: .* \(RFC 3021\)/);
  } else expect(formatAddress(requiredBroadcast(subnet))).toBe(broadcast);
  expect(formatAddress(firstHost(subnet))).toBe(first);
  expect(formatAddress(lastHost(subnet))).toBe(last);
  expect(networkSize(subnet.prefixLength)).toBe(addresses);
  expect(usableHosts(subnet.prefixLength)).toBe(usable);
  expect(formatAddress(netmask(subnet.prefixLength))).toBe(mask);
  expect(formatAddress(wildcardMask(subnet.prefixLength))).toBe(wildcard);
});

/** The special-purpose registry as read on its site: range, name, the document named first. */
const REGISTRY = [
  ["0.0.0.0/8", "This network", "RFC 791"],
  ["0.0.0.0/32", "This host on this network", "RFC 1122"],
  ["10.0.0.0/8", "Private-Use", "RFC 1918"],
  ["100.64.0.0/10", "Shared Address Space", "RFC 6598"],
  ["127.0.0.0/8", "Loopback", "RFC 1122"],
  ["169.254.0.0/16", "Link Local", "RFC 3927"],
  ["172.16.0.0/12", "Private-Use", "RFC 1918"],
  ["192.0.0.0/24", "IETF Protocol Assignments", "RFC 6890"],
  ["192.0.0.0/29", "IPv4 Service Continuity Prefix", "RFC 7335"],
  ["192.0.0.8/32", "IPv4 dummy address", "RFC 7600"],
  ["192.0.0.9/32", "Port Control Protocol Anycast", "RFC 7723"],
  ["192.0.0.10/32", "Traversal Using Relays around NAT Anycast", "RFC 8155"],
  ["192.0.0.170/32", "NAT64/DNS64 Discovery", "RFC 8880"],
  ["192.0.0.171/32", "NAT64/DNS64 Discovery", "RFC 8880"],
  ["192.0.2.0/24", "Documentation (TEST-NET-1)", "RFC 5737"],
  ["192.31.196.0/24", "AS112-v4", "RFC 7535"],
  ["192.52.193.0/24", "AMT", "RFC 7450"],
  ["192.88.99.0/24", "Deprecated (6to4 Relay Anycast)", "RFC 7526"],
  ["192.88.99.2/32", "6a44-relay anycast address", "RFC 6751"],
  ["192.168.0.0/16", "Private-Use", "RFC 1918"],
  ["192.175.48.0/24", "Direct Delegation AS112 Service", "RFC 7534"],
  ["198.18.0.0/15", "Benchmarking", "RFC 2544"],
  ["198.51.100.0/24", "Documentation (TEST-NET-2)", "RFC 5737"],
  ["203.0.113.0/24", "Documentation (TEST-NET-3)", "RFC 5737"],
  ["224.0.0.0/4", "Multicast", "RFC 1112"],
  ["240.0.0.0/4", "Reserved", "RFC 1112"],
  ["255.255.255.255/32", "Limited Broadcast", "RFC 8190"],
] as const;

describe("special-purpose ranges", () => {
  test("are those of the registry", () => {
    expect(SPECIAL_RANGES.map(({ range }) => range)).toEqual(REGISTRY.map(([range]) => range));
  });

  test.each(REGISTRY)("%s is %s (%s)", (range, name, definedBy) => {
    const entry = SPECIAL_RANGES.find((one) => one.range === range);
    expect([entry?.name, entry?.definedBy.split(",")[0]]).toEqual([name, definedBy]);
    const network = parseInterface(range);
    // Either end is of this range, or of a narrower one inside it.
    for (const address of [networkAddress(network), lastAddress(network)]) {
      const narrower = REGISTRY.filter(
        ([other]) => other !== range && containsNetwork(network, parseInterface(other)),
      );
      expect([name, ...narrower.map(([, inside]) => inside)]).toContain(scopeOf(address));
    }
  });
});

/** Name, hosts, network, usable hosts, share used: 172.31.216.0/22 without growth and reserve. */
const PLAN = [
  ["VM", 300, "172.31.216.0/23", 510, 0.588],
  ["NSX TEP", 126, "172.31.218.0/25", 126, 1.0],
  ["Mgmt", 100, "172.31.218.128/25", 126, 0.794],
  ["vMotion", 62, "172.31.219.0/26", 62, 1.0],
  ["vSAN", 62, "172.31.219.64/26", 62, 1.0],
  ["Witness", 2, "172.31.219.128/30", 2, 1.0],
] as const;

test("the plan of 172.31.216.0/22", () => {
  const demands = PLAN.map(([name, hosts]) => ({ name, hosts }));
  const plan = planSubnets(parseInterface("172.31.216.0/22"), demands, { growth: 0, reserve: 0 });
  expect(
    plan.map((subnet) => [
      subnet.name,
      subnet.hosts,
      formatNetwork(subnet.network),
      usableHosts(subnet.network.prefixLength),
      Number(usedShare(subnet).toFixed(3)),
    ]),
  ).toEqual(PLAN);
  const taken = plan.reduce((sum, { network }) => sum + networkSize(network.prefixLength), 0);
  expect([taken, networkSize(22)]).toEqual([900, 1024]);
});

test("collapsing", () => {
  const given = ["192.168.0.0/24", "192.168.1.0/24", "192.168.2.0/23", "10.0.0.0/25"].map(parseInterface);
  expect(summarize(given).map(formatNetwork)).toEqual(["10.0.0.0/25", "192.168.0.0/22"]);
});

test("a range as networks", () => {
  const [first, last] = [parseInterface("192.168.1.5").address, parseInterface("192.168.1.20").address];
  expect(rangeToNetworks({ first, last }).map(formatNetwork)).toEqual([
    "192.168.1.5/32",
    "192.168.1.6/31",
    "192.168.1.8/29",
    "192.168.1.16/30",
    "192.168.1.20/32",
  ]);
});

test.each([
  ["192.168.1.1/0.0.0.255", 24],
  ["192.168.1.1/255.255.255.0", 24],
  // CPython refuses blanks around an address; cells have them.
  [" 1.2.3.4", 32],
])("%s is read with prefix length %d", (text, length) => {
  expect(parseInterface(text).prefixLength).toBe(length);
});

test.each([
  "192.168.01.1",
  "256.1.1.1",
  "1.2.3",
  "1.2.3.4.5",
  "0x7f.0.0.1",
  "192.168.1.1/33",
  "192.168.1.1/255.0.255.0",
  "1.2.3.4/-1",
])("%s is refused", (text) => {
  expect(() => parseInterface(text)).toThrow(/"[^"]+"|255\.0\.255\.0/);
});

test("0.0.0.0 and 255.255.255.255 are netmasks", () => {
  expect([parsePrefix("0.0.0.0"), parsePrefix("255.255.255.255")]).toEqual([0, 32]);
});
