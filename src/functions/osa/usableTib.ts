import { HOST_RESERVE, OPERATIONS_RESERVE } from "../../model/capacity/capacityRules";
import { osaCapacity } from "../../model/capacity/osaCapacity";
import { osaLayout } from "../../model/raid/osaBackendIo";
import {
  choose,
  clusterHostsOf,
  countFromZeroOf,
  countOf,
  diskBytesOf,
  multiplierOf,
  scalarOf,
  shareOf,
} from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Capacity for guest data of a vSAN OSA cluster, after reserves, layout and on-disk format; before snapshots and swap.
 * @customfunction OSA_USABLE_TIB
 * @param hosts Hosts in the cluster, all alike, 64 at most.
 * @param capacity_disks_per_host Capacity disks of a host in all its disk groups. Cache disks hold no data: do not count them.
 * @param disk_tb Size of a capacity disk: a number is TB, decimal as disks are sold (10^12 bytes); "3.49 TiB" also works.
 * @param raid vSAN OSA layout: RAID-0, RAID-1, RAID-1 FTT2, RAID-5 (3+1, from four hosts), RAID-6 (from six). Omitted: RAID-1, vSAN's default policy.
 * @param host_reserve Hosts kept free for a rebuild. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param ops_reserve Share kept free for vSAN's operations: 10% or 0.1. Omitted, or 10%: 10%, and high takes 5%. For none enter none; 0 and a blank cell are refused.
 * @param reduction Data before by data after deduplication and compression, as you measured it: 1.5. It then takes 5% of raw. Omitted: 1, none.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns TiB.
 * @unit TiB
 * @source VMware vSphere 8.0 documentation, using RAID 5 or RAID 6 erasure coding in vSAN (2026-11-22); Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18)
 * @example =OSA_USABLE_TIB(6,8,3.84) //=> 62.2
 * @example =OSA_USABLE_TIB(6,8,3.84,"RAID-5") //=> 93.4
 * @example =OSA_USABLE_TIB(6,8,3.84,"RAID-5",,,1.5) //=> 133
 * @example =OSA_USABLE_TIB(3,8,3.84,"RAID-5") //=> #N/A
 */
export function OSA_USABLE_TIB(
  hosts: unknown[][],
  capacity_disks_per_host: unknown[][],
  disk_tb: unknown[][],
  raid?: unknown[][],
  host_reserve?: unknown[][],
  ops_reserve?: unknown[][],
  reduction?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast(
    { hosts, capacity_disks_per_host, disk_tb },
    { raid, host_reserve, ops_reserve, reduction, estimate },
    (cells) => {
      const disks = {
        disksPerHost: countOf(cells.capacity_disks_per_host, "capacity_disks_per_host"),
        diskBytes: diskBytesOf(cells.disk_tb, "disk_tb"),
      };
      const policy = {
        hosts: clusterHostsOf(cells.hosts),
        layout: osaLayout(scalarOf(cells.raid ?? "RAID-1", "raid")),
        hostReserve: countFromZeroOf(cells.host_reserve, "host_reserve", HOST_RESERVE.value),
        operationsReserve: shareOf(cells.ops_reserve, "ops_reserve", OPERATIONS_RESERVE.value),
        reduction: multiplierOf(cells.reduction, "reduction", 1),
      };
      return choose(osaCapacity(disks, policy), cells.estimate);
    },
  );
}
