import { evidence } from "../evidence/evidence";
import { memoryTieringSizing } from "../evidence/sources";

/** NVMe for each GiB of DRAM, as memory tiering is configured by default. */
export const NVME_RATIO = evidence({
  value: 1,
  unit: "GiB of NVMe per GiB of DRAM",
  kind: "vendor-stated",
  source: memoryTieringSizing("DRAM:NVMe ratio of 1:1 by default"),
  note: "VMware Cloud Foundation 9; the preview in 8.0 U3 had 4:1",
});

/** The most NVMe for each GiB of DRAM. */
export const MAX_NVME_RATIO = evidence({
  value: 4,
  unit: "GiB of NVMe per GiB of DRAM",
  kind: "assumption",
  source: memoryTieringSizing("larger ratios than 1:1"),
  because: "third parties list the setting as 0 to 400%; the vendor's pages that were read name up to 200%",
});

/** Share of DRAM that the active memory of all VMs may fill. */
export const ACTIVE_LIMIT = evidence({
  value: 0.5,
  unit: "share of DRAM",
  kind: "vendor-stated",
  source: memoryTieringSizing("active memory at most 50% of DRAM"),
});

/**
 * RAM of a host with memory tiering that VMs can be configured with: DRAM and NVMe, but no more than keeps the active
 * memory within its limit. DRAM alone is always there.
 *
 * @param activeShare Share of the configured memory that is active, more than 0; `null` where it is not known.
 * @example tieredRam(1024, 1, 0.25) //=> 2048
 */
export function tieredRam(dram: number, nvmeRatio: number, activeShare: number | null): number {
  const both = dram * (1 + nvmeRatio);
  return activeShare === null
    ? both
    : Math.min(both, Math.max(dram, (dram * ACTIVE_LIMIT.value) / activeShare));
}
