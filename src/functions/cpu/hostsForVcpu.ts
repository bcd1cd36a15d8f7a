import { MAX_VCPU_PER_CORE } from "../../model/cpuCost/vcpuPerCore";
import { countOf, figureOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { hostsFor } from "../_hosts";

/**
 * Minimum hosts of a cluster, 64 at most, whose cores can run a number of virtual CPUs with some hosts failed. Hyper-threads are not counted.
 * @customfunction CPU_HOSTS_FOR_VCPU
 * @param vcpu Virtual CPUs of all VMs that run.
 * @param sockets CPU sockets of a host.
 * @param cores Physical cores of a socket.
 * @param vcpu_per_core Virtual CPUs per core after the failures. Omitted: 4, for general workloads; 1 for latency-sensitive VMs.
 * @param failures Hosts that may fail. Omitted: 1. For none enter none; 0 and a blank cell are refused.
 * @returns Hosts, a whole number with the failures.
 * @unit hosts
 * @source Definition; vCPU per core and failures are planning practice (docs/model.md)
 * @example =CPU_HOSTS_FOR_VCPU(1200,2,32) //=> 6
 * @example =CPU_HOSTS_FOR_VCPU(1280,2,32,4,"none") //=> 5
 */
export function CPU_HOSTS_FOR_VCPU(
  vcpu: unknown[][],
  sockets: unknown[][],
  cores: unknown[][],
  vcpu_per_core?: unknown[][],
  failures?: unknown[][],
): unknown[][] {
  return broadcast({ vcpu, sockets, cores }, { vcpu_per_core, failures }, (cells) =>
    hostsFor(
      "vcpu",
      cells,
      figureOf(cells.vcpu, "vcpu"),
      countOf(cells.sockets, "sockets") *
        countOf(cells.cores, "cores") *
        figureOf(cells.vcpu_per_core ?? MAX_VCPU_PER_CORE.value, "vcpu_per_core"),
      1,
    ),
  );
}
