import netmask from "netmask";
import { medianMsInTurn } from "./median.mjs";
import { source } from "./source.mjs";

const ADDRESSES = Array.from(
  { length: 1000 },
  (_, i) => `10.${i % 256}.${(i * 7) % 256}.${(i * 13) % 256}/${8 + (i % 25)}`,
);
const REPEATS = 20;

/** What nothing that checks its input takes for an address with a prefix. */
const MALFORMED = ["256.1.2.3/24", "10.1.2.3/33", "10.1.2.x/24", "10.1.2.3.4/24", "10.1.2.3/", "ten/24", ""];

/** Reading an address with its prefix and naming its network, at the level of the model, beside npm packages. */
export async function ipv4() {
  const own = ownNetwork();
  const peers = [
    { name: "netmask", network: (text) => new netmask.Netmask(text).base },
    await installed(
      "ip-address",
      ({ Address4 }) =>
        (text) =>
          new Address4(text).startAddress().correctForm(),
    ),
    await installed(
      "ipaddr.js",
      ({ default: ipaddr }) =>
        (text) =>
          ipaddr.IPv4.networkAddressFromCIDR(text).toString(),
    ),
  ];
  const measured = peers.filter(({ network }) => network);
  const works = [own, ...measured.map(({ network }) => network)].map((network) => () => {
    for (let repeat = 0; repeat < REPEATS; repeat++) for (const address of ADDRESSES) network(address);
  });
  const [ownRate, ...rates] = (await medianMsInTurn(7, works)).map(
    (ms) => (REPEATS * ADDRESSES.length) / ms / 1000,
  );
  return peers.map(({ name, network, missing }) => ({
    id: `ipv4.${name}`,
    what: `IPv4, parse and network of 1,000 addresses, beside ${name}`,
    unit: "M/s",
    ours: ownRate,
    peer: { name, figure: network ? rates[measured.findIndex((peer) => peer.name === name)] : null },
    goal: { least: 2, of: "ratio" },
    remark: network ? checking(own, network) : missing,
  }));
}

function ownNetwork() {
  const { parseInterface, networkAddress } = source("src/model/ipv4/network.ts");
  const { formatAddress } = source("src/model/ipv4/address.ts");
  return (text) => formatAddress(networkAddress(parseInterface(text)));
}

/** A package of bench/package.json. */
async function installed(name, networkOf) {
  try {
    return { name, network: networkOf(await import(name)) };
  } catch (error) {
    if (error.code !== "ERR_MODULE_NOT_FOUND") throw error;
    return { name, missing: "npm ci --prefix bench installs it" };
  }
}

/** Whether a package checks what it reads. Throws where it answers otherwise than we do. */
function checking(own, network) {
  const other = ADDRESSES.find((address) => network(address) !== own(address));
  if (other !== undefined) throw new Error(`${other}: ${network(other)} is not ${own(other)}`);
  const refused = MALFORMED.filter((text) => isRefused(network, text)).length;
  const validating = refused === MALFORMED.length ? "validating" : "not fully validating";
  return `${validating}: refuses ${refused} of ${MALFORMED.length} malformed texts`;
}

function isRefused(network, text) {
  try {
    network(text);
    return false;
  } catch {
    return true;
  }
}
