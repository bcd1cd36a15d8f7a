import { badInput } from "../errors";
import type { Estimate } from "../evidence/estimate";
import { LAYOUT_FACTS } from "../raid/layoutFacts";
import { layoutForHosts } from "../raid/layoutForHosts";
import type { RaidLayout, StoragePolicy } from "../raid/raidLayout";
import { BYTES_PER } from "../units/storageSize";
import {
  HOST_RESERVE,
  MIN_OPERATIONS_RESERVE,
  LFS_OVERHEAD,
  MAX_OTHER_OVERHEAD,
  OPERATIONS_RESERVE,
  OTHER_OVERHEAD,
} from "./capacityRules";

/** What is kept free and what is taken off between raw and usable capacity. */
export interface CapacityPolicy {
  hosts: number;
  raid: StoragePolicy;
  /** Hosts kept free for a rebuild, less than `hosts`. */
  hostReserve: number;
  /** Shares, 0 to 1. */
  operationsReserve: number;
  lfsOverhead: number;
  otherOverhead: number;
}

/** The disks that vSAN claims on each host. */
export interface HostDisks {
  disksPerHost: number;
  diskBytes: number;
}

/**
 * Capacity of all disks.
 *
 * @returns TiB.
 * @example rawTib(6, { disksPerHost: 5, diskBytes: 6.4e12 }) //=> 174.62298274040222
 */
export function rawTib(hosts: number, { disksPerHost, diskBytes }: HostDisks): number {
  return (hosts * disksPerHost * diskBytes) / BYTES_PER.TiB;
}

/** The layout of a policy, after a check that its reserves leave a host. */
export function placedLayout({ hosts, raid, hostReserve }: CapacityPolicy): RaidLayout {
  if (hostReserve >= hosts) {
    throw badInput(`host_reserve ${hostReserve} leaves none of ${hosts} hosts: enter fewer, or none`);
  }
  return layoutForHosts(raid, hosts);
}

/** Usable capacity for one unit of raw capacity. */
export function usableShare(policy: CapacityPolicy, layout = placedLayout(policy)): number {
  const { hosts, hostReserve, operationsReserve, lfsOverhead, otherOverhead } = policy;
  const remaining = ((hosts - hostReserve) / hosts) * (1 - operationsReserve) * (1 - otherOverhead);
  return remaining / LAYOUT_FACTS[layout].overhead.value / (1 + lfsOverhead);
}

/**
 * The policies at the ends of the range. Low takes the overhead that the vendor mentions without a figure, high keeps
 * only the buffer that the vendor states. A reserve or overhead that differs from the default is taken as known.
 */
export function rangeOf(policy: CapacityPolicy): { low: CapacityPolicy; high: CapacityPolicy } {
  const low =
    policy.otherOverhead === OTHER_OVERHEAD.value
      ? { ...policy, otherOverhead: MAX_OTHER_OVERHEAD.value }
      : policy;
  const high =
    policy.operationsReserve === OPERATIONS_RESERVE.value
      ? { ...policy, operationsReserve: MIN_OPERATIONS_RESERVE.value }
      : policy;
  return { low, high };
}

/**
 * Capacity for guest data, before data reduction, snapshots and VM swap.
 *
 * @returns TiB, with the range that the unpublished overheads leave open.
 */
export function usableCapacity(disks: HostDisks, policy: CapacityPolicy): Estimate {
  const raw = rawTib(policy.hosts, disks);
  const { low, high } = rangeOf(policy);
  return {
    low: raw * usableShare(low),
    plan: raw * usableShare(policy),
    high: raw * usableShare(high),
    unit: "TiB",
    label: "estimated",
    basis: [
      LAYOUT_FACTS[placedLayout(policy)].overhead,
      HOST_RESERVE,
      OPERATIONS_RESERVE,
      MIN_OPERATIONS_RESERVE,
      LFS_OVERHEAD,
      OTHER_OVERHEAD,
      MAX_OTHER_OVERHEAD,
    ],
  };
}

/**
 * Raw capacity that so much usable capacity takes: the inverse of `usableCapacity`. Nothing is rounded up to whole
 * disks or hosts.
 *
 * @returns TiB.
 */
export function rawTibNeeded(usableTib: number, policy: CapacityPolicy): number {
  const share = usableShare(policy);
  if (share === 0)
    throw badInput("ops_reserve or other_overhead of 100% leaves no usable capacity: enter less than 100%");
  return usableTib / share;
}
