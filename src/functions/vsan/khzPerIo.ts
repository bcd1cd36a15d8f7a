import { vsanKhzPerIo } from "../../model/cpuCost/vsanCpu";
import { choose, ioOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { costModel } from "../_profile";

/**
 * CPU that one I/O costs a vSAN ESA cluster, in kHz per I/O (thousand CPU cycles), vSAN network included.
 * @customfunction VSAN_KHZ_PER_IO
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. 0 is all writes.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5 4+1.
 * @param profile Your own tests, a range of block size KiB, read %, kHz per I/O, [RAID]; or a multiplier.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @param release vSAN release: 8.0, 9.0 or 9.1. Omitted: 8.0 U3, as measured. Other releases are assumptions; 9.1 raises the high end of writes by 25%.
 * @returns kHz per I/O.
 * @unit kHz per I/O
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_KHZ_PER_IO("32K","read") //=> 640.49
 * @example =VSAN_KHZ_PER_IO("32K","write") //=> 1825.86
 * @example =VSAN_KHZ_PER_IO("4K","read",,,"high") //=> 685.3
 * @example =VSAN_KHZ_PER_IO("32K","write",,,"high","9.1") //=> 2442
 */
export function VSAN_KHZ_PER_IO(
  io_size: unknown[][],
  rw: unknown[][],
  raid?: unknown[][],
  profile?: unknown[][],
  estimate?: unknown[][],
  release?: unknown[][],
): unknown[][] {
  const model = costModel(profile);
  return broadcast({ io_size, rw }, { raid, estimate, release }, (cells) =>
    choose(vsanKhzPerIo(model, ioOf(cells)), cells.estimate),
  );
}
