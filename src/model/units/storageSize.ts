import { badInput } from "../errors";
import { isBare, parseQuantity, type Scalar } from "./quantity";
import { BYTES, DISK_SIZES, MAX_DISK_BYTES } from "./unitTable";

/** Bytes in the units that a bare number of a size can mean. */
export const BYTES_PER = { TB: 1e12, GiB: 2 ** 30, TiB: 2 ** 40 } as const;

/**
 * Reads a size of storage. A text carries its unit, where TB is decimal (10^12 bytes) and TiB binary.
 *
 * @param bareUnit What a bare number means: the unit of the parameter.
 * @param what The parameter, for messages: "usable_tib".
 * @returns Bytes, 0 or more.
 * @example storageBytes("1 TB", "TiB") //=> 1000000000000
 */
export function storageBytes(input: Scalar, bareUnit: keyof typeof BYTES_PER, what = "size"): number {
  return parseQuantity(input, BYTES, BYTES_PER[bareUnit], what);
}

/**
 * Reads the size of one disk; a bare number is TB, and one that can only be GB is refused. `6.4T` is 6.4 TB.
 *
 * @param what The parameter, for messages: "disk_tb".
 * @returns Bytes, more than 0.
 * @example diskBytes(6.4, "disk_tb") //=> 6400000000000
 */
export function diskBytes(input: Scalar, what: string): number {
  const bytes = parseQuantity(input, DISK_SIZES, BYTES_PER.TB, what);
  if (bytes === 0) throw badInput(`${what} is 0 or blank: enter the size of a disk in TB, such as 6.4`);
  const tb = bytes / BYTES_PER.TB;
  if (bytes > MAX_DISK_BYTES && isBare(input)) {
    throw badInput(
      `${what} ${tb} can be read as ${tb} TB and as ${tb} GB: enter ${tb / 1e3}, "${tb} GB" or "${tb} TB"`,
    );
  }
  return bytes;
}
