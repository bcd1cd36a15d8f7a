import type { EstateVm } from "../../../model/estate/estate";
import type { EstateDiagnostic } from "../estateFormat";

/** Disks that the VMs of a cluster of guests have together: each belongs to the first VM that counts. */
export class OwnedOnce {
  private readonly owners = new Map<string, EstateVm>();
  private shared = 0;

  /** @param what Such a disk in a sentence: "a raw LUN". */
  constructor(private readonly what: string) {}

  /** Does a disk count at this VM, and not at one above? */
  isFirst(vm: EstateVm, disk: string): boolean {
    // Otherwise its capacity would count nowhere.
    if (vm.scope === "out") return true;
    const key = `${vm.vcenter ?? ""}\n${disk.toLowerCase()}`;
    const owner = this.owners.get(key);
    if (!owner) this.owners.set(key, vm);
    if (!owner || owner === vm) return true;
    this.shared += 1;
    return false;
  }

  diagnostics(file: string): EstateDiagnostic[] {
    if (this.shared === 0) return [];
    const which = this.shared === 1 ? "One disk is" : `${this.shared.toLocaleString("en-US")} disks are`;
    const message = `${which} ${this.what} that a VM above has, too: its capacity counts once.`;
    return [{ severity: "info", file, sheet: "vDisk", row: null, message }];
  }
}
