import type { Estimate } from "../evidence/estimate";
import { LAYOUT_FACTS } from "../raid/layoutFacts";
import type { RaidLayout } from "../raid/raidLayout";
import { FREE_WITHOUT_RESERVES, MAX_FREE_WITHOUT_RESERVES } from "../stretchedCluster/freeCapacity";
import { LFS_OVERHEAD, MAX_OTHER_OVERHEAD, OTHER_OVERHEAD } from "./capacityRules";

/** What two sites, or two hosts, keep of their capacity. */
export interface SitePolicy {
  /** The layout inside each site. */
  layout: RaidLayout;
  /** Shares, 0 to 1; of the data, of raw capacity, of data and replicas. */
  mirrored: number;
  keepFree: number;
  lfsOverhead: number;
}

/**
 * Capacity for guest data of two sites, before data reduction, snapshots and VM swap. vSAN reserves nothing there.
 *
 * @param rawTib Of both sites.
 * @returns TiB. Low keeps the vendor's larger share free and takes the overhead that it mentions without a figure.
 */
export function mirroredCapacity(rawTib: number, policy: SitePolicy): Estimate {
  const { layout, mirrored, keepFree, lfsOverhead } = policy;
  const { overhead } = LAYOUT_FACTS[layout];
  const stored = rawTib / overhead.value / (1 + mirrored) / (1 + lfsOverhead);
  const plan = stored * (1 - keepFree) * (1 - OTHER_OVERHEAD.value);
  const mostFree = keepFree === FREE_WITHOUT_RESERVES.value ? MAX_FREE_WITHOUT_RESERVES.value : keepFree;
  return {
    low: stored * (1 - mostFree) * (1 - MAX_OTHER_OVERHEAD.value),
    plan,
    high: plan,
    unit: "TiB",
    label: "estimated",
    basis: [
      overhead,
      FREE_WITHOUT_RESERVES,
      MAX_FREE_WITHOUT_RESERVES,
      LFS_OVERHEAD,
      OTHER_OVERHEAD,
      MAX_OTHER_OVERHEAD,
    ],
  };
}
