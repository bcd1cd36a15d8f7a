import { evidence } from "../evidence/evidence";
import { licenseCounting } from "../evidence/sources";

/** Cores that every socket counts for at least. */
export const MIN_CORES_PER_SOCKET = evidence({
  value: 16,
  unit: "cores per socket",
  kind: "vendor-stated",
  source: licenseCounting("16-core minimum"),
});

/**
 * Cores to license for VMware Cloud Foundation or vSphere Foundation.
 *
 * @example licensedCores(3, 1, 8) //=> 48
 */
export function licensedCores(hosts: number, socketsPerHost: number, coresPerSocket: number): number {
  return hosts * socketsPerHost * Math.max(MIN_CORES_PER_SOCKET.value, coresPerSocket);
}
