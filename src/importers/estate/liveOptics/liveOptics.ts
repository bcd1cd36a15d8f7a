import { type EstateHost, type EstateVm, unknownHost, unknownVm } from "../../../model/estate/estate";
import { scopeOf } from "../../../model/estate/scopeOf";
import type { RowOptions, TableRow } from "../../tables/row";
import { isFilled, textOf } from "../cells";
import { ColumnReader } from "../columnReader";
import type { EstateDiagnostic, EstateFormat, HeadedTable, ReadEstate } from "../estateFormat";
import { HostIndex } from "../hostIndex";
import { MIB } from "../mib";
import { powerOf } from "../powerOf";
import { RepeatedRows } from "../repeatedRows";
import { repeatedVms, vmKey } from "../repeatedVms";
import { namelessRows, rowCount } from "../rowCount";
import { UnknownPower } from "../unknownPower";
import { vcenterNameOnly } from "../vcenterName";
import { ADAPTERS, HOST_PERFORMANCE, HOSTS, PERFORMANCE, VMS } from "./columns";
import { missingColumns } from "./missingColumns";
import { PerformanceIndex } from "./performanceIndex";

const KIB = 1024;

/** Exports of Live Optics for VMware: VMs and hosts, with the I/O and CPU that its collector watched. */
export const liveOptics: EstateFormat = {
  id: "live-optics",
  label: "Live Optics",
  listsIn: (tables) =>
    tables
      .filter((table) => isCalled(table, "VMs"))
      .slice(0, 1)
      .filter((table) => {
        const columns = new ColumnReader(table, VMS);
        // Exports that were cut down may lack the MOB ID.
        return columns.has("name") && (columns.has("mobId") || columns.has("vcpu"));
      }),
  read,
};

/** A sheet that was saved as a file may have its name in other capitals. */
function isCalled(table: Pick<HeadedTable, "sheet">, name: string): boolean {
  return table.sheet.toLowerCase() === name.toLowerCase();
}

async function read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate> {
  const diagnostics: EstateDiagnostic[] = [];
  const each = async <Field extends string>(
    name: string,
    fields: Readonly<Record<Field, readonly string[]>>,
    take: (columns: ColumnReader<Field>, row: TableRow) => void,
  ): Promise<boolean> => {
    const table = tables.find((one) => isCalled(one, name));
    if (!table) return false;
    const columns = new ColumnReader(table, fields);
    const key = (["name", "host"] as Field[]).find((field) => field in fields);
    if (key !== undefined && !columns.has(key)) {
      diagnostics.push(columns.missing(name.startsWith("VM") ? "VM Name" : "Host"));
      return true;
    }
    diagnostics.push(...missingColumns(columns));
    await table.rows((row) => {
      if (row.number > table.headerRow) take(columns, row);
      return undefined;
    }, options);
    diagnostics.push(...columns.diagnostics());
    return true;
  };

  const vms: EstateVm[] = [];
  let nameless = 0;
  const listed = repeatedVms();
  const index = new PerformanceIndex();
  const unknownPower = new UnknownPower();
  await each("VMs", VMS, (columns, row) => {
    const vm = vmOf(columns, row);
    if (!vm) {
      nameless += 1;
      return;
    }
    if (listed.isRepeated(columns.table, row.number, vmKey(vm, columns.text(row, "mobId")))) return;
    vms.push(vm);
    const shown = (["power", "running"] as const).find((field) => columns.has(field));
    if (shown) unknownPower.note(vm, row.number, columns.cell(row, shown));
    index.addVm(vm, columns, row);
  });
  const isMeasured = await each("VM Performance", PERFORMANCE, (columns, row) => index.measure(columns, row));
  const hosts = new HostIndex();
  const hasHosts = await each("ESX Hosts", HOSTS, (columns, row) =>
    hosts.add(columns.table, hostOf(columns, row)),
  );
  const measuredHosts = new Set<EstateHost>();
  let repeated = 0;
  const isHostMeasured = await each("ESX Performance", HOST_PERFORMANCE, (columns, row) => {
    const host = hosts.find(columns.table, null, columns.text(row, "host"));
    if (!host) return;
    if (measuredHosts.has(host)) {
      repeated += 1;
      return;
    }
    measuredHosts.add(host);
    host.cpuUsageShare = columns.percent(row, "averageCpu");
    host.cpuPeakShare = columns.percent(row, "peakCpu");
    host.ramUsageShare = columns.percent(row, "averageRam");
    host.iopsAverage = columns.whole(row, "averageIops");
    host.iopsPeak = columns.whole(row, "peakIops");
  });
  const links = new RepeatedRows();
  await each("Host Network Adapters", ADAPTERS, (columns, row) => {
    if (links.isRepeated(columns.table, row.number, [columns.text(row, "host"), columns.text(row, "device")]))
      return;
    const speed = columns.thousandths(row, "speed");
    if (speed !== null && speed > 0)
      hosts.find(columns.table, null, columns.text(row, "host"))?.nicGbit.push(speed);
  });

  const say = (severity: EstateDiagnostic["severity"], message: string, sheet = "VM Performance") =>
    diagnostics.push({ severity, file, sheet, row: null, message });
  for (const list of liveOptics.listsIn(tables)) diagnostics.push(...unknownPower.diagnostics(list));
  diagnostics.push(...listed.diagnostics(), ...hosts.diagnostics(), ...links.diagnostics());
  if (nameless > 0) say("warning", namelessRows(nameless, "VM"), "VMs");
  if (repeated > 0)
    say(
      "warning",
      `${rowCount(repeated, "is of a host", "are of hosts")} above: skipped, the first row of a host counts.`,
      "ESX Performance",
    );
  if (!isMeasured)
    say("warning", "The export has no sheet VM Performance: I/O and CPU in use are not known.");
  if (!hasHosts)
    say(
      "info",
      "The export has no sheet ESX Hosts: hosts, their cores and versions are not known.",
      "ESX Hosts",
    );
  if (!isHostMeasured)
    say(
      "info",
      "The export has no sheet ESX Performance: the CPU in use and the I/O of hosts are not known.",
      "ESX Performance",
    );
  for (const { severity, row, message } of index.join())
    diagnostics.push({ severity, file, sheet: "VM Performance", row, message });
  return {
    estate: { vms, hosts: hosts.hosts, datastores: [], rootPools: [] },
    source: {
      file,
      tool: "live-optics",
      version: await versionOf(tables, options),
      vms: vms.length,
      hosts: hosts.hosts.length,
    },
    diagnostics,
  };
}

