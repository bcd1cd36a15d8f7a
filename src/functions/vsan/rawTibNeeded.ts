import { rawTibNeeded } from "../../model/capacity/usableCapacity";
import { tibOf } from "../_arguments";
import { demanded } from "../_blanks";
import { broadcast } from "../_broadcast";
import { capacityPolicyOf } from "../_capacity";

/**
 * Raw capacity that so much usable capacity takes on a vSAN ESA cluster: the inverse of VSAN_USABLE_TIB. Not rounded up to whole disks or hosts.
 * @customfunction VSAN_RAW_TIB_NEEDED
 * @param usable_tib Capacity for guest data: a number is TiB; "100 TB" is decimal.
 * @param hosts Hosts in the cluster, all alike, 64 at most.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5, 2+1 up to five hosts, 4+1 from six.
 * @param host_reserve Hosts kept free for a rebuild. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param ops_reserve Share kept free for vSAN's operations: 10% or 0.1. Omitted: 10%. For none enter none; 0 and a blank cell are refused.
 * @param lfs_overhead Share that the file system takes on top of data and replicas. Omitted: 13.1%. For none enter none; 0 and a blank cell are refused.
 * @param other_overhead Share of further overheads of ESA, which has no published figure. Omitted, 0 or a blank cell: none.
 * @returns TiB.
 * @unit TiB
 * @source Broadcom KB 394410 (2025-04-15); Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18)
 * @example =VSAN_RAW_TIB_NEEDED(92.64,6) //=> 174.6
 * @example =VSAN_RAW_TIB_NEEDED(100,6,"RAID-1",1,5%) //=> 285.7
 */
export function VSAN_RAW_TIB_NEEDED(
  usable_tib: unknown[][],
  hosts: unknown[][],
  raid?: unknown[][],
  host_reserve?: unknown[][],
  ops_reserve?: unknown[][],
  lfs_overhead?: unknown[][],
  other_overhead?: unknown[][],
): unknown[][] {
  return broadcast(
    { usable_tib, hosts },
    { raid, host_reserve, ops_reserve, lfs_overhead, other_overhead },
    (cells) =>
      rawTibNeeded(demanded("usable_tib", tibOf(cells.usable_tib, "usable_tib")), capacityPolicyOf(cells)),
  );
}
