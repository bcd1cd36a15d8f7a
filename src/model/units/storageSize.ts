import { parseQuantity, type Scalar } from "./quantity";
import { BYTES } from "./unitTable";

/** Bytes in the units that a bare number of a size can mean. */
export const BYTES_PER = { TB: 1e12, GiB: 2 ** 30, TiB: 2 ** 40 } as const;

/**
 * Reads a size of disks or of storage. A text carries its unit, where TB is decimal (10^12 bytes) and TiB binary.
 *
 * @param bareUnit What a bare number means: the unit of the parameter.
 * @returns Bytes, 0 or more.
 * @example storageBytes(6.4, "TB") //=> 6400000000000
 * @example storageBytes("1 TiB", "TB") //=> 1099511627776
 */
export function storageBytes(input: Scalar, bareUnit: keyof typeof BYTES_PER): number {
  return parseQuantity(input, BYTES, BYTES_PER[bareUnit]);
}
