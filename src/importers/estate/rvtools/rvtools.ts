import type { Estate, EstateVm } from "../../../model/estate/estate";
import type { RowOptions, TableRow } from "../../tables/row";
import { ColumnReader, sheetOf } from "../columnReader";
import type { EstateDiagnostic, EstateFormat, HeadedTable, ReadEstate } from "../estateFormat";
import { VCPU, VDATASTORE, VDISK, VMEMORY, VMETADATA, VPARTITION, VRP, VSNAPSHOT, VTOOLS } from "./columns";
import { MIB } from "../mib";
import { vcenterName } from "../vcenterName";
import { namelessRows } from "../rowCount";
import { datastoreOf } from "./datastoreOf";
import { readHosts } from "./hosts";
import { RawLuns } from "./rawLuns";
import { rootPoolOf } from "./rootPoolOf";
import { VmIndex } from "./vmIndex";
import { missingColumns, missingSheets } from "./missing";
import { vInfosOf } from "./vInfosOf";
import { readVms } from "./vms";

/** Exports of RVTools: a workbook, or a folder with a CSV file for each sheet; whole, or cut down to some sheets and columns. */
export const rvtools: EstateFormat = {
  id: "rvtools",
  label: "RVTools",
  recognizes: (tables) => vInfosOf(tables).length > 0,
  read,
};

