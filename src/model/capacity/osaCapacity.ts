import { badInput, noEvidence } from "../errors";
import type { Estimate } from "../evidence/estimate";
import { evidence, type Evidence } from "../evidence/evidence";
import { osaCapacityPlanning, osaDeduplication, osaLayoutTable } from "../evidence/sources";
import { LAYOUT_FACTS, type LayoutFacts } from "../raid/layoutFacts";
import type { OsaLayout } from "../raid/osaBackendIo";
import { MIN_CLUSTER_HOSTS } from "./clusterHosts";
import { HOST_RESERVE, MIN_OPERATIONS_RESERVE, OPERATIONS_RESERVE } from "./capacityRules";
import { rawTib, type HostDisks } from "./usableCapacity";

const stated = (value: number, unit: string, locator: string): Evidence =>
  evidence({ value, unit, kind: "vendor-stated", source: osaLayoutTable(locator) });

/** Overhead and hosts of the layouts of OSA. Mirrors are those of ESA. */
export const OSA_LAYOUT_FACTS: Readonly<Record<OsaLayout, Pick<LayoutFacts, "overhead" | "minHosts">>> = {
  "RAID-0": LAYOUT_FACTS["RAID-0"],
  "RAID-1 FTT1": LAYOUT_FACTS["RAID-1 FTT1"],
  "RAID-1 FTT2": LAYOUT_FACTS["RAID-1 FTT2"],
  "RAID-1 FTT3": LAYOUT_FACTS["RAID-1 FTT3"],
  "RAID-5 3+1": {
    overhead: stated(4 / 3, "× data", "100 GB take 133 GB"),
    minHosts: stated(4, "hosts", "four fault domains"),
  },
  "RAID-6 4+2": {
    overhead: stated(1.5, "× data", "100 GB take 150 GB"),
    minHosts: stated(6, "hosts", "six fault domains"),
  },
};

const format = (value: number, which: string): Evidence =>
  evidence({
    value,
    unit: "share of raw",
    kind: "assumption",
    source: osaCapacityPlanning(`raw capacity less the on-disk format, ${which}`),
    because: "the vendor's page gives no figure; 1 to 2% is what planners take",
  });

/** What the on-disk format takes, and the most that it is believed to take. */
export const OSA_FORMAT = format(0.01, "plan");
export const MAX_OSA_FORMAT = format(0.02, "low");

/** What deduplication and compression take of the raw capacity. */
export const OSA_DEDUPLICATION = evidence({
  value: 0.05,
  unit: "share of raw",
  kind: "vendor-stated",
  source: osaDeduplication("about five percent of total raw capacity"),
});

/** What an OSA cluster keeps free. */
export interface OsaPolicy {
  hosts: number;
  layout: OsaLayout;
  hostReserve: number;
  operationsReserve: number;
  /** Data before by data after deduplication and compression; 1 is none. */
  reduction: number;
}

/**
 * Capacity for guest data of a vSAN OSA cluster, before snapshots and VM swap.
 *
 * @param disks Its capacity disks: cache disks hold no data.
 * @returns TiB. Low takes more for the on-disk format, high keeps only the buffer that the vendor states.
 */
export function osaCapacity(disks: HostDisks, policy: OsaPolicy): Estimate {
  const { hosts, layout, hostReserve, operationsReserve, reduction } = policy;
  const { overhead, minHosts } = OSA_LAYOUT_FACTS[layout];
  // RAID-0 can be placed on one host, but no cluster has so few.
  const fewest = Math.max(minHosts.value, MIN_CLUSTER_HOSTS.value);
  if (hostReserve >= hosts) {
    throw badInput(`host_reserve ${hostReserve} leaves none of ${hosts} hosts: enter fewer, or none`);
  }
  if (hosts < fewest) {
    throw noEvidence(
      `raid ${layout} needs ${fewest} hosts or more, and hosts is ${hosts}: use more hosts or another layout`,
    );
  }
  const deduplication = reduction > 1 ? OSA_DEDUPLICATION.value : 0;
  const usable = (operations: number, { value }: Evidence): number =>
    ((rawTib(hosts - hostReserve, disks) * (1 - operations) * (1 - value - deduplication)) / overhead.value) *
    reduction;
  const least =
    operationsReserve === OPERATIONS_RESERVE.value ? MIN_OPERATIONS_RESERVE.value : operationsReserve;
  return {
    low: usable(operationsReserve, MAX_OSA_FORMAT),
    plan: usable(operationsReserve, OSA_FORMAT),
    high: usable(least, OSA_FORMAT),
    unit: "TiB",
    label: "estimated",
    basis: [
      overhead,
      HOST_RESERVE,
      OPERATIONS_RESERVE,
      MIN_OPERATIONS_RESERVE,
      OSA_FORMAT,
      MAX_OSA_FORMAT,
      OSA_DEDUPLICATION,
    ],
  };
}
