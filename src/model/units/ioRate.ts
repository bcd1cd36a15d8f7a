import { parseQuantity, type Scalar } from "./quantity";
import { IO_RATES } from "./unitTable";

/**
 * Reads an I/O rate.
 *
 * @param what The parameter, for messages: "iops".
 * @returns I/O per second.
 * @example ioPerSecond("721,317.28 IOPS") //=> 721317.28
 * @example ioPerSecond("100k") //=> 100000
 */
export function ioPerSecond(input: Scalar, what = "IOPS"): number {
  return parseQuantity(input, IO_RATES, 1, what);
}