async function read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate> {
  const diagnostics: EstateDiagnostic[] = [];
  const sheets = (name: string) => tables.filter((table) => sheetOf(table.name).toLowerCase() === name);
  /** Reads every table of a name: a folder may hold those of several vCenters. Answers with the columns that one of them has. */
  const each = async <Field extends string>(
    name: string,
    fields: Readonly<Record<Field, readonly string[]>>,
    take: (columns: ColumnReader<Field>, row: TableRow) => void,
  ): Promise<ReadonlySet<Field>> => {
    const found = new Set<Field>();
    for (const table of sheets(name)) {
      const columns = new ColumnReader(table, fields);
      for (const field of Object.keys(fields) as Field[]) if (columns.has(field)) found.add(field);
      await table.rows((row) => {
        if (row.number > table.headerRow) take(columns, row);
        return undefined;
      }, options);
      diagnostics.push(...columns.diagnostics());
    }
    return found;
  };

  const vInfos = vInfosOf(tables);
  const vms: EstateVm[] = [];
  const texts: Awaited<ReturnType<typeof readVms>>["texts"] = [];
  for (const vInfo of vInfos) {
    const read = await readVms(vInfo, options);
    for (const vm of read.vms) vms.push(vm);
    for (const one of read.texts) texts.push(one);
    diagnostics.push(...read.diagnostics);
  }
  const index = new VmIndex(vms, texts);

  await each("vcpu", VCPU, (columns, row) => {
    const vm = index.find(columns, row);
    if (vm) vm.cpuGhz = add(vm.cpuGhz, columns.thousandths(row, "overall"));
  });
  await each("vmemory", VMEMORY, (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    // vInfo counts where it says it: earlier versions do not.
    vm.ramActiveBytes ??= columns.whole(row, "active", MIB);
    vm.ramConsumedBytes = columns.whole(row, "consumed", MIB);
  });
  const disks = new Map<EstateVm, number>();
  const luns = new RawLuns();
  const unsized = new Set<EstateVm>();
  const disk = await each("vdisk", VDISK, (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    const bytes = columns.whole(row, "capacity", MIB);
    const isRaw = columns.truth(row, "raw");
    if (isRaw) {
      obstacle(vm, "raw device mapping");
      vm.rawBytes = add(vm.rawBytes, bytes);
      if (bytes === null) unsized.add(vm);
      const lun = columns.text(row, "lun") ?? columns.text(row, "path");
      if (lun !== null && !luns.isFirst(vm, lun)) vm.rawElsewhereBytes += bytes ?? 0;
    } else if (bytes !== null) disks.set(vm, (disks.get(vm) ?? 0) + bytes);
    if (isShared(columns.text(row, "sharing"))) obstacle(vm, "shared disk");
    const datastore = isRaw ? null : datastoreOf(columns.text(row, "path"));
    if (datastore !== null && !vm.datastores.includes(datastore)) vm.datastores.push(datastore);
  });
  for (const [vm, bytes] of disks) vm.diskBytes ??= bytes;
  for (const vm of vms) {
    const rawInDisks = Math.max(0, (vm.diskBytes ?? 0) - (disks.get(vm) ?? 0));
    vm.rawElsewhereInDisksBytes = Math.min(vm.rawElsewhereBytes, rawInDisks);
  }
  // A sheet without the columns that tell says nothing of disks that have none.
  if (disk.has("raw") && disk.has("sharing")) for (const vm of vms) vm.obstacles ??= [];
  if (disk.has("raw")) for (const vm of vms) vm.rawBytes = unsized.has(vm) ? null : (vm.rawBytes ?? 0);
  await each("vpartition", VPARTITION, (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    vm.partitionBytes = add(vm.partitionBytes, columns.whole(row, "capacity", MIB));
    vm.guestBytes = add(vm.guestBytes, columns.whole(row, "consumed", MIB));
  });
  const snapshot = await each("vsnapshot", VSNAPSHOT, (columns, row) => {
    const vm = index.find(columns, row);
    if (vm) vm.snapshotBytes = add(vm.snapshotBytes, columns.whole(row, "size", MIB));
  });
  if (snapshot.has("size")) for (const vm of vms) vm.snapshotBytes ??= 0;
  await each("vtools", VTOOLS, (columns, row) => {
    const vm = index.find(columns, row);
    const status = columns.text(row, "status");
    if (vm && status !== null) vm.hasTools = !/notinstalled/i.test(status.replace(/\s/g, ""));
  });
  const datastores: Estate["datastores"] = [];
  let nameless = 0;
  await each("vdatastore", VDATASTORE, (columns, row) => {
    const name = columns.text(row, "name");
    if (name === null) {
      nameless += 1;
      return;
    }
    datastores.push({
      name,
      vcenter: vcenterName(columns.text(row, "vcenter")),
      type: columns.text(row, "type"),
      capacityBytes: columns.whole(row, "capacity", MIB),
      inUseBytes: columns.whole(row, "inUse", MIB),
    });
  });
  if (nameless > 0) {
    const message = namelessRows(nameless, "datastore");
    diagnostics.push({ severity: "warning", file, sheet: "vDatastore", row: null, message });
  }
  const rootPools: Estate["rootPools"] = [];
  await each("vrp", VRP, (columns, row) => {
    const pool = rootPoolOf(columns, row);
    if (pool) rootPools.push(pool);
  });
  const hosts = await readHosts(sheets("vhost"), sheets("vnic"), options, diagnostics);
  let version: string | null = null;
  await each("vmetadata", VMETADATA, (columns, row) => {
    version ??= columns.text(row, "version");
  });

  diagnostics.push(...vInfos.flatMap((vInfo) => missingColumns(vInfo, file)));
  diagnostics.push(...missingSheets(tables, file), ...index.diagnostics(file), ...luns.diagnostics(file));
  return {
    estate: { vms, hosts, datastores, rootPools },
    source: { file, tool: "rvtools", version, vms: vms.length, hosts: hosts.length },
    diagnostics,
  };
}

function add(sum: number | null, value: number | null): number | null {
  return value === null ? sum : (sum ?? 0) + value;
}

function obstacle(vm: EstateVm, what: string): void {
  vm.obstacles ??= [];
  if (!vm.obstacles.includes(what)) vm.obstacles.push(what);
}

function isShared(mode: string | null): boolean {
  return mode !== null && !/^(none|nosharing|sharingnone|nobussharing|false)$/i.test(mode.replace(/\s/g, ""));
}
