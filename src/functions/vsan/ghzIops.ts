import { vsanGhzOfIops } from "../../model/cpuCost/vsanCpu";
import { choose, iopsOf, ioOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { costModel } from "../_profile";

/**
 * GHz of CPU that an I/O rate costs a vSAN ESA cluster, vSAN network included.
 * @customfunction VSAN_GHZ_IOPS
 * @param iops I/O per second as the guests see it.
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. Omitted: 50%. 0 or a blank cell: all writes.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5 4+1.
 * @param profile Your own tests, a range of block size KiB, read %, kHz per I/O, [RAID]; or a multiplier.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @param release vSAN release: 8.0, 9.0 or 9.1. Omitted: 8.0 U3, as measured. Other releases are assumptions; 9.1 raises the high end of writes by 25%.
 * @returns GHz in the cluster at the reference core.
 * @unit GHz
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_GHZ_IOPS(721317.28,32,"read") //=> 462.0
 * @example =VSAN_GHZ_IOPS(602702.73,"32K","70/30") //=> 600.4
 */
export function VSAN_GHZ_IOPS(
  iops: unknown[][],
  io_size: unknown[][],
  rw?: unknown[][],
  raid?: unknown[][],
  profile?: unknown[][],
  estimate?: unknown[][],
  release?: unknown[][],
): unknown[][] {
  const model = costModel(profile);
  return broadcast({ iops, io_size }, { rw, raid, estimate, release }, (cells) =>
    choose(vsanGhzOfIops(model, iopsOf(cells.iops), ioOf(cells)), cells.estimate),
  );
}
