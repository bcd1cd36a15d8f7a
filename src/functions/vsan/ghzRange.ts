import { broadcastRows } from "../_broadcast";
import { costModel } from "../_profile";
import { ghzEstimate } from "../_vsanGhz";

/**
 * Range of the GHz that a guest throughput costs a vSAN ESA cluster: low, plan, high, and the evidence level.
 * @customfunction VSAN_GHZ_RANGE
 * @param throughput Guest throughput, a single cell or a column: a number is MB/s (10^6 bytes/s).
 * @param io_size I/O size: a number is KiB. Omitted: the rule of thumb for any size.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. Omitted: 50%. 0 or a blank cell: all writes.
 * @param raid vSAN ESA layout. Omitted: RAID-5 4+1.
 * @param profile Your own tests, a range of block size KiB, read %, kHz per I/O, [RAID]; or a multiplier.
 * @param release vSAN release: 8.0, 9.0 or 9.1. Omitted: 8.0 U3, as measured. Other releases are assumptions; 9.1 raises the high end of writes by 25%.
 * @returns Low, plan and high in GHz, and a label: measured, calibrated, interpolated, extrapolated, estimated, rule of thumb, assumption.
 * @unit GHz, GHz, GHz, label
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_GHZ_RANGE(1000) //=> {15.0,28,55.7,"rule of thumb"}
 * @example =VSAN_GHZ_RANGE(1000,32,"read") //=> {18.18,19.546,20.91,"measured"}
 */
export function VSAN_GHZ_RANGE(
  throughput: unknown[][],
  io_size?: unknown[][],
  rw?: unknown[][],
  raid?: unknown[][],
  profile?: unknown[][],
  release?: unknown[][],
): unknown[][] {
  const model = costModel(profile);
  return broadcastRows(4, { throughput }, { io_size, rw, raid, release }, (cells) => {
    const { low, plan, high, label } = ghzEstimate(model, cells);
    return [low, plan, high, label];
  });
}
