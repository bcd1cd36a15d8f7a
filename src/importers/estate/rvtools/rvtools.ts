import type { Estate, EstateVm } from "../../../model/estate/estate";
import type { RowOptions, TableRow } from "../../tables/row";
import { ColumnReader, sheetOf } from "../columnReader";
import type { EstateDiagnostic, EstateFormat, HeadedTable, ReadEstate } from "../estateFormat";
import { VCPU, VDATASTORE, VDISK, VINFO, VMETADATA, VPARTITION, VSNAPSHOT, VTOOLS } from "./columns";
import { MIB } from "../mib";
import { datastoreOf } from "./datastoreOf";
import { readHosts } from "./hosts";
import { VmIndex } from "./vmIndex";
import { readVms } from "./vms";

/** Exports of RVTools: a workbook, or a folder with a CSV file for each sheet; whole, or cut down to some sheets and columns. */
export const rvtools: EstateFormat = {
  id: "rvtools",
  label: "RVTools",
  recognizes: (tables) => tables.some(isVInfo),
  read,
};

/** The sheet of the VMs: by its name, or, where somebody gave it another, by its columns. */
function isVInfo(table: HeadedTable): boolean {
  const columns = new ColumnReader(table, VINFO);
  if (!columns.has("name")) return false;
  const isNamed = sheetOf(table.name).toLowerCase() === "vinfo";
  return isNamed || (columns.has("power") && columns.has("vcpu") && columns.has("ram"));
}

async function read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate> {
  const diagnostics: EstateDiagnostic[] = [];
  const sheet = (name: string) => tables.find((table) => sheetOf(table.name).toLowerCase() === name);
  const each = async <Field extends string>(
    table: HeadedTable | undefined,
    fields: Readonly<Record<Field, readonly string[]>>,
    take: (columns: ColumnReader<Field>, row: TableRow) => void,
  ): Promise<boolean> => {
    if (!table) return false;
    const columns = new ColumnReader(table, fields);
    await table.rows((row) => {
      if (row.number > table.headerRow) take(columns, row);
      return undefined;
    }, options);
    diagnostics.push(...columns.diagnostics());
    return true;
  };

  const vInfo = sheet("vinfo") ?? tables.find(isVInfo);
  const {
    vms,
    texts,
    diagnostics: said,
  } = vInfo ? await readVms(vInfo, options) : { vms: [], texts: [], diagnostics: [] };
  diagnostics.push(...said);
  const index = new VmIndex(vms, texts);

  await each(sheet("vcpu"), VCPU, (columns, row) => {
    const vm = index.find(columns, row);
    if (vm) vm.cpuGhz = add(vm.cpuGhz, columns.thousandths(row, "overall"));
  });
  const disks = new Map<EstateVm, number>();
  const hasDisks = await each(sheet("vdisk"), VDISK, (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    const bytes = columns.whole(row, "capacity", MIB);
    if (columns.truth(row, "raw")) obstacle(vm, "raw device mapping");
    else if (bytes !== null) disks.set(vm, (disks.get(vm) ?? 0) + bytes);
    if (isShared(columns.text(row, "sharing"))) obstacle(vm, "shared disk");
    vm.datastore ??= datastoreOf(columns.text(row, "path"));
  });
  for (const [vm, bytes] of disks) vm.diskBytes ??= bytes;
  if (hasDisks) for (const vm of vms) vm.obstacles ??= [];
  await each(sheet("vpartition"), VPARTITION, (columns, row) => {
    const vm = index.find(columns, row);
    if (!vm) return;
    vm.partitionBytes = add(vm.partitionBytes, columns.whole(row, "capacity", MIB));
    vm.guestBytes = add(vm.guestBytes, columns.whole(row, "consumed", MIB));
  });
  const hasSnapshots = await each(sheet("vsnapshot"), VSNAPSHOT, (columns, row) => {
    const vm = index.find(columns, row);
    if (vm) vm.snapshotBytes = add(vm.snapshotBytes, columns.whole(row, "size", MIB));
  });
  if (hasSnapshots) for (const vm of vms) vm.snapshotBytes ??= 0;
  await each(sheet("vtools"), VTOOLS, (columns, row) => {
    const vm = index.find(columns, row);
    const status = columns.text(row, "status");
    if (vm && status !== null) vm.hasTools = !/notinstalled/i.test(status.replace(/\s/g, ""));
  });
  const datastores: Estate["datastores"] = [];
  await each(sheet("vdatastore"), VDATASTORE, (columns, row) => {
    const name = columns.text(row, "name");
    if (name === null) return;
    datastores.push({
      name,
      vcenter: columns.text(row, "vcenter"),
      type: columns.text(row, "type"),
      capacityBytes: columns.whole(row, "capacity", MIB),
      inUseBytes: columns.whole(row, "inUse", MIB),
    });
  });
  const hosts = await readHosts(sheet("vhost"), sheet("vnic"), options, diagnostics);
  let version: string | null = null;
  await each(sheet("vmetadata"), VMETADATA, (columns, row) => {
    version ??= columns.text(row, "version");
  });

  diagnostics.push(...missing(tables, vInfo, file), ...index.diagnostics(file));
  return {
    estate: { vms, hosts, datastores },
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

/** Sheets that answer something of a plan, and what is not known without them. */
const ANSWERS = [
  ["vhost", "vHost", "hosts, their cores and versions are not known"],
  ["vdisk", "vDisk", "raw device mappings and shared disks are not known"],
  ["vpartition", "vPartition", "what the guests wrote is not known"],
  ["vcpu", "vCPU", "the CPU in use is not known"],
  ["vsnapshot", "vSnapshot", "snapshots are not known"],
  ["vtools", "vTools", "which guests run without VMware Tools is not known"],
  ["vdatastore", "vDatastore", "nothing tells whether data lies on vSAN, or whether VMs are clones"],
] as const;

/** What an export that was cut down does not say, once for each. */
function missing(
  tables: readonly HeadedTable[],
  vInfo: HeadedTable | undefined,
  file: string,
): EstateDiagnostic[] {
  const names = new Set(tables.map((table) => sheetOf(table.name).toLowerCase()));
  const sheets = ANSWERS.filter(([sheet]) => !names.has(sheet)).map(
    ([, sheet, answers]): EstateDiagnostic => ({
      ...{ severity: "info", file, sheet: null, row: null },
      message: `The export has no sheet ${sheet}: ${answers}.`,
    }),
  );
  const columns = vInfo && new ColumnReader(vInfo, VINFO);
  const needed = (
    [
      ["power", "Powerstate", "all VMs count as running"],
      ["vcpu", "CPUs", "no vCPUs"],
      ["ram", "Memory", "no RAM"],
      ["inUse", "In Use MiB", "no used capacity"],
      ["cluster", "Cluster", "no clusters"],
    ] as const
  ).flatMap(([field, header, effect]): EstateDiagnostic[] =>
    columns?.has(field) === false
      ? [
          {
            severity: "warning",
            file,
            sheet: vInfo?.name ?? null,
            row: null,
            message: `The column ${header} is missing: ${effect}.`,
          },
        ]
      : [],
  );
  return [...needed, ...sheets];
}
