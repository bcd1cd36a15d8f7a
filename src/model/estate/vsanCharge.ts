import type { Estate, EstateVm } from "./estate";
import { isVsan } from "./isVsan";

/** What is known of a VM's data on vSAN besides its charge, which holds replicas. In bytes. */
export interface VsanCharge {
  /** What the datastore charges, replicas and all. */
  charged: number;
  /** What its guest wrote, as far as that is known: the data is not less. */
  written: number;
  /** Is that all that its guest wrote? */
  isCovered: boolean;
  /** The size of its disks, or what is provisioned; 0 where neither is known. */
  disks: number;
}

/**
 * VMs whose charge is that of vSAN alone, so that a factor that a planner confirms divides it. A VM with a raw LUN, or with disks
 * on other datastores too, is not among them: nothing tells the parts of its charge apart.
 */
export function vsanCharges({
  vms,
  datastores,
}: Pick<Estate, "vms" | "datastores">): Map<EstateVm, VsanCharge> {
  const key = (vcenter: string | null, name: string): string => `${vcenter ?? ""}\n${name}`;
  const onVsan = new Set(
    datastores.flatMap((store) => (isVsan(store) ? [key(store.vcenter, store.name)] : [])),
  );
  const found = new Map<EstateVm, VsanCharge>();
  for (const vm of vms) {
    const { usedBytes, usedBasis, guestBytes, diskBytes, provisionedBytes } = vm;
    if (usedBasis !== "datastore with replicas" || usedBytes === null || hasRawLun(vm)) continue;
    if (!vm.datastores.every((name) => onVsan.has(key(vm.vcenter, name)))) continue;
    found.set(vm, {
      charged: usedBytes.plan,
      written: guestBytes === null ? 0 : Math.min(guestBytes, diskBytes ?? guestBytes),
      isCovered: usedBytes.low < usedBytes.plan,
      disks: diskBytes ?? provisionedBytes ?? 0,
    });
  }
  return found;
}

/** Has it a raw LUN, also one whose size nothing says? */
const hasRawLun = ({ rawBytes, obstacles }: EstateVm): boolean =>
  (rawBytes ?? 0) > 0 || (obstacles?.includes("raw device mapping") ?? false);
