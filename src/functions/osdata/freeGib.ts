import { coreDumpSize } from "../../model/coreDump/coreDumpSize";
import { KEEP_FREE, osDataFreeGib } from "../../model/coreDump/osData";
import { gibOf, ramGibOf, releaseOf, shareOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Capacity of ESX-OSData for logs and traces, after the core dump file and a share kept free. A shortfall is negative.
 * @customfunction OSDATA_FREE_GIB
 * @param boot_disk_gib Boot disk as ESXi sees it, 8 GiB or more: a number is GiB; "32 GB" is decimal (29.8 GiB). From 31.5 GiB its boot partitions are those of a 32 GB disk, 8.25 GiB.
 * @param ram_gib RAM of the host: a number is GiB; GB and TB are binary for RAM, "1.5 TB" is 1,536 GiB.
 * @param keep_free Share of ESX-OSData kept free: 20% or 0.2. Omitted: 20%. For none enter none; 0 and a blank cell are refused.
 * @param esxi ESXi version: 8.0, 8.0.3, 8.0 U3, 7.0 or unknown. Omitted: unknown, a safe figure for the dump.
 * @returns GiB; a shortfall is negative.
 * @unit GiB
 * @source What is the core dump size for ESXi 8.0 U3? (2024-12-02)
 * @example =OSDATA_FREE_GIB(32,1536,20%,"7.0") //=> 4.0
 * @example =OSDATA_FREE_GIB(32,2048) //=> -11.72
 */
export function OSDATA_FREE_GIB(
  boot_disk_gib: unknown[][],
  ram_gib: unknown[][],
  keep_free?: unknown[][],
  esxi?: unknown[][],
): unknown[][] {
  return broadcast({ boot_disk_gib, ram_gib }, { keep_free, esxi }, (cells) =>
    osDataFreeGib(
      gibOf(cells.boot_disk_gib, "boot_disk_gib"),
      coreDumpSize(ramGibOf(cells.ram_gib), releaseOf(cells.esxi)).plan,
      shareOf(cells.keep_free, "keep_free", KEEP_FREE.value),
    ),
  );
}
