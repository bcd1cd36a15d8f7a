import { clusterState, hostsForCapacity } from "../../model/capacity/hostsForCapacity";
import { choose, tibOf, wordOf } from "../_arguments";
import { demanded } from "../_blanks";
import { broadcast } from "../_broadcast";
import { capacityPolicyOf, hostDisksOf } from "../_capacity";
import { subjectOf } from "../_hosts";

/**
 * Minimum hosts of a vSAN ESA cluster that hold a capacity for guest data, 3 to 64: the inverse of VSAN_USABLE_TIB.
 * @customfunction VSAN_HOSTS_FOR_TIB
 * @param usable_tib Capacity for guest data: a number is TiB; "100 TB" is decimal.
 * @param disks_per_host Disks of a host that vSAN claims.
 * @param disk_tb Size of a disk: a number is TB, decimal as disks are sold (10^12 bytes); "5.82 TiB" also works.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5, 2+1 up to five hosts, 4+1 from six.
 * @param host_reserve Hosts kept free for a rebuild. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param ops_reserve Share kept free for vSAN's operations: 10% or 0.1. Omitted, or 10%: 10%, and low takes 5%. For none enter none; 0 and a blank cell are refused.
 * @param lfs_overhead Share that the file system takes on top of data and replicas. Omitted: 13.1%. For none enter none; 0 and a blank cell are refused.
 * @param other_overhead Share of further overheads of ESA, which has no published figure. Omitted, 0 or a blank cell: none; high then takes 10%.
 * @param state steady (default), or after failure: also without the reserved hosts (at least one), in the layout that the others then use.
 * @param estimate plan (default), low, high, or label: the evidence level. Low is the minimum.
 * @returns Hosts, a whole number.
 * @unit hosts
 * @source Broadcom KB 394410 (2025-04-15); Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18)
 * @example =VSAN_HOSTS_FOR_TIB(92.6,5,6.4) //=> 6
 * @example =VSAN_HOSTS_FOR_TIB(92.6,5,6.4,,,,,,"after failure") //=> 7
 * @example =VSAN_HOSTS_FOR_TIB(92.6,5,6.4,,,,,,,"high") //=> 7
 * @example =VSAN_HOSTS_FOR_TIB("5 PB",5,6.4) //=> #VALUE!
 */
export function VSAN_HOSTS_FOR_TIB(
  usable_tib: unknown[][],
  disks_per_host: unknown[][],
  disk_tb: unknown[][],
  raid?: unknown[][],
  host_reserve?: unknown[][],
  ops_reserve?: unknown[][],
  lfs_overhead?: unknown[][],
  other_overhead?: unknown[][],
  state?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast(
    { usable_tib, disks_per_host, disk_tb },
    { raid, host_reserve, ops_reserve, lfs_overhead, other_overhead, state, estimate },
    (cells) => {
      const demand = {
        tib: demanded("usable_tib", tibOf(cells.usable_tib, "usable_tib")),
        subject: subjectOf(cells.usable_tib, "usable_tib"),
        state: clusterState(wordOf(cells.state ?? "steady", "state")),
      };
      const policy = capacityPolicyOf({ ...cells, hosts: 1 });
      return choose(hostsForCapacity(demand, hostDisksOf(cells), policy), cells.estimate);
    },
  );
}
