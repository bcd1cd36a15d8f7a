import { parseAddress } from "../../../src/model/ipv4/address";
import { addToAddress } from "../../../src/model/ipv4/addressArithmetic";
import { addressFromInteger, octet } from "../../../src/model/ipv4/addressForms";
import { freeNetworks } from "../../../src/model/ipv4/freeNetworks";
import { nthHost, prefixForHosts } from "../../../src/model/ipv4/hosts";
import { integer } from "../../../src/model/ipv4/integer";
import { formatNetwork, parseInterface } from "../../../src/model/ipv4/network";
import { prefixOf } from "../../../src/model/ipv4/prefixOf";
import { rangeOf, rangeToNetworks } from "../../../src/model/ipv4/ranges";
import { nextNetwork, nthSubnet, subnets, supernet } from "../../../src/model/ipv4/subnets";
import { planSubnets } from "../../../src/model/ipv4/vlsm";

const on = parseInterface;

test.each([
  [
    "beyond the last host",
    () => nthHost(on("10.0.0.0/24"), 255),
    /n 255 is beyond the 254 hosts of 10\.0\.0\.0\/24/,
  ],
  ["before the first host", () => nthHost(on("10.0.0.0/24"), -255), /n -255 is beyond/],
  ["host 0", () => nthHost(on("10.0.0.0/24"), 0), /n is 0 or blank: enter 1 for the first/],
  ["half an address", () => integer(1.5, "n"), /n 1\.5 is not a whole number/],
  ["more than exact", () => integer(2 ** 53, "n"), /n 9007199254740992 is not a whole number/],
  ["no number", () => integer("x", "n"), /"x" is not a number/],
  ["octet 5", () => octet(0, 5), /n 5 is not an octet: enter 1 to 4/],
  [
    "2^32",
    () => addressFromInteger(2 ** 32),
    /n 4294967296 is not the number of an address: enter 0 to 4294967295/,
  ],
  ["-1", () => addressFromInteger(-1), /n -1 is not the number of an address: enter 0 to/],
  ["nine hexadecimal digits", () => addressFromInteger("0x123456789"), /"0x123456789" is not a number/],
  [
    "behind the end",
    () => addToAddress(parseAddress("255.255.255.255"), 1),
    /255\.255\.255\.255 \+ 1 is above/,
  ],
  ["before the start", () => addToAddress(0, -1), /0\.0\.0\.0 - 1 is below 0\.0\.0\.0/],
  [
    "16 million subnets",
    () => subnets(on("10.0.0.0/8"), 32),
    /10\.0\.0\.0\/8 has 16777216 subnets \/32, the limit is 100000/,
  ],
  [
    "a shorter subnet",
    () => subnets(on("10.0.0.0/24"), 23),
    /new_prefix \/23 is shorter than that of 10\.0\.0\.0\/24/,
  ],
  ["the fifth quarter", () => nthSubnet(on("10.0.0.0/24"), 26, 5), /n 5 is beyond the 4 subnets \/26/],
  ["a longer supernet", () => supernet(on("10.0.0.0/24"), 25), /new_prefix \/25 is longer than that of/],
  [
    "behind the last network",
    () => nextNetwork(on("255.255.255.0/24")),
    /there is nothing after 255\.255\.255\.0\/24/,
  ],
  [
    "a range backwards",
    () => rangeToNetworks({ first: 2, last: 1 }),
    /0\.0\.0\.1 precedes the first, 0\.0\.0\.2/,
  ],
  [
    "hosts beyond IPv4",
    () => prefixForHosts(2 ** 32 - 2, 1),
    /4294967294 hosts and 1 reserved addresses are more than/,
  ],
  ["a mistyped netmask", () => prefixOf("225.255.255.0"), /225\.255\.255\.0 is non-contiguous/],
  ["a mixed netmask", () => prefixOf("255.0.255.0"), /255\.0\.255\.0 is non-contiguous/],
  ["a mistyped wildcard mask", () => prefixOf("0.0.1.254"), /0\.0\.1\.254 is non-contiguous/],
  ["prefix length 33", () => prefixOf(33), /"33" is not a prefix length/],
])("%s is refused", (_, compute: () => unknown, message) => {
  expect(compute).toThrow(message);
});

test.each([
  [24, 24],
  ["24", 24],
  [" /24 ", 24],
  ["255.255.255.0", 24],
  ["/255.255.255.0", 24],
  ["0.0.0.255", 24],
  ["0.0.0.0", 0],
  ["255.255.255.255", 32],
  ["128.0.0.0", 1],
  ["10.1.2.3", 32],
  ["10.1.2.3/8", 8],
  ["10.1.2.3 255.0.0.0", 8],
])("the prefix length of %p is %d", (input, length) => {
  expect(prefixOf(input)).toBe(length);
});

