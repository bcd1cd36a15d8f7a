import { parseQuantity, type Scalar } from "./quantity";
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
 * @returns Bits per second.
 * @example networkBitsPerSecond("25GbE") //=> 25000000000
 */
export function networkBitsPerSecond(input: Scalar): number {
  return parseQuantity(input, NETWORK_RATES, BITS_PER_GBIT, "throughput");
}
