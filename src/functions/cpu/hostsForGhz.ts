import { MAX_CPU_USE } from "../../model/capacity/hostsForDemand";
import { coreHzOf, countOf, hzOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { hostsFor } from "../_hosts";

/**
 * Minimum hosts of a cluster, 64 at most, whose CPU meets a demand at base clock with some hosts failed.
 * @customfunction CPU_HOSTS_FOR_GHZ
 * @param ghz CPU of the VMs and of storage at peak: a number is GHz.
 * @param sockets CPU sockets of a host.
 * @param cores Physical cores of a socket.
 * @param core_ghz Base clock of a core: a number is GHz; for MHz enter "3600 MHz".
 * @param failures Hosts that may fail. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @param max_use Share of the CPU that may be used after the failures: 80% or 0.8. Omitted: 80%.
 * @returns Hosts, a whole number with the failures.
 * @unit hosts
 * @source Definition; failures and use are planning practice (docs/model.md)
 * @example =CPU_HOSTS_FOR_GHZ(462,2,16,3.6) //=> 7
 * @example =CPU_HOSTS_FOR_GHZ(462,2,16,3.6,"none",100%) //=> 5
 * @example =CPU_HOSTS_FOR_GHZ(5900,2,16,3.6) //=> #VALUE!
 */
export function CPU_HOSTS_FOR_GHZ(
  ghz: unknown[][],
  sockets: unknown[][],
  cores: unknown[][],
  core_ghz: unknown[][],
  failures?: unknown[][],
  max_use?: unknown[][],
): unknown[][] {
  return broadcast({ ghz, sockets, cores, core_ghz }, { failures, max_use }, (cells) =>
    hostsFor(
      "ghz",
      cells,
      hzOf(cells.ghz, "ghz"),
      countOf(cells.sockets, "sockets") * countOf(cells.cores, "cores") * coreHzOf(cells.core_ghz),
      MAX_CPU_USE.value,
    ),
  );
}
