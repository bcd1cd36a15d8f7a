import { groupBy } from "../groupBy";
import type { EstateVm } from "./estate";

/** Sums over some VMs: 0 without any. A sum that none of them knows anything of is `null`. */
export interface EstateTotals {
  vms: number;
  vcpu: number | null;
  ramBytes: number | null;
  diskBytes: number | null;
  /** As the export says, replicas and all. */
  chargedBytes: number | null;
  provisionedBytes: number | null;
  iopsAverage: number | null;
  /** Peaks are not simultaneous: their sum is an upper bound. */
  iopsPeakSum: number | null;
}

/** What VMs add up to. */
export function totalsOf(vms: readonly EstateVm[]): EstateTotals {
  const sum = (of: (vm: EstateVm) => number | null): number | null => {
    let total: number | null = vms.length === 0 ? 0 : null;
    for (const vm of vms) {
      const value = of(vm);
      if (value !== null) total = (total ?? 0) + value;
    }
    return total;
  };
  return {
    vms: vms.length,
    vcpu: sum(({ vcpu }) => vcpu),
    ramBytes: sum(({ ramBytes }) => ramBytes),
    diskBytes: sum(({ diskBytes }) => diskBytes),
    chargedBytes: sum(({ chargedBytes }) => chargedBytes),
    provisionedBytes: sum(({ provisionedBytes }) => provisionedBytes),
    iopsAverage: sum(({ iopsAverage }) => iopsAverage),
    iopsPeakSum: sum(({ iopsPeak }) => iopsPeak),
  };
}

/** A cluster of today, by the names of its vCenter, its datacenter and its own. */
export interface EstateCluster {
  name: string;
  vcenter: string | null;
  datacenter: string | null;
  vms: number;
  /** VMs that count in full. */
  full: number;
  vcpu: number | null;
  ramBytes: number | null;
  diskBytes: number | null;
}

/** Today's clusters in the order in which their first VMs are listed, with what their VMs in full scope add up to. */
export function clustersOf(vms: readonly EstateVm[]): EstateCluster[] {
  const groups = groupBy(vms, ({ vcenter, datacenter, cluster }) =>
    [vcenter, datacenter, cluster].map((name) => name ?? "").join("\n"),
  );
  return [...groups.values()].map((group) => {
    const full = group.filter(({ scope }) => scope === "full");
    const { vcpu, ramBytes, diskBytes } = totalsOf(full);
    const [first] = group;
    return {
      name: first?.cluster ?? "",
      vcenter: first?.vcenter ?? null,
      datacenter: first?.datacenter ?? null,
      vms: group.length,
      full: full.length,
      vcpu,
      ramBytes,
      diskBytes,
    };
  });
}
