import { osDataGib } from "../../model/coreDump/osData";
import { gibOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Size of the ESX-OSData volume that ESXi makes on its boot disk. It holds core dump, logs and traces, and takes 128 GiB of a disk at most.
 * @customfunction OSDATA_GIB
 * @param boot_disk_gib Boot disk as ESXi sees it, 8 GiB or more: a number is GiB; "32 GB" is decimal (29.8 GiB). From 31.5 GiB its boot partitions are those of a 32 GB disk, 8.25 GiB.
 * @returns GiB.
 * @unit GiB
 * @source VMware vSphere 8.0 documentation, ESXi system storage; What is the core dump size for ESXi 8.0 U3? (2024-12-02)
 * @example =OSDATA_GIB(32) //=> 23.75
 * @example =OSDATA_GIB(240) //=> 119.75
 * @example =OSDATA_GIB(16) //=> 13.9
 * @example =OSDATA_GIB(4) //=> #N/A
 */
export function OSDATA_GIB(boot_disk_gib: unknown[][]): unknown[][] {
  return broadcast({ boot_disk_gib }, {}, (cells) => osDataGib(gibOf(cells.boot_disk_gib, "boot_disk_gib")));
}
