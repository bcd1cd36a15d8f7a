import { medianMsInTurn } from "./median";
import { formatAddress } from "../src/model/ipv4/address";
import { networkAddress, parseInterface } from "../src/model/ipv4/network";
import type { Row } from "./row";

const ADDRESSES = Array.from(
  { length: 1000 },
  (_, i) => `10.${i % 256}.${(i * 7) % 256}.${(i * 13) % 256}/${8 + (i % 25)}`,
);
const REPEATS = 20;

/** What nothing that checks its input takes for an address with a prefix. */
const MALFORMED = ["256.1.2.3/24", "10.1.2.3/33", "10.1.2.x/24", "10.1.2.3.4/24", "10.1.2.3/", "ten/24", ""];

/** Reads an address with its prefix and names its network. */
type Network = (text: string) => string;

/** What is measured beside our own. */
interface Peer {
  name: string;
  /** Missing where the package is not installed. */
  network?: Network;
}

/** As far as they are used: netmask has no types, and the packages of bench are not installed everywhere. */
interface NetmaskPackage {
  default: { Netmask: new (text: string) => { base: string } };
}
interface IpAddressPackage {
  Address4: new (text: string) => { startAddress(): { correctForm(): string } };
}
interface IpaddrPackage {
  default: { IPv4: { networkAddressFromCIDR(text: string): object } };
}

/** Reading an address with its prefix and naming its network, at the level of the model, beside npm packages. */
export async function ipv4(): Promise<Row[]> {
  const own: Network = (text) => formatAddress(networkAddress(parseInterface(text)));
  const peers = [
    await installed<NetmaskPackage>(
      "netmask",
      ({ default: { Netmask } }) =>
        (text) =>
          new Netmask(text).base,
    ),
    await installed<IpAddressPackage>(
      "ip-address",
      ({ Address4 }) =>
        (text) =>
          new Address4(text).startAddress().correctForm(),
    ),
    await installed<IpaddrPackage>(
      "ipaddr.js",
      ({ default: { IPv4 } }) =>
        (text) =>
          String(IPv4.networkAddressFromCIDR(text)),
    ),
  ];
  const networks = [own, ...peers.flatMap(({ network }) => network ?? [])];
  const works = networks.map((network) => () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) for (const address of ADDRESSES) network(address);
  });
  const rates = new Map(
    (await medianMsInTurn(7, works)).map((ms, i) => [networks[i], (REPEATS * ADDRESSES.length) / ms / 1000]),
  );
  return peers.map(({ name, network }) => ({
    id: `ipv4.${name}`,
    what: `IPv4, parse and network of 1,000 addresses, compared with ${name}`,
    unit: "M/s",
    ours: rates.get(own) ?? null,
    peer: { name, figure: (network && rates.get(network)) ?? null },
    goal: { least: 2, of: "ratio" },
    remark: network ? checking(own, network) : "npm ci --prefix bench installs it",
  }));
}

/** A package that may not be installed, such as those of bench/package.json. */
async function installed<Package>(name: string, networkOf: (known: Package) => Network): Promise<Peer> {
  try {
    return { name, network: networkOf((await import(name)) as Package) };
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND")) throw error;
    return { name };
  }
}

/** Whether a package checks what it reads. Throws where it answers otherwise than we do. */
function checking(own: Network, network: Network): string {
  const other = ADDRESSES.find((address) => network(address) !== own(address));
  if (other !== undefined) throw new Error(`${other}: ${network(other)} is not ${own(other)}`);
  const refused = MALFORMED.filter((text) => isRefused(network, text)).length;
  const validating = refused === MALFORMED.length ? "validating" : "not fully validating";
  return `${validating}: refuses ${refused} of ${MALFORMED.length} malformed texts`;
}

function isRefused(network: Network, text: string): boolean {
  try {
    network(text);
    return false;
  } catch {
    return true;
  }
}
