import { ESXI_RAM_GIB, MAX_RAM_USE, ramForVms } from "../../model/capacity/hostsForDemand";
import { anyRamGibOf, ramGibOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { hostsFor } from "../_hosts";

/**
 * Minimum hosts of a cluster, 64 at most, whose RAM holds that of the VMs with some hosts failed.
 * @customfunction RAM_HOSTS_FOR_GIB
 * @param gib RAM configured for all VMs that run: a number is GiB; "8 TB" is 8,192 GiB.
 * @param ram_gib RAM of a host: a number is GiB; "1.5 TB" is 1,536 GiB. With memory tiering: RAM_TIERED_GIB.
 * @param esxi_gib RAM of a host that ESXi and vSAN take: a number is GiB. Omitted: 100. For none enter none; 0 and a blank cell are refused.
 * @param failures Hosts that may fail. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param max_use Share of the RAM that may be used after the failures: 90% or 0.9. Omitted: 100%.
 * @returns Hosts, a whole number with the failures.
 * @unit hosts
 * @source Definition; failures, use and RAM of ESXi are planning practice (docs/model.md)
 * @example =RAM_HOSTS_FOR_GIB(8000,1024) //=> 10
 * @example =RAM_HOSTS_FOR_GIB("8 TB",1024,"none","none") //=> 8
 * @example =RAM_HOSTS_FOR_GIB(8000,64) //=> #VALUE!
 */
export function RAM_HOSTS_FOR_GIB(
  gib: unknown[][],
  ram_gib: unknown[][],
  esxi_gib?: unknown[][],
  failures?: unknown[][],
  max_use?: unknown[][],
): unknown[][] {
  return broadcast({ gib, ram_gib }, { esxi_gib, failures, max_use }, (cells) =>
    hostsFor(
      "gib",
      cells,
      anyRamGibOf(cells.gib, "gib"),
      ramForVms(ramGibOf(cells.ram_gib), anyRamGibOf(cells.esxi_gib ?? ESXI_RAM_GIB.value, "esxi_gib")),
      MAX_RAM_USE.value,
    ),
  );
}
