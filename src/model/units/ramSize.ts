import { badInput } from "../errors";
import { isBare, parseQuantity, type Scalar } from "./quantity";
import type { UnitTable } from "./unitTable";

const BYTES_PER_GIB = 2 ** 30;
/** A bare number above this is MiB, as ESXi prints it: no host has 64 TiB. */
const MAX_HOST_GIB = 65_536;

/** Memory comes in powers of two: GB and TB mean GiB and TiB here, in any case. */
const RAM_SIZES: UnitTable = {
  quantity: "RAM",
  example: "512 GB",
  occurs: (bytes) => bytes <= MAX_HOST_GIB * BYTES_PER_GIB,
  exact: {},
  anyCase: {
    mb: 2 ** 20,
    mib: 2 ** 20,
    g: 2 ** 30,
    gb: 2 ** 30,
    gib: 2 ** 30,
    t: 2 ** 40,
    tb: 2 ** 40,
    tib: 2 ** 40,
  },
};

/**
 * Reads the RAM of a host; a bare number is GiB, and GB and TB are binary (1 TB of RAM is 1,024 GiB).
 *
 * @param what The parameter, for messages: "ram_gib".
 * @returns Bytes, more than 0: a host without RAM is a blank cell.
 * @example ramBytes("1.5 TB") //=> 1649267441664
 */
export function ramBytes(input: Scalar, what = "RAM"): number {
  const bytes = parseQuantity(input, RAM_SIZES, BYTES_PER_GIB, what);
  if (bytes === 0) throw badInput(`${what} is 0 or blank: enter the GiB of the host, such as 512`);
  const gib = bytes / BYTES_PER_GIB;
  if (gib > MAX_HOST_GIB && isBare(input)) {
    throw badInput(
      `${what} ${gib} can be read as ${gib} GiB and as ${gib} MiB: enter ${gib / 1024} or "${gib} MiB"`,
    );
  }
  return bytes;
}
