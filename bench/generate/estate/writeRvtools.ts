import type { GeneratedFile } from "../generatedFile";
import type { Random } from "../random";
import { chance, pick } from "./choice";
import type { TrueEstate } from "./estateTruth";
import { workbookParts, type Cell, type WorkbookDialect } from "./workbookParts";

/** In which of its spellings an export is written. */
export interface RvtoolsDialect extends WorkbookDialect {
  /** "MiB" since 4.2, "MB" before, and raw names as some tools write them. */
  names: "MiB" | "MB" | "raw";
  truths: "real" | "True" | "TRUE";
  /** Are numbers texts with commas? */
  texts: boolean;
  /** Sheets that the export has; columns of identity may be cut off. */
  sheets: readonly string[];
  hasIds: boolean;
  container: "xlsx" | "csv";
  /** Columns of vInfo with what the customer added, until there are so many. */
  columns?: number;
}

export const ALL_SHEETS = [
  "vInfo",
  "vCPU",
  "vMemory",
  "vDisk",
  "vPartition",
  "vSnapshot",
  "vTools",
  "vRP",
  "vHost",
  "vNIC",
  "vDatastore",
  "vMetaData",
];

export function randomDialect(random: Random): RvtoolsDialect {
  return {
    names: pick(random, ["MiB", "MB", "raw"] as const),
    truths: pick(random, ["real", "True", "TRUE"] as const),
    texts: chance(random, 0.2),
    sheets: chance(random, 0.2) ? ["vInfo", "vDisk", "vHost"] : ALL_SHEETS,
    hasIds: chance(random, 0.9),
    container: pick(random, ["xlsx", "xlsx", "csv"] as const),
    strings: pick(random, ["shared", "inline", "rich"] as const),
    prefix: chance(random, 0.2) ? "x:" : "",
    references: chance(random, 0.8),
    sheetsFirst: chance(random, 0.5),
  };
}

/** An estate as RVTools exports it: the parts of a workbook, or a CSV file for each sheet. */
/** A whole export of a large estate, with columns that customers add. */
export const WIDE: RvtoolsDialect = {
  ...{ names: "MiB", truths: "real", texts: false, sheets: ALL_SHEETS, hasIds: true, container: "xlsx" },
  ...{ strings: "shared", prefix: "", references: true, sheetsFirst: false, columns: 60 },
};

export function rvtoolsFiles(estate: TrueEstate, dialect: RvtoolsDialect): GeneratedFile[] {
  const tables = tablesOf(estate, dialect).filter(({ name }) => dialect.sheets.includes(name));
  if (dialect.container === "xlsx") return workbookParts(tables, dialect);
  return tables.map(({ name, rows }) => ({
    path: `RVTools_tab${name}.csv`,
    bytes: new TextEncoder().encode(rows.map((row) => row.map(csvField).join(",")).join("\r\n")),
  }));
}

