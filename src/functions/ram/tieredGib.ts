import { MAX_NVME_RATIO, NVME_RATIO, tieredRam } from "../../model/capacity/memoryTier";
import { plainNumber } from "../../model/units/plainNumber";
import { ramGibOf, scalarOf, someShareOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * RAM of a host with memory tiering (VMware Cloud Foundation 9) that VMs can be configured with: DRAM and NVMe, as far as their active memory fits into half of the DRAM, and never less than the DRAM.
 * @customfunction RAM_TIERED_GIB
 * @param dram_gib DRAM of a host: a number is GiB; "1.5 TB" is 1,536 GiB.
 * @param nvme_ratio NVMe for each GiB of DRAM, 0 to 4. Omitted: 1, the default of the product. 0 or a blank cell: no tier.
 * @param active_share Share of the configured memory that is active at peak: 30% or 0.3. Omitted: not checked.
 * @returns GiB.
 * @unit GiB
 * @source NVMe Memory Tiering Design and Sizing on VMware Cloud Foundation 9 – Part 3 (2025-12-02)
 * @example =RAM_TIERED_GIB(1024) //=> 2048
 * @example =RAM_TIERED_GIB(1024,1,40%) //=> 1280
 * @example =RAM_TIERED_GIB(1024,2,10%) //=> 3072
 * @example =RAM_TIERED_GIB(1024,1,80%) //=> 1024
 */
export function RAM_TIERED_GIB(
  dram_gib: unknown[][],
  nvme_ratio?: unknown[][],
  active_share?: unknown[][],
): unknown[][] {
  return broadcast({ dram_gib }, { nvme_ratio, active_share }, (cells) =>
    tieredRam(
      ramGibOf(cells.dram_gib, "dram_gib"),
      plainNumber(scalarOf(cells.nvme_ratio ?? NVME_RATIO.value, "nvme_ratio"), "nvme_ratio", {
        most: MAX_NVME_RATIO.value,
      }),
      cells.active_share === null ? null : someShareOf(cells.active_share, "active_share", 1),
    ),
  );
}
