import type { EstateVm } from "../../../model/estate/estate";
import type { EstateDiagnostic } from "../estateFormat";

/** Raw LUNs, by their id or the path of their mapping: the VMs of a cluster of guests have one together. */
export class RawLuns {
  private readonly owners = new Map<string, EstateVm>();
  private shared = 0;

  /** Is this VM the first that has the LUN? */
  isFirst(vm: EstateVm, lun: string): boolean {
    const key = `${vm.vcenter ?? ""}\n${lun.toLowerCase()}`;
    const owner = this.owners.get(key);
    if (!owner) this.owners.set(key, vm);
    if (!owner || owner === vm) return true;
    this.shared += 1;
    return false;
  }

  diagnostics(file: string): EstateDiagnostic[] {
    if (this.shared === 0) return [];
    const which = this.shared === 1 ? "One disk is" : `${this.shared.toLocaleString("en-US")} disks are`;
    const message = `${which} a raw LUN that a VM above has, too: its capacity counts once.`;
    return [{ severity: "info", file, sheet: "vDisk", row: null, message }];
  }
}
