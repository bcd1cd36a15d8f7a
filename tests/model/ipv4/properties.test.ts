import fc from "fast-check";
import type { Address } from "../../../src/model/ipv4/address";
import { formatAddress, parseAddress } from "../../../src/model/ipv4/address";
import { addToAddress, addressDifference } from "../../../src/model/ipv4/addressArithmetic";
import { addressFromInteger, formatHex, octet } from "../../../src/model/ipv4/addressForms";
import { compareInterfaces } from "../../../src/model/ipv4/compareInterfaces";
import { containsNetwork, networksOverlap } from "../../../src/model/ipv4/containment";
import { freeNetworks } from "../../../src/model/ipv4/freeNetworks";
import { prefixForHosts } from "../../../src/model/ipv4/hosts";
import { longestMatch } from "../../../src/model/ipv4/longestMatch";
import {
  formatNetwork,
  lastAddress,
  networkAddress,
  networkSize,
  usableHosts,
  type Interface,
} from "../../../src/model/ipv4/network";
import { rangeOf, rangeToNetworks } from "../../../src/model/ipv4/ranges";
import { nextNetwork, nthSubnet, subnets, supernet } from "../../../src/model/ipv4/subnets";
import { summarize } from "../../../src/model/ipv4/summarize";
import { planSubnets } from "../../../src/model/ipv4/vlsm";

const LAST = 2 ** 32 - 1;
const anyAddress: fc.Arbitrary<Address> = fc.oneof(
  { weight: 4, arbitrary: fc.nat({ max: LAST }) },
  fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, LAST - 1, LAST),
);
const anyInterface = fc.record({ address: anyAddress, prefixLength: fc.nat({ max: 32 }) });
/** Networks in one /24, so that they meet. */
const crowded = fc.array(
  fc.record({
    address: fc.integer({ min: LAST - 255, max: LAST }),
    prefixLength: fc.integer({ min: 24, max: 32 }),
  }),
  { minLength: 1, maxLength: 20 },
);
const CROWD: Interface = { address: LAST, prefixLength: 24 };

const sizeOf = (networks: readonly Interface[]): number =>
  networks.reduce((sum, { prefixLength }) => sum + networkSize(prefixLength), 0);
const holds = (networks: readonly Interface[], address: Address): boolean =>
  networks.some((network) => networkAddress(network) <= address && address <= lastAddress(network));
const crowdAddresses = Array.from({ length: 256 }, (_, i) => LAST - 255 + i);

test("an address survives decimal, hexadecimal, octets and dotted quad", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const octets = [1, 2, 3, 4].map((n) => octet(address, n)).join(".");
      return (
        addressFromInteger(address) === address &&
        addressFromInteger(formatHex(address)) === address &&
        octets === formatAddress(address) &&
        parseAddress(octets) === address
      );
    }),
  );
});

test("adding a difference leads back", () => {
  fc.assert(fc.property(anyAddress, anyAddress, (a, b) => addToAddress(b, addressDifference(a, b)) === a));
});

test("the subnets of a network, shuffled, summarize to the network", () => {
  const splits = fc.record({ network: anyInterface, bits: fc.nat({ max: 8 }), seed: fc.integer() });
  fc.assert(
    fc.property(splits, ({ network, bits, seed }) => {
      const parts = subnets(network, Math.min(32, network.prefixLength + bits));
      const shuffled = parts
        .map((part, i) => ({ part, key: Math.imul(i + 1, seed | 1) }))
        .sort((a, b) => a.key - b.key)
        .map(({ part }) => part);
      expect(summarize(shuffled).map(formatNetwork)).toEqual([formatNetwork(network)]);
      expect(nthSubnet(network, parts[0]?.prefixLength ?? 0, -1)).toEqual(parts.at(-1));
      expect(parts.every((part) => containsNetwork(network, part))).toBe(true);
    }),
  );
});

test("a supernet contains its network, and the next network touches it", () => {
  fc.assert(
    fc.property(anyInterface, (network) => {
      expect(containsNetwork(supernet(network), network)).toBe(true);
      if (lastAddress(network) === LAST) expect(() => nextNetwork(network)).toThrow(/there is nothing after/);
      else expect(networkAddress(nextNetwork(network))).toBe(lastAddress(network) + 1);
    }),
  );
});

test("a range becomes networks that cover it exactly, side by side, and no fewer would do", () => {
  fc.assert(
    fc.property(anyAddress, anyAddress, (a, b) => {
      const [first, last] = [Math.min(a, b), Math.max(a, b)];
      const networks = rangeToNetworks({ first, last });
      let next = first;
      for (const network of networks) {
        expect(rangeOf(network).first).toBe(next);
        next = rangeOf(network).last + 1;
      }
      expect(next).toBe(last + 1);
      expect(networks.length).toBeLessThanOrEqual(62);
      // No two neighbours are the halves of one network.
      networks.slice(1).forEach((network, i) => {
        const before = networks[i] ?? network;
        const halves =
          before.prefixLength === network.prefixLength &&
          formatNetwork(supernet(before)) === formatNetwork(supernet(network));
        expect(halves).toBe(false);
      });
    }),
  );
});

