import { vsanIops } from "../../model/cpuCost/vsanCpu";
import { choose, hzOf, ioOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { costModel } from "../_profile";

/**
 * I/O per second that a number of GHz sustains on a vSAN ESA cluster. A ceiling by CPU only: devices, network and policies may limit earlier.
 * @customfunction VSAN_IOPS
 * @param ghz CPU to spend on storage: a number is GHz.
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. 0 is all writes.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5 4+1.
 * @param profile Your own tests, a range of block size KiB, read %, kHz per I/O, [RAID]; or a multiplier.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @param release vSAN release: 8.0, 9.0 or 9.1. Omitted: 8.0 U3, as measured. Other releases are assumptions; 9.1 raises the high end of writes by 25%.
 * @returns I/O per second.
 * @unit IOPS
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_IOPS(3.6,"32K","read") //=> 5621
 * @example =VSAN_IOPS(3.6,"32K","write") //=> 1972
 */
export function VSAN_IOPS(
  ghz: unknown[][],
  io_size: unknown[][],
  rw: unknown[][],
  raid?: unknown[][],
  profile?: unknown[][],
  estimate?: unknown[][],
  release?: unknown[][],
): unknown[][] {
  const model = costModel(profile);
  return broadcast({ ghz, io_size, rw }, { raid, estimate, release }, (cells) =>
    choose(vsanIops(model, hzOf(cells.ghz, "ghz"), ioOf(cells)), cells.estimate),
  );
}
