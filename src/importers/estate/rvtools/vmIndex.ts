import type { EstateVm } from "../../../model/estate/estate";
import type { TableRow } from "../../tables/row";
import type { ColumnReader } from "../columnReader";
import type { EstateDiagnostic } from "../estateFormat";

/** Columns by which a row of another sheet names its VM. */
export type VmField = "name" | "vmId" | "uuid" | "vcenter" | "vcenterId" | "cluster" | "host";

/** What stands in these columns. */
type VmText = (field: VmField) => string | null;

const vcenterOf = (text: VmText): string => text("vcenterId") ?? text("vcenter") ?? "";

/** What a VM is found by, the surest first: `null` where a row does not say it. A name alone only where no other VM has it. */
const KEYS: readonly ((text: VmText) => string | null)[] = [
  (text) => {
    const uuid = text("uuid");
    return uuid === null ? null : `${vcenterOf(text)} ${uuid.toLowerCase()}`;
  },
  (text) => {
    const vmId = text("vmId");
    return vmId === null ? null : `${vcenterOf(text)} ${vmId}`;
  },
  (text) => `${vcenterOf(text)} ${text("cluster") ?? ""} ${text("host") ?? ""} ${text("name") ?? ""}`,
  (text) => text("name") ?? "",
];

type VmColumns = Pick<ColumnReader<VmField>, "text" | "table">;

/** VMs by a kind of key, `null` where several have the same, and whether every VM has one. */
interface Keyed {
  vms: ReadonlyMap<string, EstateVm | null>;
  isOfAll: boolean;
}

/** Finds the VM of a row of another sheet. */
export class VmIndex {
  /** By each kind of key, made when the first row asks for it: most exports name all VMs by the first. */
  private readonly byKey = new Map<number, Keyed>();
  private readonly unmatched = new Map<string, { count: number; row: number; name: string }>();

  /** @param texts What vInfo says of each VM in the columns of identity. */
  constructor(
    private readonly vms: readonly EstateVm[],
    private readonly texts: readonly Readonly<Record<VmField, string | null>>[],
  ) {}

  find(columns: VmColumns, row: TableRow): EstateVm | null {
    const text: VmText = (field) => columns.text(row, field);
    let isAnother = false;
    for (const [kind, keyOf] of KEYS.entries()) {
      // A name alone would find another VM where the row has an id, as all VMs do, and none of them has this one.
      if (isAnother && kind === KEYS.length - 1) break;
      const key = keyOf(text);
      if (key === null) continue;
      const { vms, isOfAll } = this.vmsBy(kind, keyOf);
      const vm = vms.get(key);
      if (vm) return vm;
      isAnother ||= isOfAll && vm === undefined && kind < KEYS.length - 2;
    }
    const { name: sheet } = columns.table;
    const known = this.unmatched.get(sheet);
    if (known) known.count += 1;
    else this.unmatched.set(sheet, { count: 1, row: row.number, name: text("name") ?? "" });
    return null;
  }

  private vmsBy(kind: number, keyOf: (text: VmText) => string | null): Keyed {
    const made = this.byKey.get(kind);
    if (made) return made;
    const vms = new Map<string, EstateVm | null>();
    let isOfAll = true;
    this.vms.forEach((vm, i) => {
      const key = keyOf((field) => this.texts[i]?.[field] ?? null);
      if (key === null) isOfAll = false;
      else vms.set(key, vms.has(key) ? null : vm);
    });
    const keyed = { vms, isOfAll };
    this.byKey.set(kind, keyed);
    return keyed;
  }

  /** Rows whose VM was not found, a sentence for each sheet. */
  diagnostics(file: string): EstateDiagnostic[] {
    return [...this.unmatched].map(([sheet, { count, row, name }]) => {
      const which = count === 1 ? "One row belongs" : `${count.toLocaleString("en-US")} rows belong`;
      const message = `${which} to no VM of vInfo, or to several of one name; the first is ${JSON.stringify(name)}: skipped.`;
      return { severity: "warning", file, sheet, row, message };
    });
  }
}
