import { type EstateVm, unknownVm } from "../../../model/estate/estate";
import { scopeOf } from "../../../model/estate/scopeOf";
import type { RowOptions } from "../../tables/row";
import { textOf } from "../cells";
import { ColumnReader } from "../columnReader";
import { powerOf } from "../powerOf";
import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { VINFO } from "./columns";
import { MIB } from "../mib";
import type { RepeatedRows } from "../repeatedRows";
import { vmKey } from "../repeatedVms";
import { namelessRows } from "../rowCount";
import { UnknownPower } from "../unknownPower";
import { vcenterName } from "../vcenterName";
import { datastoreOf } from "./datastoreOf";
import type { VmField } from "./vmIndex";

/** The VMs of vInfo, each once, with the texts by which other sheets name them, and the disks that it counts. */
export async function readVms(
  table: HeadedTable,
  repeated: RepeatedRows,
  options: RowOptions,
): Promise<{
  vms: EstateVm[];
  texts: Record<VmField, string | null>[];
  diskCounts: Map<EstateVm, number>;
  diagnostics: EstateDiagnostic[];
}> {
  const columns = new ColumnReader(table, VINFO);
  const vms: EstateVm[] = [];
  const texts: Record<VmField, string | null>[] = [];
  const diskCounts = new Map<EstateVm, number>();
  let nameless = 0;
  const unknownPower = new UnknownPower();
  await table.rows((row) => {
    if (row.number <= table.headerRow) return undefined;
    const text = (field: keyof typeof VINFO) => columns.text(row, field);
    const name = text("name");
    if (name === null) {
      nameless += 1;
      return undefined;
    }
    const powerCell = columns.cell(row, "power");
    const power = powerOf(textOf(powerCell), null);
    const [uuid, vcenter, vcenterId] = [text("uuid"), vcenterName(text("vcenter")), text("vcenterId")];
    const [cluster, host] = [text("cluster"), text("host")];
    const vm: EstateVm = {
      ...unknownVm(name, `${table.file}, ${table.name} row ${row.number}`),
      ...scopeOf({
        name,
        power,
        isTemplate: columns.truth(row, "template"),
        isPlaceholder: columns.truth(row, "placeholder"),
        connection: text("connection"),
        about: [text("annotation"), text("os"), text("osConfigured")].join(" "),
      }),
      id: uuid === null ? null : `${vcenterId ?? vcenter ?? ""} ${uuid.toLowerCase()}`,
      uuids: uuid === null ? [] : [uuid.toLowerCase()],
      vcenter,
      datacenter: text("datacenter"),
      cluster,
      host,
      datastores: listed(datastoreOf(text("path"))),
      power,
      vcpu: columns.whole(row, "vcpu"),
      ramBytes: columns.whole(row, "ram", MIB),
      cpuReadyShare: columns.percent(row, "ready"),
      ramActiveBytes: columns.whole(row, "ramActive", MIB),
      diskBytes: columns.whole(row, "disk", MIB),
      chargedBytes: columns.whole(row, "inUse", MIB),
      provisionedBytes: columns.whole(row, "provisioned", MIB),
      os: text("os") ?? text("osConfigured"),
    };
    if (repeated.isRepeated(table, row.number, vmKey(vm, text("vmId")))) return undefined;
    if (columns.has("power")) unknownPower.note(vm, row.number, powerCell);
    texts.push({ name, uuid, vcenter: text("vcenter"), vcenterId, cluster, host, vmId: text("vmId") });
    vms.push(vm);
    const count = columns.whole(row, "disks");
    if (count !== null) diskCounts.set(vm, count);
    return undefined;
  }, options);
  const diagnostics = columns.diagnostics();
  if (nameless > 0) {
    diagnostics.push({
      ...{ severity: "warning", file: table.file, sheet: table.name, row: null },
      message: namelessRows(nameless, "VM"),
    });
  }
  diagnostics.push(...unknownPower.diagnostics(table));
  return { vms, texts, diskCounts, diagnostics };
}

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one]);
