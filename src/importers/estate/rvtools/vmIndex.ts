import type { EstateVm } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import type { EstateDiagnostic } from "../estateFormat";

/** Columns by which a row of another sheet names its VM. */
type VmField = "name" | "vmId" | "uuid" | "vcenter" | "vcenterId" | "cluster" | "host";

type VmColumns = Pick<ColumnReader<VmField>, "text" | "table">;

/** The keys of a VM, the surest first. A name alone is only one where no other VM has it. */
export function keysOf(columns: VmColumns, row: TableRow): string[] {
  const text = (field: VmField) => columns.text(row, field) ?? "";
  const vcenter = text("vcenterId") || text("vcenter");
  const [uuid, vmId, name] = [text("uuid"), text("vmId"), text("name")];
  return [
    ...(uuid === "" ? [] : [`uuid ${vcenter} ${uuid.toLowerCase()}`]),
    ...(vmId === "" ? [] : [`id ${vcenter} ${vmId}`]),
    `name ${vcenter} ${text("cluster")} ${text("host")} ${name}`,
    `name ${name}`,
  ];
}

/** Finds the VM of a row of another sheet. */
export class VmIndex {
  private readonly byKey = new Map<string, EstateVm | null>();
  private readonly unmatched = new Map<string, { count: number; row: number; name: string }>();

  constructor(vms: readonly (EstateVm & { keys?: readonly string[] })[]) {
    for (const vm of vms) {
      for (const key of vm.keys ?? []) this.byKey.set(key, this.byKey.has(key) ? null : vm);
      delete vm.keys;
    }
  }

  find(columns: VmColumns, row: TableRow): EstateVm | null {
    const keys = keysOf(columns, row);
    for (const key of keys) {
      const vm = this.byKey.get(key);
      if (vm) return vm;
    }
    const { name: sheet } = columns.table;
    const known = this.unmatched.get(sheet);
    if (known) known.count += 1;
    else this.unmatched.set(sheet, { count: 1, row: row.number, name: columns.text(row, "name") ?? "" });
    return null;
  }

  /** Rows whose VM was not found, a sentence for each sheet. */
  diagnostics(file: string): EstateDiagnostic[] {
    return [...this.unmatched].map(([sheet, { count, row, name }]) => {
      const which = count === 1 ? "One row belongs" : `${count.toLocaleString("en-US")} rows belong`;
      const message = `${which} to no VM of vInfo, or to several of one name; the first is ${JSON.stringify(name)}: left out.`;
      return { severity: "warning", file, sheet, row, message };
    });
  }
}
