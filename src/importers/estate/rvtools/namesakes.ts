import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import type { readVms } from "./vms";

/** VMs of a name that another sheet of an export lists, too, where nothing tells whether they are the same. */
export class Namesakes {
  private readonly names = new Set<string>();

  /** A sentence about the VMs of the next sheet that have the name of a VM on an earlier one. */
  diagnostics(
    { file, name: sheet }: HeadedTable,
    { vms, texts }: Awaited<ReturnType<typeof readVms>>,
  ): EstateDiagnostic[] {
    const count = vms.filter(
      ({ name, id, vcenter }, i) =>
        this.names.has(name) && ((texts[i]?.vmId ?? null) === null || (id ?? vcenter) === null),
    ).length;
    for (const { name } of vms) this.names.add(name);
    if (count === 0) return [];
    const which = count === 1 ? "One VM has" : `${count.toLocaleString("en-US")} VMs have`;
    const message = `${which} the name of a VM on another sheet, and no ID to identify it: counted twice.`;
    return [{ severity: "warning", file, sheet, row: null, message }];
  }
}
