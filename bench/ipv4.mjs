import { createRequire } from "node:module";
import path from "node:path";
import netmask from "netmask";
import { medianMs } from "./median.mjs";

const require = createRequire(import.meta.url);
const requireTypeScript = require("../build/requireTypeScript.js");
const model = (file) => requireTypeScript(path.resolve("src/model/ipv4", file));

const ADDRESSES = Array.from(
  { length: 1000 },
  (_, i) => `10.${i % 256}.${(i * 7) % 256}.${(i * 13) % 256}/${8 + (i % 25)}`,
);
const ROUNDS = 100;

/** Reading an address with its prefix and naming its network, beside the fastest npm package that checks its input. */
export async function ipv4() {
  const { parseInterface, networkAddress } = model("network.ts");
  const { formatAddress } = model("address.ts");
  const { Netmask } = netmask;
  const rate = async (work) => {
    const ms = await medianMs(7, () => {
      for (let round = 0; round < ROUNDS; round++) for (const address of ADDRESSES) work(address);
    });
    return (ROUNDS * ADDRESSES.length) / ms / 1000;
  };
  const own = await rate((address) => formatAddress(networkAddress(parseInterface(address))));
  const peer = await rate((address) => new Netmask(address).base);
  return [
    {
      what: "IPv4, parse and network",
      figure: `${own.toFixed(2)} M/s (netmask ${peer.toFixed(2)} M/s, ratio ${(own / peer).toFixed(1)})`,
    },
  ];
}
