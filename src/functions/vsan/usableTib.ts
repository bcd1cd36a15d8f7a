import { explainUsable } from "../../model/capacity/explainUsable";
import { usableCapacity } from "../../model/capacity/usableCapacity";
import { choose } from "../_arguments";
import { broadcast } from "../_broadcast";
import { capacityPolicyOf, hostDisksOf } from "../_capacity";
import { reportSteps } from "../_explained";

/**
 * Capacity for guest data of a vSAN ESA cluster, after reserves, layout and file system; before data reduction, snapshots, swap and global metadata.
 * @customfunction VSAN_USABLE_TIB
 * @param hosts Hosts in the cluster, all alike, 64 at most.
 * @param disks_per_host Disks of a host that vSAN claims.
 * @param disk_tb Size of a disk: a number is TB, decimal as disks are sold (10^12 bytes); "5.82 TiB" also works.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5, 2+1 up to five hosts, 4+1 from six.
 * @param host_reserve Hosts kept free for a rebuild. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param ops_reserve Share kept free for vSAN's operations: 10% or 0.1. Omitted, or 10%: 10%, and high takes 5%. For none enter none; 0 and a blank cell are refused.
 * @param lfs_overhead Share that the file system takes on top of data and replicas. Omitted: 13.1%. For none enter none; 0 and a blank cell are refused.
 * @param other_overhead Share of further overheads of ESA, which has no published figure. Omitted, 0 or a blank cell: none; low then takes 10%.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns TiB.
 * @unit TiB
 * @source Broadcom KB 394410 (2025-04-15); Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18)
 * @example =VSAN_USABLE_TIB(6,5,6.4) //=> 92.6
 * @example =VSAN_USABLE_TIB(6,5,6.4,"RAID-5",1,5%) //=> 97.8
 * @example =VSAN_USABLE_TIB(4,5,6.4) //=> 46.3
 * @example =VSAN_USABLE_TIB(6,5,6.4,,,,,,"low") //=> 83.4
 * @example =VSAN_USABLE_TIB(5,5,6.4,"RAID-6") //=> #N/A
 */
export function VSAN_USABLE_TIB(
  hosts: unknown[][],
  disks_per_host: unknown[][],
  disk_tb: unknown[][],
  raid?: unknown[][],
  host_reserve?: unknown[][],
  ops_reserve?: unknown[][],
  lfs_overhead?: unknown[][],
  other_overhead?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast(
    { hosts, disks_per_host, disk_tb },
    { raid, host_reserve, ops_reserve, lfs_overhead, other_overhead, estimate },
    (cells) => {
      const [disks, policy] = [hostDisksOf(cells), capacityPolicyOf(cells)];
      reportSteps(() => explainUsable(disks, policy));
      return choose(usableCapacity(disks, policy), cells.estimate);
    },
  );
}
