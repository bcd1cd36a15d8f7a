import fc from "fast-check";
import { addToAddress } from "../../src/model/ipv4/addressArithmetic";
import { formatAddress, formatBinary, parseAddress } from "../../src/model/ipv4/address";
import { reverseName } from "../../src/model/ipv4/addressForms";
import { networksOverlap } from "../../src/model/ipv4/containment";
import {
  firstHost,
  formatNetwork,
  lastAddress,
  lastHost,
  networkAddress,
  networkSize,
  parseInterface,
  usableHosts,
  type Interface,
} from "../../src/model/ipv4/network";
import { netmask, parsePrefix, wildcardMask } from "../../src/model/ipv4/prefix";
import { nthSubnet, subnets, supernet } from "../../src/model/ipv4/subnets";
import { summarize } from "../../src/model/ipv4/summarize";
import { planSubnets } from "../../src/model/ipv4/vlsm";

const anyAddress = fc.nat({ max: 2 ** 32 - 1 });
const anyPrefix = fc.integer({ min: 0, max: 32 });
const anyNetwork: fc.Arbitrary<Interface> = fc.record({ address: anyAddress, prefixLength: anyPrefix });

/** The addresses of some networks by counting: where a network begins or ends, the number of networks changes. */
function addressesIn(networks: readonly Interface[]): number {
  const edges = networks.flatMap((network) => [
    { at: networkAddress(network), change: 1 },
    { at: lastAddress(network) + 1, change: -1 },
  ]);
  edges.sort((a, b) => a.at - b.at);
  let open = 0;
  let count = 0;
  edges.forEach(({ at, change }, i) => {
    if (open > 0) count += at - (edges[i - 1]?.at ?? at);
    open += change;
  });
  return count;
}

test("an address is read back from its dotted quad, its bits and its reverse name", () => {
  fc.assert(
    fc.property(anyAddress, (address) => {
      const bits = formatBinary(address).replaceAll(".", "");
      const [d, c, b, a] = reverseName(address).split(".");
      expect(parseAddress(formatAddress(address))).toBe(address);
      expect([bits.length, parseInt(bits, 2)]).toEqual([32, address]);
      expect(parseAddress([a, b, c, d].join("."))).toBe(address);
    }),
  );
});

test("a network is read back from its prefix, its netmask and its wildcard mask", () => {
  // 0.0.0.0 and 255.255.255.255 are netmasks, never wildcard masks.
  const prefixes = fc.integer({ min: 1, max: 31 });
  fc.assert(
    fc.property(anyAddress, prefixes, (address, prefixLength) => {
      const network = { address, prefixLength };
      for (const behind of [
        String(prefixLength),
        ...[netmask, wildcardMask].map((mask) => formatAddress(mask(prefixLength))),
      ]) {
        expect(parseInterface(`${formatAddress(address)}/${behind}`)).toEqual(network);
        expect(parsePrefix(behind)).toBe(prefixLength);
      }
      expect(netmask(prefixLength) + wildcardMask(prefixLength)).toBe(2 ** 32 - 1);
    }),
  );
});

test("first and last host and the number of hosts agree", () => {
  fc.assert(
    fc.property(anyNetwork, (network) => {
      expect(addToAddress(firstHost(network), usableHosts(network.prefixLength) - 1)).toBe(lastHost(network));
    }),
  );
});

test("summarizing loses and adds no address, anywhere in the address space", () => {
  fc.assert(
    fc.property(fc.array(anyNetwork, { minLength: 1, maxLength: 40 }), (networks) => {
      const few = summarize(networks);
      expect(few.reduce((sum, { prefixLength }) => sum + networkSize(prefixLength), 0)).toBe(
        addressesIn(networks),
      );
      expect(addressesIn([...few, ...networks])).toBe(addressesIn(networks));
    }),
  );
});

test("every subnet of a split has the network as its supernet, and neighbors touch", () => {
  fc.assert(
    fc.property(anyNetwork, fc.integer({ min: 0, max: 8 }), (network, bits) => {
      const longer = Math.min(32, network.prefixLength + bits);
      const parts = subnets(network, longer);
      expect(parts).toHaveLength(2 ** (longer - network.prefixLength));
      parts.forEach((part, i) => {
        expect(formatNetwork(supernet(part, network.prefixLength))).toBe(formatNetwork(network));
        expect(nthSubnet(network, longer, i + 1)).toEqual(part);
        const next = parts[i + 1];
        if (next) expect(lastAddress(part) + 1).toBe(next.address);
      });
    }),
  );
});

test("no two subnets of a plan overlap, each is in the network", () => {
  const demand = fc.record({ name: fc.string(), hosts: fc.integer({ min: 1, max: 4000 }) });
  const network = parseInterface("10.0.0.0/8");
  fc.assert(
    fc.property(fc.array(demand, { minLength: 1, maxLength: 25 }), (demands) => {
      const plan = planSubnets(network, demands, { growth: 0, reserve: 0 }).map((subnet) => subnet.network);
      plan.forEach((one, i) => {
        expect(plan.slice(i + 1).filter((other) => networksOverlap(one, other))).toEqual([]);
        expect(formatNetwork(supernet(one, 8))).toBe("10.0.0.0/8");
      });
    }),
  );
});
