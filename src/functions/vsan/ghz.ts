import { choose } from "../_arguments";
import { broadcast } from "../_broadcast";
import { costModel } from "../_profile";
import { ghzEstimate } from "../_vsanGhz";

/**
 * GHz of CPU that a guest throughput costs a vSAN ESA cluster, vSAN network included. Without an I/O size it is the published rule of 3.5 Hz per bit/s.
 * @customfunction VSAN_GHZ
 * @param throughput Guest throughput: a number is MB/s (10^6 bytes/s). HCIBench labels MiB/s as "MB/s", a 4.9% difference: enter "22541 MiB/s".
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary. Omitted: the rule of thumb for any size.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. Omitted: 50%. 0 or a blank cell: all writes.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5 4+1.
 * @param profile Your own tests, a range of block size KiB, read %, kHz per I/O, [RAID]; or a multiplier. Omitted: the built-in measurements.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @param release vSAN release: 8.0, 9.0 or 9.1. Omitted: 8.0 U3, as measured. Other releases are assumptions; 9.1 raises the high end of writes by 25%.
 * @returns GHz in the cluster at the reference core.
 * @unit GHz
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_GHZ(1000) //=> 28
 * @example =VSAN_GHZ("22541.165 MiB/s","32K","read") //=> 462.0
 * @example =VSAN_GHZ("8934.142 MiB/s","32K","write") //=> 522.0
 * @example =VSAN_GHZ(1000,32,0.7,"RAID-6") //=> 34.41
 * @example =VSAN_GHZ(1000,8,0.7) //=> 83.8
 * @example =VSAN_GHZ(1000,8,0.7,,,"label") //=> "extrapolated"
 * @example =VSAN_GHZ("10 mb/s",32) //=> #VALUE!
 */
export function VSAN_GHZ(
  throughput: unknown[][],
  io_size?: unknown[][],
  rw?: unknown[][],
  raid?: unknown[][],
  profile?: unknown[][],
  estimate?: unknown[][],
  release?: unknown[][],
): unknown[][] {
  const model = costModel(profile);
  return broadcast({ throughput }, { io_size, rw, raid, estimate, release }, (cells) =>
    choose(ghzEstimate(model, cells), cells.estimate),
  );
}
