import { mirroredCapacity } from "../../model/capacity/mirroredSites";
import { rawTib } from "../../model/capacity/usableCapacity";
import { choose, layoutOn } from "../_arguments";
import { broadcast } from "../_broadcast";
import { hostDisksOf, keepFreeOf, lfsOverheadOf } from "../_capacity";

const HOSTS = 2;
const PLACE = { raid: "host_raid", count: "disks_per_host", unit: "disks" };

/**
 * Capacity for guest data of two vSAN ESA hosts with a witness: every object is mirrored over both. Before data reduction, snapshots, swap and global metadata.
 * @customfunction VSAN_TWO_NODE_TIB
 * @param disks_per_host Disks of a host that vSAN claims.
 * @param disk_tb Size of a disk: a number is TB, decimal as disks are sold (10^12 bytes); "5.82 TiB" also works.
 * @param host_raid Second layout inside each host, below the mirror: RAID-1, RAID-5, RAID-6 over its disks. Omitted: none.
 * @param keep_free Share of raw kept free, because vSAN reserves nothing on two hosts. Omitted, or 25%: 25%; low takes 30%. For none enter none; 0 and a blank cell are refused.
 * @param lfs_overhead Share that the file system takes on top of data and replicas. Omitted: 13.1%. For none enter none; 0 and a blank cell are refused.
 * @param estimate plan (default), low, high, or label: the evidence level. High is the plan.
 * @returns TiB.
 * @unit TiB
 * @source Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18); Nested Fault Domains in vSAN (2026-11-20); Broadcom KB 394410 (2025-04-15)
 * @example =VSAN_TWO_NODE_TIB(5,6.4) //=> 19.3
 * @example =VSAN_TWO_NODE_TIB(6,6.4,"RAID-5") //=> 18.53
 * @example =VSAN_TWO_NODE_TIB(5,6.4,,,,"low") //=> 16.2
 * @example =VSAN_TWO_NODE_TIB(5,6.4,"RAID-6") //=> #N/A
 */
export function VSAN_TWO_NODE_TIB(
  disks_per_host: unknown[][],
  disk_tb: unknown[][],
  host_raid?: unknown[][],
  keep_free?: unknown[][],
  lfs_overhead?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast({ disks_per_host, disk_tb }, { host_raid, keep_free, lfs_overhead, estimate }, (cells) => {
    const disks = hostDisksOf(cells);
    const policy = {
      layout: layoutOn(cells.host_raid, "RAID-0", disks.disksPerHost, PLACE),
      mirrored: 1,
      keepFree: keepFreeOf(cells.keep_free),
      lfsOverhead: lfsOverheadOf(cells.lfs_overhead),
    };
    return choose(mirroredCapacity(rawTib(HOSTS, disks), policy), cells.estimate);
  });
}
