import type { EstateVm } from "../../../model/estate/estate";
import { MIB } from "../mib";
import { added } from "./added";
import { VM_KEY, VPARTITION, VSNAPSHOT, VTOOLS } from "./columns";
import type { EachRow } from "./eachRow";
import type { VmIndex } from "./vmIndex";

/** Adds what the guest of each VM wrote, its snapshots and its VMware Tools, from vPartition, vSnapshot and vTools. */
export async function readGuests(each: EachRow, vms: readonly EstateVm[], index: VmIndex): Promise<void> {
  await each("vpartition", VPARTITION, [...VM_KEY, "disk"], (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    vm.partitionBytes = added(vm.partitionBytes, columns.whole(row, "capacity", MIB));
    vm.guestBytes = added(vm.guestBytes, columns.whole(row, "consumed", MIB));
  });
  const snapshot = await each("vsnapshot", VSNAPSHOT, [...VM_KEY, "snapshotFile"], (columns, row) => {
    const vm = index.find(columns, row);
    if (vm) vm.snapshotBytes = added(vm.snapshotBytes, columns.whole(row, "size", MIB));
  });
  if (snapshot.has("size")) for (const vm of vms) vm.snapshotBytes ??= 0;
  await each("vtools", VTOOLS, VM_KEY, (columns, row) => {
    const vm = index.find(columns, row);
    const status = columns.text(row, "status");
    if (vm && status !== null) vm.hasTools = !/notinstalled/i.test(status.replace(/\s/g, ""));
  });
}
