import type { EstateVm } from "../../../model/estate/estate";
import type { EstateDiagnostic } from "../estateFormat";

/** Which VMs have all their disks on vDisk: exports may be cut down to some of its rows, or to its header. */
export class ListedDisks {
  private readonly listed = new Map<EstateVm, number>();

  /** @param counts How many disks vInfo counts for a VM. */
  constructor(private readonly counts: ReadonlyMap<EstateVm, number>) {}

  /** Counts a row of a VM. */
  add(vm: EstateVm): void {
    this.listed.set(vm, (this.listed.get(vm) ?? 0) + 1);
  }

  /** Where vInfo does not count the disks, a sheet with rows is taken for whole. */
  isWhole(vm: EstateVm): boolean {
    const count = this.counts.get(vm);
    return count === undefined ? this.listed.size > 0 : (this.listed.get(vm) ?? 0) >= count;
  }

  /** A sentence about the VMs some of whose disks are not listed. */
  diagnostics(vms: readonly EstateVm[], file: string): EstateDiagnostic[] {
    const missing = vms.filter((vm) => !this.isWhole(vm)).length;
    if (missing === 0) return [];
    const [whose, which] =
      missing === 1 ? ["one VM", "it has"] : [`${missing.toLocaleString("en-US")} VMs`, "they have"];
    const message = `Not all disks of ${whose} are listed: whether ${which} raw device mappings or shared disks is unknown.`;
    return [{ severity: "warning", file, sheet: "vDisk", row: null, message }];
  }
}