function vmOf(columns: ColumnReader<keyof typeof VMS>, row: TableRow): EstateVm | null {
  const text = (field: keyof typeof VMS) => columns.text(row, field);
  const name = text("name");
  if (name === null) return null;
  const vcenter = vcenterNameOnly(text("vcenter"));
  const isRunning = isFilled(columns.cell(row, "running")) ? columns.truth(row, "running") : null;
  const power = powerOf(textOf(columns.cell(row, "power")), isRunning);
  // Replicas and copies share the UUID of the BIOS: that of the instance is the VM's own.
  const uuids = [text("instanceUuid"), text("uuid")].flatMap((uuid) =>
    uuid === null ? [] : [uuid.toLowerCase()],
  );
  return {
    ...unknownVm(name, `${columns.table.file}, ${columns.table.name} row ${row.number}`),
    ...scopeOf({
      name,
      power,
      isTemplate: columns.truth(row, "template"),
      isPlaceholder: false,
      connection: null,
      about: text("os") ?? "",
    }),
    id: uuids[0] === undefined ? null : `${vcenter ?? ""} ${uuids[0]}`,
    uuids,
    vcenter,
    datacenter: text("datacenter"),
    cluster: text("cluster"),
    host: text("host"),
    datastores: text("datastore")?.split(/,\s*/) ?? [],
    power,
    vcpu: columns.whole(row, "vcpu"),
    // Somebody who changes one of both leaves the other 0.
    ramBytes: columns.whole(row, "ramBytes") || columns.whole(row, "ram", MIB),
    ramActiveBytes: columns.whole(row, "ramActive", MIB),
    ramConsumedBytes: columns.whole(row, "ramConsumed", MIB),
    diskBytes: columns.whole(row, "disk", MIB),
    guestBytes: columns.whole(row, "guestUsed", MIB),
    partitionBytes: columns.whole(row, "guestDisk", MIB),
    chargedBytes: columns.whole(row, "diskUsed", MIB),
    os: text("os"),
  };
}

function hostOf(columns: ColumnReader<keyof typeof HOSTS>, row: TableRow): EstateHost | null {
  const name = columns.text(row, "name");
  if (name === null) return null;
  const [sockets, cores] = [columns.whole(row, "sockets"), columns.whole(row, "cores")];
  return {
    ...unknownHost(name),
    vcenter: vcenterNameOnly(columns.text(row, "vcenter")),
    datacenter: columns.text(row, "datacenter"),
    cluster: columns.text(row, "cluster"),
    sockets,
    coresPerSocket: sockets !== null && sockets > 0 && cores !== null ? cores / sockets : null,
    clockGhz: columns.clock(row, "clock"),
    ramBytes: columns.whole(row, "ramKib", KIB),
    esxVersion: columns.text(row, "os"),
    cpuModel: columns.text(row, "model"),
    // Its count of VMs holds templates and VMs that are off: nothing to check running ones against.
  };
}

/** What the sheet Details says of the program that wrote the export. */
async function versionOf(tables: readonly HeadedTable[], options: RowOptions): Promise<string | null> {
  let version: string | null = null;
  await tables
    .find(({ name }) => name === "Details")
    ?.rows((row) => {
      for (let column = 0; column < row.length; column++) {
        if (row.cell(column) !== "Collector Build Version") continue;
        const value = row.cell(column + 1);
        version = typeof value === "string" || typeof value === "number" ? String(value) : null;
        return "enough";
      }
      return undefined;
    }, options);
  return version;
}
