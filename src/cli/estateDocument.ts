import type { EstateVm } from "../model/estate/estate";
import { completenessOf } from "../model/estate/completeness";
import { clustersOf, totalsOf } from "../model/estate/totals";
import type { ImportedEstate } from "../importers/estate/importEstate";

/** A VM as programs read it. Names, once published, stay. */
function vmOf(vm: EstateVm) {
  const { name, vcenter, datacenter, cluster, host, power, scope, why } = vm;
  return {
    ...{ name, vcenter, datacenter, cluster, host, power, scope, why },
    class: "General",
    vcpu: vm.vcpu,
    cpuGhz: vm.cpuGhz,
    cpuGhzPeak: vm.cpuGhzPeak,
    ramBytes: vm.ramBytes,
    ramActiveBytes: vm.ramActiveBytes,
    diskBytes: vm.diskBytes,
    usedBytes: vm.usedBytes,
    usedBasis: vm.usedBasis,
    provisionedBytes: vm.provisionedBytes,
    iopsAverage: vm.iopsAverage,
    iopsPeak: vm.iopsPeak,
    readShare: vm.readShare,
    ioSizeBytes: vm.ioSizeBytes,
    os: vm.os,
    source: vm.source,
  };
}

/** An estate as one JSON document. */
export function estateDocument({ estate, sources, diagnostics }: ImportedEstate): object {
  const { vms, hosts } = estate;
  return {
    vms: vms.map(vmOf),
    hosts: hosts.map(
      ({ name, cluster, sockets, coresPerSocket, clockGhz, ramBytes, esxVersion, cpuModel, nicGbit }) => ({
        ...{ name, cluster, sockets, coresPerSocket, clockGhz, ramBytes, esxVersion, cpuModel, nicGbit },
      }),
    ),
    clusters: clustersOf(vms),
    totals: totalsOf(vms.filter(({ scope }) => scope === "full")),
    totalsAll: totalsOf(vms),
    completeness: completenessOf(estate),
    sources,
    diagnostics,
  };
}

/** The VMs of an estate, each as one flat record. */
export function flatVms({ estate }: ImportedEstate): Record<string, string | number | null>[] {
  return estate.vms.map((vm) => {
    const { usedBytes, ...flat } = vmOf(vm);
    const { low = null, plan = null, high = null } = usedBytes ?? {};
    return { ...flat, usedLowBytes: low, usedPlanBytes: plan, usedHighBytes: high };
  });
}
