import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { Estate, EstateVm, UsedBasis, UsedBytes } from "./estate";

/** Share of the disks that partitions must cover, so that what the guest wrote is taken for the whole. */
export const COVERED_BY_PARTITIONS = evidence({
  value: 0.9,
  unit: "of the disks",
  kind: "assumption",
  source: ownModel("estate: used capacity"),
  because:
    "swap partitions and volumes without a letter are not reported; a guest that hides more is not known",
});

/** By how much charges may exceed their datastore before they are taken for clones. */
export const CHARGE_TOLERANCE = evidence({
  value: 0.02,
  unit: "of the datastore",
  kind: "assumption",
  source: ownModel("estate: used capacity"),
  because: "VMs and datastores are read minutes apart",
});

/**
 * What the data of a VM takes. Low is what its guest wrote where its partitions cover the disks, otherwise what the datastore
 * charges; plan the larger of both; high the size of the disks, or what is provisioned where no disk is known.
 *
 * @param isOnVsan Does the charge hold the replicas of vSAN?
 * @returns `null` where neither disks, guest nor datastore say anything.
 */
export function usedCapacity(
  vm: Pick<EstateVm, "diskBytes" | "provisionedBytes" | "guestBytes" | "partitionBytes" | "chargedBytes">,
  isOnVsan: boolean,
): { usedBytes: UsedBytes; usedBasis: UsedBasis } | null {
  const { diskBytes, provisionedBytes, guestBytes, partitionBytes, chargedBytes } = vm;
  const written = guestBytes === null ? null : Math.min(guestBytes, diskBytes ?? guestBytes);
  const isCovered =
    written !== null &&
    diskBytes !== null &&
    (partitionBytes ?? 0) >= COVERED_BY_PARTITIONS.value * diskBytes;
  if (chargedBytes === null && !isCovered) {
    if (diskBytes === null) return null;
    return { usedBytes: { low: diskBytes, plan: diskBytes, high: diskBytes }, usedBasis: "disks" };
  }
  const plan = Math.max(written ?? 0, chargedBytes ?? 0);
  const low = isCovered ? Math.min(written, plan) : (chargedBytes ?? plan);
  const usedBytes = { low, plan, high: Math.max(diskBytes ?? provisionedBytes ?? plan, plan) };
  if (written !== null && written >= (chargedBytes ?? 0)) return { usedBytes, usedBasis: "guest" };
  return { usedBytes, usedBasis: isOnVsan ? "datastore with replicas" : "datastore" };
}

/** Fills in what the data of every VM takes. Of VMs whose charges add up to more than their datastore holds nothing is known. */
export function fillUsedCapacity({ vms, datastores }: Pick<Estate, "vms" | "datastores">): void {
  const key = (vcenter: string | null, name: string) => `${vcenter ?? ""}\n${name}`;
  const stores = new Map(datastores.map((store) => [key(store.vcenter, store.name), store]));
  const storeOf = (vm: EstateVm) =>
    vm.datastore === null ? undefined : stores.get(key(vm.vcenter, vm.datastore));
  const charges = new Map<string, number>();
  for (const vm of vms) {
    if (vm.datastore === null) continue;
    const at = key(vm.vcenter, vm.datastore);
    charges.set(at, (charges.get(at) ?? 0) + (vm.chargedBytes ?? 0));
  }
  const sharesBlocks = (vm: EstateVm): boolean => {
    const inUse = storeOf(vm)?.inUseBytes ?? null;
    const charged = vm.datastore === null ? 0 : (charges.get(key(vm.vcenter, vm.datastore)) ?? 0);
    return inUse !== null && charged > inUse * (1 + CHARGE_TOLERANCE.value);
  };
  for (const vm of vms) {
    const isShared = vm.chargedBytes !== null && sharesBlocks(vm);
    const used = isShared ? null : usedCapacity(vm, /^vsan/i.test(storeOf(vm)?.type ?? ""));
    vm.usedBytes = used?.usedBytes ?? null;
    vm.usedBasis = isShared ? "clones" : (used?.usedBasis ?? null);
  }
}
