import { badInput } from "../errors";
import { parseQuantity, type Scalar } from "./quantity";
import type { UnitTable } from "./unitTable";

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

const BYTES_PER_GIB = 2 ** 30;

/**
 * Reads the RAM of a host; a bare number is GiB, and GB and TB are binary (1 TB of RAM is 1,024 GiB).
 *
 * @returns Bytes, more than 0: a host without RAM is a blank cell.
 * @example ramBytes("1.5 TB") //=> 1649267441664
 */
export function ramBytes(input: Scalar): number {
  const bytes = parseQuantity(input, RAM_SIZES, BYTES_PER_GIB);
  if (bytes === 0) throw badInput("RAM is 0, or a blank cell: write the GiB of the host, such as 512");
  return bytes;
}
