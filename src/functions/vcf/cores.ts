import { licensedCores } from "../../model/licensing/licensedCores";
import { countOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Cores to license for VMware Cloud Foundation or vSphere Foundation: every socket counts as at least 16 cores. As of 2025-03-17; confirm with the vendor.
 * @customfunction VCF_CORES
 * @param hosts Hosts to license.
 * @param sockets_per_host CPU sockets of a host.
 * @param cores_per_socket Physical cores of a socket.
 * @returns Cores.
 * @unit cores
 * @source Broadcom KB 313548 (2025-03-17)
 * @example =VCF_CORES(3,1,8) //=> 48
 * @example =VCF_CORES(6,2,16) //=> 192
 */
export function VCF_CORES(
  hosts: unknown[][],
  sockets_per_host: unknown[][],
  cores_per_socket: unknown[][],
): unknown[][] {
  return broadcast({ hosts, sockets_per_host, cores_per_socket }, {}, (cells) =>
    licensedCores(
      countOf(cells.hosts, "hosts"),
      countOf(cells.sockets_per_host, "sockets_per_host"),
      countOf(cells.cores_per_socket, "cores_per_socket"),
    ),
  );
}
