import type { EstateVm } from "../../../model/estate/estate";
import { MIB } from "../mib";
import { added } from "./added";
import { VDISK, VM_KEY } from "./columns";
import { datastoreOf } from "./datastoreOf";
import type { EachRow } from "./eachRow";
import { RawLuns } from "./rawLuns";
import type { VmIndex } from "./vmIndex";

/** Adds the disks of each VM from vDisk: their size, datastores, raw device mappings and shared disks. Returns the raw LUNs. */
export async function readDisks(each: EachRow, vms: readonly EstateVm[], index: VmIndex): Promise<RawLuns> {
  const virtualBytes = new Map<EstateVm, number>();
  const luns = new RawLuns();
  const unsized = new Set<EstateVm>();
  const found = await each("vdisk", VDISK, [...VM_KEY, "disk"], (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    const bytes = columns.whole(row, "capacity", MIB);
    const isRaw = columns.truth(row, "raw");
    if (isRaw) {
      addObstacle(vm, "raw device mapping");
      vm.rawBytes = added(vm.rawBytes, bytes);
      if (bytes === null) unsized.add(vm);
      const lun = columns.text(row, "lun") ?? columns.text(row, "path");
      if (lun !== null && !luns.isFirst(vm, lun)) vm.rawElsewhereBytes += bytes ?? 0;
    } else if (bytes !== null) virtualBytes.set(vm, (virtualBytes.get(vm) ?? 0) + bytes);
    if (isShared(columns.text(row, "sharing"))) addObstacle(vm, "shared disk");
    const datastore = isRaw ? null : datastoreOf(columns.text(row, "path"));
    if (datastore !== null && !vm.datastores.includes(datastore)) vm.datastores.push(datastore);
  });
  for (const [vm, bytes] of virtualBytes) vm.diskBytes ??= bytes;
  for (const vm of vms) {
    const rawInDisks = Math.max(0, (vm.diskBytes ?? 0) - (virtualBytes.get(vm) ?? 0));
    vm.rawElsewhereInDisksBytes = Math.min(vm.rawElsewhereBytes, rawInDisks);
  }
  // Without the columns, a VM that no row names may still have a raw or a shared disk.
  if (found.has("raw") && found.has("sharing")) for (const vm of vms) vm.obstacles ??= [];
  if (found.has("raw")) for (const vm of vms) vm.rawBytes = unsized.has(vm) ? null : (vm.rawBytes ?? 0);
  return luns;
}

function addObstacle(vm: EstateVm, what: string): void {
  vm.obstacles ??= [];
  if (!vm.obstacles.includes(what)) vm.obstacles.push(what);
}

function isShared(mode: string | null): boolean {
  return mode !== null && !/^(none|nosharing|sharingnone|nobussharing|false)$/i.test(mode.replace(/\s/g, ""));
}
