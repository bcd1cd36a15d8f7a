import fc from "fast-check";
import { formatAddress, formatBinary, parseAddress } from "../../../src/model/ipv4/address";
import { addressClass } from "../../../src/model/ipv4/addressClass";
import {
  broadcastAddress,
  firstHost,
  formatNetwork,
  lastAddress,
  lastHost,
  networkAddress,
  parseInterface,
  usableHosts,
} from "../../../src/model/ipv4/network";
import { netmask, parsePrefix, wildcardMask } from "../../../src/model/ipv4/prefix";
import { SPECIAL_RANGES, scopeOf } from "../../../src/model/ipv4/specialPurpose";
import { subnetCheatSheet, subnetFact, subnetFacts } from "../../../src/model/ipv4/subnet";

// Input, network, broadcast, first host, last host, usable hosts.
test.each([
  ["192.168.1.10/24", "192.168.1.0", "192.168.1.255", "192.168.1.1", "192.168.1.254", 254],
  ["172.31.216.10/25", "172.31.216.0", "172.31.216.127", "172.31.216.1", "172.31.216.126", 126],
  ["10.1.2.3/26", "10.1.2.0", "10.1.2.63", "10.1.2.1", "10.1.2.62", 62],
  ["10.1.2.3/255.255.255.192", "10.1.2.0", "10.1.2.63", "10.1.2.1", "10.1.2.62", 62],
  ["10.1.2.3 255.255.255.192", "10.1.2.0", "10.1.2.63", "10.1.2.1", "10.1.2.62", 62],
  ["192.168.1.1/0.0.0.255", "192.168.1.0", "192.168.1.255", "192.168.1.1", "192.168.1.254", 254],
  ["10.1.2.3/31", "10.1.2.2", null, "10.1.2.2", "10.1.2.3", 2],
  ["10.1.2.3/32", "10.1.2.3", null, "10.1.2.3", "10.1.2.3", 1],
  ["10.1.2.3", "10.1.2.3", null, "10.1.2.3", "10.1.2.3", 1],
  ["1.2.3.4/0", "0.0.0.0", "255.255.255.255", "0.0.0.1", "255.255.255.254", 4294967294],
  ["200.1.1.1/1", "128.0.0.0", "255.255.255.255", "128.0.0.1", "255.255.255.254", 2147483646],
  [" 192.168.1.1/24 ", "192.168.1.0", "192.168.1.255", "192.168.1.1", "192.168.1.254", 254],
  ["10.0.0.1/0.0.0.0", "0.0.0.0", "255.255.255.255", "0.0.0.1", "255.255.255.254", 4294967294],
  ["10.0.0.1/255.255.255.255", "10.0.0.1", null, "10.0.0.1", "10.0.0.1", 1],
])("%s", (text, network, broadcast, first, last, usable) => {
  const subnet = parseInterface(text);
  const broadcastIs = broadcastAddress(subnet);
  expect(formatAddress(networkAddress(subnet))).toBe(network);
  expect(broadcastIs === null ? null : formatAddress(broadcastIs)).toBe(broadcast);
  expect(formatAddress(firstHost(subnet))).toBe(first);
  expect(formatAddress(lastHost(subnet))).toBe(last);
  expect(usableHosts(subnet.prefixLength)).toBe(usable);
});

test.each([
  ["192.168.01.1", /octet 01 with a leading zero/],
  ["256.1.1.1", /octet "256": enter octets of 0 to 255/],
  ["1.2.3", /has 3 octets/],
  ["1.2.3.4.5", /has 5 octets/],
  ["0x7f.0.0.1", /hexadecimal/],
  ["2130706433", /"2130706433" is not an IPv4 address/],
  ["1.2.3.-4", /octet "-4"/],
  ["1..2.3", /octet ""/],
  ["", /"" is not an IPv4 address/],
  ["192.168.1.1/33", /"33" is not a prefix length/],
  ["192.168.1.1/-1", /"-1" is not a prefix length/],
  ["192.168.1.1/024", /"024" is not a prefix length/],
  ["192.168.1.1/255.0.255.0", /255\.0\.255\.0 is non-contiguous/],
  ["10.0.0.1 255.0.0.0 x", /more than an address and a mask/],
])("%s is refused", (text, message) => {
  expect(() => parseInterface(text)).toThrow(message);
});

