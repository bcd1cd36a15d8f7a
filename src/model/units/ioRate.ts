import { parseQuantity, type Scalar } from "./quantity";
import { IO_RATES } from "./unitTable";

/**
 * Reads an I/O rate.
 *
 * @returns I/O per second.
 * @example ioPerSecond("721,317.28 IOPS") //=> 721317.28
 */
export function ioPerSecond(input: Scalar): number {
  return parseQuantity(input, IO_RATES, 1);
}
