import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { DomainError } from "../../../src/model/errors";
import { formatAddress, parseAddress } from "../../../src/model/ipv4/address";
import { addToAddress, addressDifference } from "../../../src/model/ipv4/addressArithmetic";
import { addressFromInteger, formatHex, reverseName } from "../../../src/model/ipv4/addressForms";
import { compareInterfaces } from "../../../src/model/ipv4/compareInterfaces";
import { containsNetwork, networksOverlap } from "../../../src/model/ipv4/containment";
import { freeNetworks } from "../../../src/model/ipv4/freeNetworks";
import { nthHost } from "../../../src/model/ipv4/hosts";
import {
  firstHost,
  formatNetwork,
  lastAddress,
  lastHost,
  networkSize,
  parseInterface,
} from "../../../src/model/ipv4/network";
import { netmask, wildcardMask } from "../../../src/model/ipv4/prefix";
import { rangeOf, rangeToNetworks } from "../../../src/model/ipv4/ranges";
import { nthSubnet, subnets, supernet } from "../../../src/model/ipv4/subnets";
import { summarize } from "../../../src/model/ipv4/summarize";
import { testWhenInstalled } from "../../readers/whenInstalled";

/** What vectors.py wrote: CPython's answers. */
const FILE = path.join(__dirname, "vectors.jsonl");
const text = fs.readFileSync(FILE, "utf8");
const vectors = text
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as [string, ...unknown[]]);

/** What an answer is where it is refused. */
function orRefused<T>(compute: () => T, refused: T): T {
  try {
    return compute();
  } catch (error) {
    if (error instanceof DomainError) return refused;
    throw error;
  }
}

const all = (networks: unknown): ReturnType<typeof parseInterface>[] =>
  (networks as string[]).map(parseInterface);
const spelled = (networks: ReturnType<typeof parseInterface>[]): string[] => networks.map(formatNetwork);

/** By kind: what we answer, in the words of the vector. */
const ANSWERS: Readonly<Record<string, (...values: never[]) => unknown[]>> = {
  prefix: (length: number) => [
    length,
    formatAddress(netmask(length)),
    formatAddress(wildcardMask(length)),
    networkSize(length),
  ],
  interface: (given: string) => {
    const one = parseInterface(given);
    return [
      given,
      formatNetwork(one),
      ...[lastAddress(one), firstHost(one), lastHost(one)].map(formatAddress),
    ];
  },
  address: (given: string) => {
    const address = parseAddress(given);
    return [
      formatAddress(addressFromInteger(address)),
      address,
      formatHex(address).slice(2),
      reverseName(address),
    ];
  },
  valid: (given: string) => [given, orRefused(() => parseInterface(given) !== null, false)],
  pair: (a: string, b: string) => {
    const [first, second] = [parseInterface(a), parseInterface(b)];
    return [a, b, containsNetwork(first, second), networksOverlap(second, first)];
  },
  add: (given: string, n: number) => [
    given,
    n,
    orRefused<string | null>(() => formatAddress(addToAddress(parseAddress(given), n)), null),
  ],
  diff: (a: string, b: string) => [a, b, addressDifference(parseAddress(a), parseAddress(b))],
  subnet: (given: string, length: number, count: number, n: number) => {
    const network = parseInterface(given);
    const nth = formatNetwork(nthSubnet(network, length, n));
    expect(formatNetwork(nthSubnet(network, length, n - 1 - count))).toBe(nth);
    if (count <= 4096) {
      const listed = subnets(network, length);
      expect([listed.length, spelled(listed)[n - 1]]).toEqual([count, nth]);
    }
    return [given, length, count, n, nth];
  },
  supernet: (given: string, length: number) => {
    const network = parseInterface(given);
    return [given, length, formatNetwork(supernet(network, length)), formatNetwork(supernet(network))];
  },
  host: (given: string, n: number) => {
    const network = parseInterface(given);
    return [given, n, formatAddress(nthHost(network, n)), formatAddress(nthHost(network, -n))];
  },
  summarize: (networks: string[]) => [networks, spelled(summarize(all(networks)))],
  sort: (networks: string[]) => [networks, spelled(all(networks).sort(compareInterfaces))],
  range: (first: string, last: string) => [
    first,
    last,
    spelled(rangeToNetworks({ first: parseAddress(first), last: parseAddress(last) })),
  ],
  free: (network: string, used: string) => {
    const none: string[] = [];
    return [
      network,
      used,
      orRefused(() => spelled(freeNetworks(parseInterface(network), all([used]).map(rangeOf))), none),
    ];
  },
};

test.each(Object.entries(ANSWERS))("CPython's ipaddress agrees: %s", (kind, answer) => {
  const own = vectors.filter(([of]) => of === kind);
  expect(own.length).toBeGreaterThan(30);
  for (const [, ...values] of own) expect(answer(...(values as never[]))).toEqual(values);
});

test("all vectors are walked, 5,000 at least", () => {
  process.stdout.write(`${vectors.length} vectors of CPython's ipaddress\n`);
  expect(vectors.length).toBeGreaterThanOrEqual(5000);
  expect(vectors.filter(([kind]) => !Object.hasOwn(ANSWERS, kind))).toEqual([]);
});

const script = path.join(__dirname, "vectors.py");
const python = spawnSync("python3", [script], { encoding: "utf8", maxBuffer: 2 ** 24 });

testWhenInstalled(
  { name: "Python 3", hint: "apt-get install python3" },
  python.status === 0,
  "vectors.py gives the same vectors today",
  () => expect(python.stdout).toBe(text),
);
