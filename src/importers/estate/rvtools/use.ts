import { MIB } from "../mib";
import { added } from "./added";
import { VCPU, VM_KEY, VMEMORY } from "./columns";
import type { EachRow } from "./eachRow";
import type { VmIndex } from "./vmIndex";

/** Adds the GHz and the RAM that each VM used at the time of the export, from vCPU and vMemory. */
export async function readUse(each: EachRow, index: VmIndex): Promise<void> {
  await each("vcpu", VCPU, VM_KEY, (columns, row) => {
    const vm = index.find(columns, row);
    if (vm) vm.cpuGhz = added(vm.cpuGhz, columns.thousandths(row, "overall"));
  });
  await each("vmemory", VMEMORY, VM_KEY, (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    // vInfo comes first where it has the figure: earlier versions do not.
    vm.ramActiveBytes ??= columns.whole(row, "active", MIB);
    vm.ramConsumedBytes = columns.whole(row, "consumed", MIB);
  });
}