test("summarizing keeps every address, adds none, and what it gives is disjoint and in order", () => {
  fc.assert(
    fc.property(crowded, (networks) => {
      const few = summarize(networks);
      for (const address of crowdAddresses) expect(holds(few, address)).toBe(holds(networks, address));
      expect(sizeOf(few)).toBe(crowdAddresses.filter((address) => holds(networks, address)).length);
      expect([...few].sort(compareInterfaces)).toEqual(few);
      expect(summarize(few)).toEqual(few);
    }),
  );
});

test("free and used networks are disjoint and together the whole network", () => {
  fc.assert(
    fc.property(crowded, fc.array(anyInterface, { maxLength: 3 }), (inside, anywhere) => {
      const used = [...inside, ...anywhere];
      const isFull = crowdAddresses.every((address) => holds(used, address));
      if (isFull) {
        expect(() => freeNetworks(CROWD, used.map(rangeOf))).toThrow("nothing is free in 255.255.255.0/24");
        return;
      }
      const free = freeNetworks(CROWD, used.map(rangeOf));
      for (const address of crowdAddresses) expect(holds(free, address)).toBe(!holds(used, address));
      expect(free.some((one) => used.some((other) => networksOverlap(one, other)))).toBe(false);
      expect(summarize(free)).toEqual(free);
    }),
  );
});

test("networks overlap where one contains the other, and only there", () => {
  fc.assert(
    fc.property(anyInterface, anyInterface, (a, b) => {
      expect(networksOverlap(a, b)).toBe(containsNetwork(a, b) || containsNetwork(b, a));
    }),
  );
});

test("the longest match is the one that trying all networks finds", () => {
  const wanted = fc.oneof(
    anyInterface,
    fc.constantFrom(...crowdAddresses).map((address) => ({ address, prefixLength: 32 })),
  );
  fc.assert(
    fc.property(crowded, fc.array(anyInterface, { maxLength: 5 }), wanted, (near, far, address) => {
      const networks = [...near, ...far];
      const containing = networks.filter((network) => containsNetwork(network, address));
      const longest = Math.max(...containing.map(({ prefixLength }) => prefixLength));
      const first = networks.findIndex(
        (network) => network.prefixLength === longest && containsNetwork(network, address),
      );
      expect(longestMatch(networks)(address)).toBe(containing.length === 0 ? null : first);
    }),
  );
});

test("a plan's subnets are in the network, do not overlap, and are the smallest that hold their hosts", () => {
  const demand = fc.record({ name: fc.string(), hosts: fc.integer({ min: 1, max: 2000 }) });
  const headroom = fc.record({
    growth: fc.double({ min: 0, max: 1, noNaN: true }),
    reserve: fc.nat({ max: 5 }),
  });
  const network: Interface = { address: 2 ** 31, prefixLength: 14 };
  fc.assert(
    fc.property(fc.array(demand, { minLength: 1, maxLength: 30 }), headroom, (demands, more) => {
      const plan = planSubnets(network, demands, more);
      expect(plan.map(({ name, hosts }) => ({ name, hosts })).sort(byName)).toEqual(
        [...demands].sort(byName),
      );
      let next = networkAddress(network);
      for (const subnet of plan) {
        expect(networkAddress(subnet.network)).toBe(next);
        expect(subnet.network.address).toBe(next);
        expect(containsNetwork(network, subnet.network)).toBe(true);
        const { prefixLength } = subnet.network;
        expect(usableHosts(prefixLength)).toBeGreaterThanOrEqual(subnet.needed);
        expect(prefixLength === 30 || usableHosts(prefixLength + 1) < subnet.needed).toBe(true);
        next = lastAddress(subnet.network) + 1;
      }
    }),
  );
});

function byName(a: { name: string; hosts: number }, b: { name: string; hosts: number }): number {
  return a.hosts - b.hosts || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);
}

test("a prefix for hosts holds them, and one bit longer would not", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2 ** 32 - 5 }), fc.nat({ max: 3 }), (hosts, reserve) => {
      const prefixLength = prefixForHosts(hosts, reserve);
      expect(usableHosts(prefixLength)).toBeGreaterThanOrEqual(hosts + reserve);
      if (prefixLength < 30) expect(usableHosts(prefixLength + 1)).toBeLessThan(hosts + reserve);
    }),
  );
});
