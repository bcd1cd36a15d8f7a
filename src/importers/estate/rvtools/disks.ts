import type { EstateVm } from "../../../model/estate/estate";
import type { EstateDiagnostic } from "../estateFormat";
import { MIB } from "../mib";
import { added } from "./added";
import { VDISK, VM_KEY } from "./columns";
import { datastoreOf } from "./datastoreOf";
import type { EachRow } from "./eachRow";
import { ListedDisks } from "./listedDisks";
import { OwnedOnce } from "./ownedOnce";
import type { VmIndex } from "./vmIndex";

/**
 * Adds the disks of each VM from vDisk: their size, datastores, raw device mappings and shared disks.
 *
 * @param counts How many disks vInfo counts for a VM.
 */
export async function readDisks(
  each: EachRow,
  vms: readonly EstateVm[],
  index: VmIndex,
  counts: ReadonlyMap<EstateVm, number>,
  file: string,
): Promise<EstateDiagnostic[]> {
  const virtualBytes = new Map<EstateVm, number>();
  const sharedElsewhere = new Map<EstateVm, number>();
  const luns = new OwnedOnce("a raw LUN");
  const sharedDisks = new OwnedOnce("a shared disk");
  const listed = new ListedDisks(counts);
  const unsized = new Set<EstateVm>();
  const found = await each("vdisk", VDISK, [...VM_KEY, "disk"], (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    listed.add(vm);
    const bytes = columns.whole(row, "capacity", MIB);
    const isRaw = columns.truth(row, "raw");
    const path = columns.text(row, "path");
    const isShared = [columns.text(row, "sharing"), columns.text(row, "bus")].some(shares);
    if (isRaw) {
      addObstacle(vm, "raw device mapping");
      vm.rawBytes = added(vm.rawBytes, bytes);
      if (bytes === null) unsized.add(vm);
      const lun = columns.text(row, "lun") ?? path;
      if (lun !== null && !luns.isFirst(vm, lun)) vm.rawElsewhereBytes += bytes ?? 0;
    } else if (bytes !== null) {
      add(virtualBytes, vm, bytes);
      // Datastores of one name may be in two datacenters.
      const isElsewhere =
        isShared && path !== null && !sharedDisks.isFirst(vm, `${vm.datacenter ?? ""}\n${path}`);
      if (isElsewhere) add(sharedElsewhere, vm, bytes);
    }
    if (isShared) addObstacle(vm, "shared disk");
    const datastore = isRaw ? null : datastoreOf(path);
    if (datastore !== null && !vm.datastores.includes(datastore)) vm.datastores.push(datastore);
  });
  for (const [vm, bytes] of virtualBytes) vm.diskBytes ??= bytes;
  for (const vm of vms) {
    const rawInDisks = Math.max(0, (vm.diskBytes ?? 0) - (virtualBytes.get(vm) ?? 0));
    vm.rawElsewhereInDisksBytes = Math.min(vm.rawElsewhereBytes, rawInDisks);
  }
  for (const [vm, shared] of sharedElsewhere) {
    const own = (virtualBytes.get(vm) ?? 0) - shared;
    vm.sharedElsewhereBytes = chargeOf(vm, shared, own + (vm.rawBytes ?? 0));
    vm.rawElsewhereInDisksBytes += Math.min(shared, Math.max(0, (vm.diskBytes ?? 0) - own));
  }
  // Without the columns, a VM that no row names may still have a raw or a shared disk.
  if (found.has("raw") && (found.has("sharing") || found.has("bus")))
    for (const vm of vms) if (listed.isWhole(vm)) vm.obstacles ??= [];
  if (found.has("raw"))
    for (const vm of vms) vm.rawBytes = unsized.has(vm) || !listed.isWhole(vm) ? null : (vm.rawBytes ?? 0);
  return [
    ...luns.diagnostics(file),
    ...sharedDisks.diagnostics(file),
    ...(found.size === 0 ? [] : listed.diagnostics(vms, file)),
  ];
}

function add(sums: Map<EstateVm, number>, vm: EstateVm, bytes: number): void {
  sums.set(vm, (sums.get(vm) ?? 0) + bytes);
}

/** What a VM is charged for shared disks: their size, or, where that is more than its charge, all but the size of its own disks. */
function chargeOf({ chargedBytes }: EstateVm, shared: number, own: number): number {
  return chargedBytes === null || shared <= chargedBytes ? shared : Math.max(0, chargedBytes - own);
}

function addObstacle(vm: EstateVm, what: string): void {
  vm.obstacles ??= [];
  if (!vm.obstacles.includes(what)) vm.obstacles.push(what);
}

/** Does a mode share a disk or its bus? RVTools 3 writes the modes of a bus as numbers, 0 for none. */
function shares(mode: string | null): boolean {
  return (
    mode !== null && !/^(?:none|nosharing|sharingnone|nobussharing|false|0)$/i.test(mode.replace(/\s/g, ""))
  );
}