function csvField(cell: Cell): string {
  if (cell === null) return "";
  const text = typeof cell === "boolean" ? (cell ? "True" : "False") : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Columns of vInfo without those that a customer added. */
const OWN_COLUMNS = 24;

const ATTRIBUTES = ["Finance", "backup daily", null, "R&D <lab>", "4711"];

function tablesOf(estate: TrueEstate, { names, truths, texts, hasIds, columns = 0 }: RvtoolsDialect) {
  const { vcenter, vcenterId, vms, hosts, datastores, demands } = estate;
  const truth = (value: boolean): Cell =>
    truths === "real" ? value : truths === "True" ? (value ? "True" : "False") : value ? "TRUE" : "FALSE";
  const number = (value: number): Cell => (texts ? value.toLocaleString("en-US") : value);
  const header = (sheet: string, usual: string, raw: string): string =>
    names === "raw" ? `${sheet}${raw}` : names === "MB" ? usual.replace("MiB", "MB") : usual;
  const ids = hasIds ? ["VM ID", "VM UUID", "VI SDK Server", "VI SDK UUID"] : [];
  const idsOf = ({ vmId, uuid }: { vmId: string; uuid: string }): Cell[] =>
    hasIds ? [vmId, uuid, vcenter, vcenterId] : [];
  const added = Array.from({ length: Math.max(0, columns - OWN_COLUMNS) }, (_, i) => i);
  const place = ["Datacenter", "Cluster", "Host"];
  const h = (sheet: string) => (usual: string, raw: string) => header(sheet, usual, raw);
  const [i, c, d, p] = [h("vInfo"), h("vCPU"), h("vDisk"), h("vPartition")];
  const table = (name: string, columns: string[], rows: Cell[][]) => ({
    name,
    rows: [columns as Cell[], ...rows],
  });
  return [
    table(
      "vInfo",
      [
        i("VM", "VMName"),
        i("Powerstate", "Powerstate"),
        i("Template", "Template"),
        i("SRM Placeholder", "SRMPlaceHolder"),
        i("Connection state", "ConnectionState"),
        i("CPUs", "CPUs"),
        "Cost center",
        i("Overall Cpu Readiness", "OverallCpuReadiness"),
        i("Memory", "Memory"),
        i("Active Memory", "ActiveMemory"),
        i("Total disk capacity MiB", "TotalDiskCapacity"),
        i("Provisioned MiB", "Provisioned"),
        i("In Use MiB", "InUse"),
        ...place,
        "Memory",
        "Path",
        "OS according to the VMware Tools",
        "Annotation",
        ...ids,
        ...added.map((n) => `Attribute ${n}`),
      ],
      vms.map((vm) => [
        vm.name,
        vm.power,
        truth(vm.template),
        truth(vm.placeholder),
        vm.connection,
        number(vm.vcpu),
        "4711",
        number(vm.readyPercent),
        number(vm.ramMib),
        number(vm.activeMib),
        number(vm.disks.filter(({ raw }) => !raw).reduce((sum, { mib }) => sum + mib, 0)),
        number(vm.provisionedMib),
        number(vm.inUseMib),
        "DC",
        vm.cluster,
        vm.host,
        1,
        `[${vm.datastore}] ${vm.vmId}/${vm.vmId}.vmx`,
        vm.os,
        vm.annotation,
        ...idsOf(vm),
        ...added.map((n): Cell =>
          n % 3 === 0 ? vm.ramMib * n : n % 3 === 1 ? (ATTRIBUTES[n % 5] ?? null) : n % 2 === 0,
        ),
      ]),
    ),
    table(
      "vCPU",
      [c("VM", "VMName"), c("Overall", "Overall"), ...place, ...ids],
      vms.map((vm) => [vm.name, number(vm.mhz), "DC", vm.cluster, vm.host, ...idsOf(vm)]),
    ),
    table(
      "vMemory",
      [
        h("vMemory")("VM", "VMName"),
        h("vMemory")("Consumed", "Consumed"),
        h("vMemory")("Active", "Active"),
        ...place,
        ...ids,
      ],
      vms.map((vm) => [
        vm.name,
        number(vm.ramMib - 512),
        number(vm.activeMib),
        "DC",
        vm.cluster,
        vm.host,
        ...idsOf(vm),
      ]),
    ),
    table(
      "vDisk",
      [
        d("VM", "VMName"),
        d("Capacity MiB", "CapacityMiB"),
        d("Raw", "Raw"),
        "Sharing mode",
        "Path",
        ...place,
        ...ids,
      ],
      vms.flatMap((vm) =>
        vm.disks.map(({ mib, raw }, n): Cell[] => [
          vm.name,
          number(mib),
          truth(raw),
          "sharingNone",
          `[${vm.datastore}] ${vm.vmId}/${n}.vmdk`,
          "DC",
          vm.cluster,
          vm.host,
          ...idsOf(vm),
        ]),
      ),
    ),
    table(
      "vPartition",
      [
        p("VM", "VMName"),
        p("Capacity MiB", "CapacityMiB"),
        p("Consumed MiB", "ConsumedMiB"),
        "Free % ",
        ...place,
        ...ids,
      ],
      vms.flatMap((vm) =>
        vm.partitions.map(({ mib, usedMib }): Cell[] => [
          vm.name,
          number(mib),
          number(usedMib),
          5,
          "DC",
          vm.cluster,
          vm.host,
          ...idsOf(vm),
        ]),
      ),
    ),
    table(
      "vSnapshot",
      [
        h("vSnapshot")("VM", "VMName"),
        "Name",
        h("vSnapshot")("Size MiB (vmsn)", "SizeVmsn"),
        h("vSnapshot")("Size MiB (total)", "SizeTotal"),
        ...place,
        ...ids,
      ],
      vms.flatMap((vm) =>
        vm.snapshotsMib.map((mib, n): Cell[] => [
          vm.name,
          `before update ${n}`,
          number(7),
          number(mib),
          "DC",
          vm.cluster,
          vm.host,
          ...idsOf(vm),
        ]),
      ),
    ),
    table(
      "vTools",
      [h("vTools")("VM", "VMName"), h("vTools")("Tools", "ToolsStatus"), "Tools Version", ...place, ...ids],
      vms.map((vm) => [vm.name, vm.tools, "12352", "DC", vm.cluster, vm.host, ...idsOf(vm)]),
    ),
    table(
      "vRP",
      [
        "Resource Pool name",
        "Resource Pool path",
        "QS overallCpuDemand",
        "QS overallCpuUsage",
        "VI SDK Server",
      ],
      demands.flatMap(({ cluster, mhz, usedMhz }) => {
        const path = `/DC/host/${cluster}/Resources`;
        return [
          ["Resources", path, number(mhz), number(usedMhz), vcenter],
          // It is in the figures of the pool above it.
          ["Production", `${path}/Production`, number(usedMhz), number(usedMhz), vcenter],
        ];
      }),
    ),
    table(
      "vHost",
      [
        "Host",
        "Datacenter",
        "Cluster",
        header("vHost", "# CPU", "NumCpu"),
        header("vHost", "Cores per CPU", "CoresPerCPU"),
        header("vHost", "# Cores", "NumCpuCores"),
        header("vHost", "Speed", "CpuMhz"),
        header("vHost", "# Memory", "MemorySize"),
        header("vHost", "CPU usage %", "CPUusage%"),
        header("vHost", "Memory usage %", "MemoryUsage%"),
        "ESX Version",
        "CPU Model",
        "VI SDK Server",
        "Host",
      ],
      hosts.map((host) => [
        host.name,
        "DC",
        host.cluster,
        number(host.sockets),
        number(host.cores),
        number(host.sockets * host.cores),
        number(host.mhz),
        number(host.ramMib),
        number(host.cpuPercent),
        number(host.ramPercent),
        "VMware ESXi 8.0.3 build-1",
        "Xeon",
        vcenter,
        "again",
      ]),
    ),
    table(
      "vNIC",
      ["Host", "Network Device", "Speed", "VI SDK Server"],
      hosts.flatMap((host) =>
        [...host.nicMbit, null].map((speed, n): Cell[] => [
          host.name,
          `vmnic${n}`,
          speed === null ? null : number(speed),
          vcenter,
        ]),
      ),
    ),
    table(
      "vDatastore",
      [
        "Name",
        "Type",
        header("vDatastore", "Capacity MiB", "CapacityMiB"),
        header("vDatastore", "In Use MiB", "InUse"),
        "VI SDK Server",
      ],
      datastores.map((store) => [store.name, store.type, number(store.mib), number(store.inUseMib), vcenter]),
    ),
    table("vMetaData", ["RVTools major version", "RVTools version", "Server"], [["4.7", "4.7.1.4", vcenter]]),
  ];
}
