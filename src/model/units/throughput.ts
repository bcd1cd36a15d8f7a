import { badInput } from "../errors";
import { quoted } from "./quoted";
import { isBare, parseQuantity, type Scalar } from "./quantity";
import { NETWORK_RATES, STORAGE_RATES } from "./unitTable";

const BYTES_PER_MB = 1e6;
const BITS_PER_GBIT = 1e9;

/**
 * Reads storage throughput; a bare number is MB/s (10^6 B/s).
 *
 * @returns Bytes per second.
 * @example throughputBytesPerSecond("1 GiB/s") //=> 1073741824
 */
export function throughputBytesPerSecond(input: Scalar): number {
  return parseQuantity(input, STORAGE_RATES, BYTES_PER_MB);
}

/**
 * Reads network throughput; a bare number is Gb/s, `10G` and `25GbE` are link speeds, `2x25GbE` is two of them.
 *
 * @param what The parameter, for messages.
 * @returns Bits per second.
 * @example networkBitsPerSecond("25GbE") //=> 25000000000
 */
export function networkBitsPerSecond(input: Scalar, what = "throughput"): number {
  return parseQuantity(input, NETWORK_RATES, BITS_PER_GBIT, what);
}

/** A bare number above this is Mb/s, as vSphere shows links: no host has 3.2 Tb/s. */
const MAX_LINK_GBIT = 3200;

/**
 * Reads the link of a host; a bare number is Gb/s. One that can only be Mb/s is refused, and so is 0: nothing is sent.
 *
 * @param what The parameter, for messages: "nic_gbit".
 * @returns Bits per second.
 * @example linkBitsPerSecond("2x25GbE", "nic_gbit") //=> 50000000000
 */
export function linkBitsPerSecond(input: Scalar, what: string): number {
  const bits = networkBitsPerSecond(input, what);
  if (bits === 0) throw badInput(`${what} ${quoted(input)} is 0: enter the Gb/s of a host such as 25`);
  const gbit = bits / BITS_PER_GBIT;
  if (gbit > MAX_LINK_GBIT && isBare(input)) {
    throw badInput(
      `${what} ${gbit} can be read as ${gbit} Gb/s and as ${gbit} Mb/s: enter ${gbit / 1e3} or "${gbit} Mb/s"`,
    );
  }
  return bits;
}
