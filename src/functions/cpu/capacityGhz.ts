import { capacityGhz } from "../../model/cpuCost/cpuCapacity";
import { clusterHostsOf, coreHzOf, countOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * GHz of a cluster at base clock: hosts × sockets × cores × clock. Turbo is not counted: it is not guaranteed when all cores are busy.
 * @customfunction CPU_CAPACITY_GHZ
 * @param hosts Hosts in the cluster, 64 at most.
 * @param sockets CPU sockets of a host.
 * @param cores Physical cores of a socket.
 * @param core_ghz Base clock of a core: a number is GHz; for MHz enter "3600 MHz".
 * @returns GHz.
 * @unit GHz
 * @source Definition
 * @example =CPU_CAPACITY_GHZ(6,2,16,3.6) //=> 691.2
 * @example =CPU_CAPACITY_GHZ(1,2,16,"3600 MHz") //=> 115.2
 */
export function CPU_CAPACITY_GHZ(
  hosts: unknown[][],
  sockets: unknown[][],
  cores: unknown[][],
  core_ghz: unknown[][],
): unknown[][] {
  return broadcast({ hosts, sockets, cores, core_ghz }, {}, (cells) =>
    capacityGhz(
      clusterHostsOf(cells.hosts),
      countOf(cells.sockets, "sockets"),
      countOf(cells.cores, "cores"),
      coreHzOf(cells.core_ghz),
    ),
  );
}
