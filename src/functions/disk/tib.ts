import { diskTibOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Size of a disk in TiB, from the decimal TB that disks are sold by.
 * @customfunction DISK_TIB
 * @param tb Size of the disk: a number is TB, decimal (10^12 bytes); for GB enter "7680 GB".
 * @returns TiB (2^40 bytes).
 * @unit TiB
 * @source Definition: 1 TB = 10^12 bytes, 1 TiB = 2^40 bytes
 * @example =DISK_TIB(6.4) //=> 5.82
 * @example =DISK_TIB("960 GB") //=> 0.873
 */
export function DISK_TIB(tb: unknown[][]): unknown[][] {
  return broadcast({ tb }, {}, (cells) => diskTibOf(cells.tb));
}
