import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import { groupBy } from "../groupBy";
import type { Estate, EstateDatastore, EstateVm, UsedBasis, UsedBytes } from "./estate";
import { isVsan } from "./isVsan";

/** Share of the disks that partitions must cover, so that what the guest wrote is taken for the whole. */
export const COVERED_BY_PARTITIONS = evidence({
  value: 0.9,
  unit: "of the disks",
  kind: "assumption",
  source: ownModel("estate: used capacity"),
  because:
    "swap partitions and volumes without a letter are not reported; a guest that hides more is not known",
});

/** By how much charges must exceed their datastore before its VMs are taken for clones that share blocks. */
export const CHARGE_EXCESS = evidence({
  value: 0.5,
  unit: "of the datastore",
  kind: "assumption",
  source: ownModel("estate: used capacity"),
  because:
    "arrays that save room behind NFS, and VMs that are moved meanwhile, make charges exceed it by up to a quarter in exports that were read",
});

/**
 * What the data of a VM takes. Low is what its guest wrote where its partitions cover the disks, otherwise what the datastore
 * charges; plan the larger of both; high the size of the disks, or what is provisioned where no disk is known. A raw LUN or
 * a shared disk that counts at another VM is in none of them.
 *
 * @param isOnVsan Does the charge hold the replicas of vSAN?
 * @returns `null` where neither disks, guest nor datastore say anything.
 */
export function usedCapacity(
  vm: Pick<EstateVm, "diskBytes" | "provisionedBytes" | "guestBytes" | "partitionBytes" | "chargedBytes"> &
    Partial<Pick<EstateVm, "rawElsewhereBytes" | "sharedElsewhereBytes" | "rawElsewhereInDisksBytes">>,
  isOnVsan: boolean,
): { usedBytes: UsedBytes; usedBasis: UsedBasis } | null {
  const { guestBytes, partitionBytes } = vm;
  const elsewhere = (vm.rawElsewhereBytes ?? 0) + (vm.sharedElsewhereBytes ?? 0);
  const chargedBytes = without(vm.chargedBytes, elsewhere);
  const diskBytes = without(vm.diskBytes, vm.rawElsewhereInDisksBytes);
  const provisionedBytes = without(vm.provisionedBytes, elsewhere);
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

/** A size without the part of it that counts at another VM. */
function without(bytes: number | null, elsewhere = 0): number | null {
  return bytes === null ? null : Math.max(0, bytes - elsewhere);
}

/**
 * Fills in what the data of every VM takes. Of VMs whose charges add up to far more than their datastore holds nothing is known:
 * they share blocks. VMs with disks on several datastores are not asked: nothing says how their charge is divided. Datastores of
 * one name in a vCenter, in several of its datacenters, are asked together: exports do not say which of them a VM is on.
 *
 * @returns The first datastore of each name that such VMs are on.
 */
export function fillUsedCapacity({ vms, datastores }: Pick<Estate, "vms" | "datastores">): EstateDatastore[] {
  const key = (vcenter: string | null, name: string) => `${vcenter ?? ""}\n${name}`;
  const stores = groupBy(datastores, (store) => key(store.vcenter, store.name));
  const storesOf = (vm: EstateVm) => vm.datastores.flatMap((name) => stores.get(key(vm.vcenter, name)) ?? []);
  const charges = new Map<readonly EstateDatastore[], number>();
  for (const vm of vms) {
    const [name = "", ...others] = vm.datastores;
    const named = stores.get(key(vm.vcenter, name));
    if (!named || others.length > 0) continue;
    // No raw LUN is on the datastore, and a shared disk is once.
    const elsewhere = Math.max(vm.rawBytes ?? 0, vm.rawElsewhereBytes) + vm.sharedElsewhereBytes;
    const charged = Math.max(0, (vm.chargedBytes ?? 0) - elsewhere);
    charges.set(named, (charges.get(named) ?? 0) + charged);
  }
  const shared = new Set<EstateDatastore>();
  for (const [named, charged] of charges) {
    // A datastore on which nothing is in use, though VMs are on it, does not say what is.
    if (named.some(({ inUseBytes }) => (inUseBytes ?? 0) === 0)) continue;
    const inUse = named.reduce((sum, { inUseBytes }) => sum + (inUseBytes ?? 0), 0);
    const [first] = named;
    if (first && charged > inUse * (1 + CHARGE_EXCESS.value)) shared.add(first);
  }
  for (const vm of vms) {
    const own = storesOf(vm);
    const isShared =
      vm.chargedBytes !== null && vm.datastores.length === 1 && own.some((one) => shared.has(one));
    const used = isShared ? null : usedCapacity(vm, own.some(isVsan));
    vm.usedBytes = used?.usedBytes ?? null;
    vm.usedBasis = isShared ? "clones" : (used?.usedBasis ?? null);
  }
  return [...shared];
}