test("every prefix length and its netmask and wildcard mask name the same prefix", () => {
  for (let length = 0; length <= 32; length++) {
    expect(parsePrefix(length)).toBe(length);
    expect(parsePrefix(`/${length}`)).toBe(length);
    expect(parsePrefix(formatAddress(netmask(length)))).toBe(length);
    // 0.0.0.0 and 255.255.255.255 are read as netmasks.
    if (length > 0 && length < 32) expect(parsePrefix(formatAddress(wildcardMask(length)))).toBe(length);
  }
});

test("an address survives being spelled and read, and is in its own network", () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 32 - 1 }), fc.nat({ max: 32 }), (address, prefixLength) => {
      const subnet = { address, prefixLength };
      return (
        parseAddress(formatAddress(address)) === address &&
        networkAddress(subnet) <= address &&
        address <= lastAddress(subnet) &&
        lastAddress(subnet) - networkAddress(subnet) + 1 === 2 ** (32 - prefixLength) &&
        formatNetwork(parseInterface(formatNetwork(subnet))) === formatNetwork(subnet)
      );
    }),
  );
});

test.each([
  ["0.1.2.3", "This network"],
  ["10.200.0.1", "Private-Use"],
  ["172.32.0.1", "Global Unicast"],
  ["172.31.255.255", "Private-Use"],
  ["192.0.0.8", "IPv4 dummy address"],
  ["192.0.0.9", "Port Control Protocol Anycast"],
  ["192.0.0.7", "IPv4 Service Continuity Prefix"],
  ["192.0.0.200", "IETF Protocol Assignments"],
  ["239.1.1.1", "Multicast"],
  ["240.0.0.1", "Reserved"],
  ["255.255.255.255", "Limited Broadcast"],
  ["8.8.8.8", "Global Unicast"],
])("scope of %s by longest match: %s", (address, scope) => {
  expect(scopeOf(parseAddress(address))).toBe(scope);
});

test("every special range contains its own first address under its own name or a narrower one", () => {
  for (const { range } of SPECIAL_RANGES)
    expect(scopeOf(parseInterface(range).address)).not.toBe("Global Unicast");
});

test.each([
  ["0.0.0.0", "A"],
  ["127.255.255.255", "A"],
  ["128.0.0.0", "B"],
  ["191.255.255.255", "B"],
  ["192.0.0.0", "C"],
  ["223.255.255.255", "C"],
  ["224.0.0.0", "D"],
  ["239.255.255.255", "D"],
  ["240.0.0.0", "E"],
  ["255.255.255.255", "E"],
])("class of %s is %s", (address, letter) => {
  expect(addressClass(parseAddress(address))).toBe(letter);
});

describe("the cheat sheet", () => {
  const [header, ...rows] = subnetCheatSheet();

  test("has a header and 33 rows", () => {
    expect(header?.[0]).toBe("Prefix");
    expect(rows).toHaveLength(33);
  });

  test.each([
    [0, ["/0", "0.0.0.0", "255.255.255.255", 4294967296, 4294967294, "256 A"]],
    [8, ["/8", "255.0.0.0", "0.255.255.255", 16777216, 16777214, "1 A"]],
    [22, ["/22", "255.255.252.0", "0.0.3.255", 1024, 1022, "4 C"]],
    [25, ["/25", "255.255.255.128", "0.0.0.127", 128, 126, "1/2 C"]],
    [31, ["/31", "255.255.255.254", "0.0.0.1", 2, 2, "1/128 C"]],
    [32, ["/32", "255.255.255.255", "0.0.0.0", 1, 1, "1/256 C"]],
  ])("row /%d", (prefix, expected) => {
    expect(rows[prefix]?.slice(0, 6)).toEqual(expected);
  });
});

test("one field of a subnet by its name or a usual synonym", () => {
  const subnet = parseInterface("172.31.216.10/25");
  expect(subnetFact(subnet, "Last host")).toBe("172.31.216.126");
  expect(subnetFact(subnet, "LAST")).toBe("172.31.216.126");
  expect(subnetFact(subnet, "wildcard")).toBe("0.0.0.127");
  expect(subnetFact(subnet, "hosts")).toBe(126);
  expect(subnetFact(parseInterface("10.0.0.1/31"), "broadcast")).toBe("none (RFC 3021)");
  expect(() => subnetFact(subnet, "colour")).toThrow(
    /field "colour" is not known: use address, cidr, network/,
  );
  expect(subnetFacts(subnet).map(([field]) => field)).toContain("Scope");
});

test("addresses in binary", () => {
  expect(formatBinary(0xffffff80)).toBe("11111111.11111111.11111111.10000000");
});
