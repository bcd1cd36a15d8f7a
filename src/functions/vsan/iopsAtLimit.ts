import { iopsAtLimit } from "../../model/performance/iopsLimit";
import { ioSizeOf, iopsOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * I/O per second that the IOPS limit of a storage policy lets through: I/O above 32 KiB counts once for every 32 KiB begun.
 * @customfunction VSAN_IOPS_AT_LIMIT
 * @param limit IOPS limit of the policy, for one object such as a virtual disk. More than 0: 0 in a policy means no limit.
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @returns I/O per second of one object.
 * @unit IOPS
 * @source vSAN 6.2 Part 4 – IOPS limit for object (2016-02-19)
 * @example =VSAN_IOPS_AT_LIMIT(5000,"64K") //=> 2500
 * @example =VSAN_IOPS_AT_LIMIT(5000,"1M") //=> 156.25
 * @example =VSAN_IOPS_AT_LIMIT(5000,"4K") //=> 5000
 */
export function VSAN_IOPS_AT_LIMIT(limit: unknown[][], io_size: unknown[][]): unknown[][] {
  return broadcast({ limit, io_size }, {}, (cells) =>
    iopsAtLimit(iopsOf(cells.limit, "limit"), ioSizeOf(cells.io_size)),
  );
}
