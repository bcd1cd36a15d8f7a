import type { EstateVm } from "../../model/estate/estate";
import type { EstateDiagnostic, HeadedTable } from "./estateFormat";
import { rowCount } from "./rowCount";

/** VMs that an export lists again: two rows with one ID of vCenter are one VM. Copies share the UUID, but have another ID. */
export class RepeatedVms {
  private readonly known = new Set<string>();
  private readonly repeated = new Map<HeadedTable, { count: number; row: number }>();

  /**
   * Whether an earlier row is of the same VM.
   *
   * @param vmId The ID that vCenter gives a VM, such as vm-1001; `null` where the export does not have it.
   */
  isRepeated(table: HeadedTable, row: number, vm: EstateVm, vmId: string | null): boolean {
    // Another vCenter may have given the ID to another VM.
    if (vmId === null || (vm.vcenter === null && vm.id === null)) return false;
    const key = JSON.stringify([vmId, vm.id, vm.vcenter, vm.name]);
    if (!this.known.has(key)) {
      this.known.add(key);
      return false;
    }
    const before = this.repeated.get(table);
    if (before) before.count += 1;
    else this.repeated.set(table, { count: 1, row });
    return true;
  }

  /** A sentence for each sheet that has such rows. */
  diagnostics(): EstateDiagnostic[] {
    return [...this.repeated].map(([{ file, name: sheet }, { count, row }]) => ({
      ...{ severity: "warning", file, sheet, row },
      message: `${rowCount(count, "is of a VM", "are of VMs")} above (same name and ID): skipped, the first row of a VM counts.`,
    }));
  }
}
