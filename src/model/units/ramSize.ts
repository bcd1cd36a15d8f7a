import { badInput } from "../errors";
import { asciiOf } from "./asciiOf";
import { isBare, parseQuantity, type Scalar } from "./quantity";
import type { UnitTable } from "./unitTable";

const BYTES_PER_GIB = 2 ** 30;
/** A bare number above this is MiB, as ESXi prints it: no host has 64 TiB. */
const MAX_HOST_GIB = 65_536;

/** Memory comes in powers of two: GB and TB mean GiB and TiB here, in any case. */
const RAM_SIZES: UnitTable = {
  quantity: "RAM",
  example: "512 GB",
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

const HOST_SIZES: UnitTable = {
  ...RAM_SIZES,
  occurs: (bytes) => bytes <= MAX_HOST_GIB * BYTES_PER_GIB,
};

/**
 * Reads RAM of any size, such as that of all VMs; a bare number is GiB, and GB and TB are binary.
 *
 * @param what The parameter, for messages: "gib".
 * @returns GiB, 0 or more; `none` is 0.
 * @example ramGib("8 TB", "gib") //=> 8192
 */
export function ramGib(input: Scalar, what: string): number {
  if (typeof input === "string" && asciiOf(input).toLowerCase() === "none") return 0;
  return parseQuantity(input, RAM_SIZES, BYTES_PER_GIB, what) / BYTES_PER_GIB;
}

/**
 * Reads the RAM of a host; a bare number is GiB, and GB and TB are binary (1 TB of RAM is 1,024 GiB).
 *
 * @param what The parameter, for messages: "ram_gib".
 * @returns Bytes, more than 0: a host without RAM is a blank cell.
 * @example ramBytes("1.5 TB") //=> 1649267441664
 */
export function ramBytes(input: Scalar, what = "RAM"): number {
  const bytes = parseQuantity(input, HOST_SIZES, BYTES_PER_GIB, what);
  if (bytes === 0) throw badInput(`${what} is 0 or blank: enter the GiB of the host, such as 512`);
  const gib = bytes / BYTES_PER_GIB;
  if (gib > MAX_HOST_GIB && isBare(input)) {
    throw badInput(
      `${what} ${gib} can be read as ${gib} GiB and as ${gib} MiB: enter ${gib / 1024} or "${gib} MiB"`,
    );
  }
  return bytes;
}
