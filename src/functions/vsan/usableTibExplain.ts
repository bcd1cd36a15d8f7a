import { explainUsable } from "../../model/capacity/explainUsable";
import { spillTable } from "../_broadcast";
import { capacityPolicyOf, hostDisksOf } from "../_capacity";
import { stepTable } from "../_stepTable";

/**
 * Shows how VSAN_USABLE_TIB is calculated: every step from raw disks to usable TiB with value, unit, evidence level and source.
 * @customfunction VSAN_USABLE_TIB_EXPLAIN
 * @param hosts Hosts in the cluster, a single cell.
 * @param disks_per_host Disks of a host that vSAN claims.
 * @param disk_tb Size of a disk: a number is TB, decimal as disks are sold (10^12 bytes).
 * @param raid vSAN ESA layout. Omitted: RAID-5, 2+1 up to five hosts, 4+1 from six.
 * @param host_reserve Hosts kept free for a rebuild. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param ops_reserve Share kept free for vSAN's operations: 10% or 0.1. Omitted, or 10%: 10%, and high takes 5%. For none enter none; 0 and a blank cell are refused.
 * @param lfs_overhead Share that the file system takes on top of data and replicas. Omitted: 13.1%. For none enter none; 0 and a blank cell are refused.
 * @param other_overhead Share of further overheads of ESA, which has no published figure. Omitted, 0 or a blank cell: none.
 * @returns Table with the columns Step, Value, Unit, Evidence level, Source.
 * @unit table
 * @source Broadcom KB 394410 (2025-04-15); Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18)
 * @example =VSAN_USABLE_TIB_EXPLAIN(6,5,6.4) //=> 18 rows x 5 columns
 * @example =VSAN_USABLE_TIB_EXPLAIN(2,5,6.4) //=> #N/A
 */
export function VSAN_USABLE_TIB_EXPLAIN(
  hosts: unknown[][],
  disks_per_host: unknown[][],
  disk_tb: unknown[][],
  raid?: unknown[][],
  host_reserve?: unknown[][],
  ops_reserve?: unknown[][],
  lfs_overhead?: unknown[][],
  other_overhead?: unknown[][],
): unknown[][] {
  return spillTable(
    { hosts, disks_per_host, disk_tb },
    { raid, host_reserve, ops_reserve, lfs_overhead, other_overhead },
    (cells) => stepTable(explainUsable(hostDisksOf(cells), capacityPolicyOf(cells))),
  );
}