test("the edges of IPv4", () => {
  expect(formatNetwork(supernet(on("10.0.0.0/0")))).toBe("0.0.0.0/0");
  expect(subnets(on("0.0.0.0/0"), 0).map(formatNetwork)).toEqual(["0.0.0.0/0"]);
  expect(subnets(on("1.2.3.4/31"), 32).map(formatNetwork)).toEqual(["1.2.3.4/32", "1.2.3.5/32"]);
  expect(subnets(on("0.0.0.0/0"), 1).map(formatNetwork)).toEqual(["0.0.0.0/1", "128.0.0.0/1"]);
  expect(formatNetwork(nthSubnet(on("0.0.0.0/0"), 32, -1))).toBe("255.255.255.255/32");
  expect(nthHost(on("10.0.0.2/31"), 2)).toBe(parseAddress("10.0.0.3"));
  expect(nthHost(on("10.0.0.2/32"), -1)).toBe(parseAddress("10.0.0.2"));
  expect(freeNetworks(on("0.0.0.0/0"), []).map(formatNetwork)).toEqual(["0.0.0.0/0"]);
  expect(rangeToNetworks({ first: 0, last: 2 ** 32 - 1 }).map(formatNetwork)).toEqual(["0.0.0.0/0"]);
  expect(rangeToNetworks({ first: 1, last: 2 ** 32 - 2 })).toHaveLength(62);
  expect([prefixForHosts(1, 0), prefixForHosts(2, 0), prefixForHosts(3, 0)]).toEqual([30, 30, 29]);
  expect(prefixForHosts(2 ** 32 - 2, 0)).toBe(0);
});

describe("a plan", () => {
  const plan = (network: string, hosts: Record<string, number>, growth = 0, reserve = 0): string[] =>
    planSubnets(
      on(network),
      Object.entries(hosts).map(([name, count]) => ({ name, hosts: count })),
      { growth, reserve },
    ).map(({ name, network: subnet }) => `${name} ${formatNetwork(subnet)}`);

  test("names what does not fit, and what would", () => {
    expect(() => plan("10.0.0.0/25", { vSAN: 62, vMotion: 62, Mgmt: 10 })).toThrow(
      '"Mgmt" (10 addresses, a /28) does not fit in 10.0.0.0/25: 0 of 128 addresses are left, the plan takes 144',
    );
    expect(() => plan("10.0.0.0/24", { vSAN: 300, vMotion: 300, Mgmt: 100 })).toThrow(
      '"vSAN" (300 addresses, a /23), "vMotion" (300 addresses, a /23) do not fit in 10.0.0.0/24: 128 of 256',
    );
  });

  test("names five and counts the rest", () => {
    const seven = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`net${i}`, 10]));
    expect(() => plan("10.0.0.0/30", seven)).toThrow(/"net4" \(10 addresses, a \/28\) and 2 more do not fit/);
  });

  test("keeps equal ones in their order, the larger ones first", () => {
    expect(plan("10.0.0.0/24", { b: 10, a: 10, c: 20 })).toEqual([
      "c 10.0.0.0/27",
      "b 10.0.0.32/28",
      "a 10.0.0.48/28",
    ]);
  });

  test("grows without the rounding of binary fractions", () => {
    // 0.07 * 100 is 7.000000000000001: 107 hosts, not 108.
    const [subnet] = planSubnets(on("10.0.0.0/8"), [{ name: "x", hosts: 100 }], { growth: 0.07, reserve: 1 });
    expect(subnet?.needed).toBe(108);
    expect(plan("10.0.0.0/24", { x: 62 }, 0, 0)).toEqual(["x 10.0.0.0/26"]);
    expect(plan("10.0.0.0/24", { x: 62 }, 0, 1)).toEqual(["x 10.0.0.0/25"]);
    expect(plan("10.0.0.0/24", { x: 52 }, 0.2, 0)).toEqual(["x 10.0.0.0/25"]);
  });

  test("starts at the network, whichever of its addresses is given", () => {
    expect(plan("200.1.1.77/24", { x: 100 })).toEqual(["x 200.1.1.0/25"]);
  });
});

test("more free networks than a sheet wants are refused", () => {
  const used = subnets(on("10.0.0.0/8"), 22).map(({ address }) => ({ address, prefixLength: 32 }));
  expect(() => freeNetworks(on("10.0.0.0/8"), used.map(rangeOf))).toThrow(
    /more than 100000 free networks lie in 10\.0\.0\.0\/8/,
  );
});
