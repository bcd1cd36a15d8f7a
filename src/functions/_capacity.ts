import {
  HOST_RESERVE,
  LFS_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "../model/capacity/capacityRules";
import type { CapacityPolicy, HostDisks } from "../model/capacity/usableCapacity";
import { FREE_WITHOUT_RESERVES } from "../model/stretchedCluster/freeCapacity";
import { clusterHostsOf, countFromZeroOf, countOf, diskBytesOf, policyOf, shareOf } from "./_arguments";
import type { Cell, Value } from "./_cell";

/** One element of the arguments that the usable capacity and its inverse share. */
interface PolicyCells {
  hosts: Value;
  raid: Cell;
  host_reserve: Cell;
  ops_reserve: Cell;
  lfs_overhead: Cell;
  other_overhead: Cell;
}

/** Reads what is kept free and taken off, with the defaults for what is omitted. */
export function capacityPolicyOf(cells: PolicyCells): CapacityPolicy {
  return {
    hosts: clusterHostsOf(cells.hosts),
    raid: policyOf(cells.raid),
    hostReserve: countFromZeroOf(cells.host_reserve, "host_reserve", HOST_RESERVE.value),
    operationsReserve: shareOf(cells.ops_reserve, "ops_reserve", OPERATIONS_RESERVE.value),
    lfsOverhead: lfsOverheadOf(cells.lfs_overhead),
    otherOverhead: shareOf(cells.other_overhead, "other_overhead", OTHER_OVERHEAD.value),
  };
}

/** Reads the share kept free where vSAN reserves nothing. */
export const keepFreeOf = (cell: Cell): number => shareOf(cell, "keep_free", FREE_WITHOUT_RESERVES.value);

/** Reads the share that the log-structured file system takes. */
export const lfsOverheadOf = (cell: Cell): number => shareOf(cell, "lfs_overhead", LFS_OVERHEAD.value);

/** Reads the disks of a host. */
export function hostDisksOf(cells: { disks_per_host: Value; disk_tb: Value }): HostDisks {
  return {
    disksPerHost: countOf(cells.disks_per_host, "disks_per_host"),
    diskBytes: diskBytesOf(cells.disk_tb, "disk_tb"),
  };
}
