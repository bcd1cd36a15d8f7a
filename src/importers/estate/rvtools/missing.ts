import { ColumnReader } from "../columnReader";
import type { EstateDiagnostic, HeadedTable } from "../estateFormat";
import { VCPU, VDATASTORE, VDISK, VHOST, VINFO, VMEMORY, VPARTITION, VRP, VSNAPSHOT } from "./columns";

/** Sheets that answer something of a plan, and what is not known without them. */
const ANSWERS = [
  ["vhost", "vHost", "hosts, their cores and versions are not known"],
  ["vdisk", "vDisk", "raw device mappings and shared disks are not known"],
  ["vpartition", "vPartition", "what the guests wrote is not known"],
  ["vcpu", "vCPU", "the CPU in use is not known"],
  ["vmemory", "vMemory", "the RAM that VMs consume is not known"],
  ["vrp", "vRP", "the CPU that clusters ask for is not known"],
  ["vsnapshot", "vSnapshot", "snapshots are not known"],
  ["vtools", "vTools", "which guests run without VMware Tools is not known"],
  ["vdatastore", "vDatastore", "whether data is on vSAN, and which VMs are clones, is unknown"],
] as const;

/** What an export does not say whose sheets were cut off, or have no column that names VMs; once for each. */
export function missingSheets(tables: readonly HeadedTable[], file: string): EstateDiagnostic[] {
  const names = new Set(tables.map((table) => table.sheet.toLowerCase()));
  const nameless = tables.filter((table) => {
    const sheet = table.sheet.toLowerCase();
    const isOfVms = ["vcpu", "vmemory", "vdisk", "vpartition", "vsnapshot", "vtools"].includes(sheet);
    const columns = new ColumnReader(table, VCPU);
    return isOfVms && !columns.has("name") && !columns.has("uuid") && !columns.has("vmId");
  });
  return [
    ...nameless.map(({ name }): EstateDiagnostic => ({
      ...{ severity: "warning", file, sheet: name, row: null },
      message: "The column VM is missing: nothing of this sheet counts.",
    })),
    ...ANSWERS.filter(([sheet]) => !names.has(sheet)).map(([, sheet, answers]): EstateDiagnostic => ({
      ...{ severity: "info", file, sheet: null, row: null },
      message: `The export has no sheet ${sheet}: ${answers}.`,
    })),
  ];
}

/** Columns of the other sheets of which a plan needs one, what they are called, and what is unknown without them. */
const NEEDED: readonly (readonly [
  sheet: string,
  fields: Readonly<Record<string, readonly string[]>>,
  needed: readonly (readonly [
    fields: readonly string[],
    header: string,
    effect: string,
    severity?: "info",
  ])[],
])[] = [
  ["vcpu", VCPU, [[["overall"], "Overall", "the CPU in use is not known"]]],
  ["vmemory", VMEMORY, [[["consumed"], "Consumed", "the RAM that VMs consume is not known"]]],
  [
    "vdisk",
    VDISK,
    [
      [["raw"], "Raw", "raw device mappings are not known"],
      [["sharing", "bus"], "Sharing mode", "shared disks are not known"],
    ],
  ],
  ["vpartition", VPARTITION, [[["consumed"], "Consumed MiB", "what the guests wrote is not known"]]],
  ["vsnapshot", VSNAPSHOT, [[["size"], "Size MiB (total)", "snapshots are not known"]]],
  [
    "vhost",
    VHOST,
    [
      [["cluster"], "Cluster", "no clusters of hosts"],
      [["sockets"], "# CPU", "no sockets, and no cores to license"],
      [["coresPerSocket", "cores"], "Cores per CPU", "no cores"],
      [["clock"], "Speed", "no GHz of hosts"],
      [["ram"], "# Memory", "no RAM of hosts"],
      [["version"], "ESX Version", "versions of hosts are not known", "info"],
      [["cpuUsage"], "CPU usage %", "the CPU that hosts use is not known"],
      [["ramUsage"], "Memory usage %", "the RAM that hosts use is not known"],
      [["vms"], "# VMs", "whether all running VMs are listed is not known", "info"],
      [["vcpus"], "# vCPUs", "whether all vCPUs are listed is not known", "info"],
    ],
  ],
  [
    "vdatastore",
    VDATASTORE,
    [
      [["type"], "Type", "whether data is on vSAN is not known"],
      [["inUse"], "In Use MiB", "which VMs are clones is not known"],
    ],
  ],
  ["vrp", VRP, [[["demand"], "QS overallCpuDemand", "the CPU that clusters ask for is not known"]]],
];

/** What the other sheets do not say whose columns were cut off. */
export function missingDetails(tables: readonly HeadedTable[], file: string): EstateDiagnostic[] {
  return NEEDED.flatMap(([sheet, fields, needed]) =>
    tables
      .filter((table) => table.sheet.toLowerCase() === sheet)
      .flatMap((table) => {
        const columns = new ColumnReader<string>(table, fields);
        return needed
          .filter(([anyOf]) => !anyOf.some((field) => columns.has(field)))
          .map(([, header, effect, severity]): EstateDiagnostic => ({
            ...{ severity: severity ?? "warning", file, sheet: table.name, row: null },
            message: `The column ${header} is missing: ${effect}.`,
          }));
      }),
  );
}

/** What vInfo does not say whose columns were cut off. */
export function missingColumns(vInfo: HeadedTable, file: string): EstateDiagnostic[] {
  const columns = new ColumnReader(vInfo, VINFO);
  const needed: readonly (readonly [
    keyof typeof VINFO,
    header: string,
    effect: string,
    severity?: "info",
  ])[] = [
    ["power", "Powerstate", "all VMs count as running"],
    ["template", "Template", "templates count as VMs"],
    ["placeholder", "SRM Placeholder", "placeholders count as VMs", "info"],
    ["connection", "Connection state", "VMs that are not connected count too", "info"],
    ["vcpu", "CPUs", "no vCPUs"],
    ["ram", "Memory", "no RAM"],
    ["inUse", "In Use MiB", "no used capacity"],
    ["cluster", "Cluster", "no clusters"],
  ];
  return needed
    .filter(([field]) => !columns.has(field))
    .map(([, header, effect, severity]): EstateDiagnostic => ({
      ...{ severity: severity ?? "warning", file, sheet: vInfo.name, row: null },
      message: `The column ${header} is missing: ${effect}.`,
    }));
}
