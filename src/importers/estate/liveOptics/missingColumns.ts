import type { ColumnReader } from "../columnReader";
import type { EstateDiagnostic } from "../estateFormat";
import type { HOST_PERFORMANCE, HOSTS, PERFORMANCE, VMS } from "./columns";

/** Columns of which a plan needs one, what they are called, and what is unknown without them. */
type Needed<Field extends string = string> = readonly (readonly [
  fields: readonly Field[],
  header: string,
  effect: string,
])[];

const NEEDED: {
  readonly VMs: Needed<keyof typeof VMS>;
  readonly "VM Performance": Needed<keyof typeof PERFORMANCE>;
  readonly "ESX Hosts": Needed<keyof typeof HOSTS>;
  readonly "ESX Performance": Needed<keyof typeof HOST_PERFORMANCE>;
} = {
  VMs: [
    [["power", "running"], "Power State", "all VMs count as running"],
    [["template"], "Template", "templates count as VMs"],
    [["vcpu"], "Virtual CPU", "no vCPUs"],
    [["ramBytes", "ram"], "Provisioned Memory (MiB)", "no RAM"],
    [["disk"], "Virtual Disk Size (MiB)", "no sizes of disks"],
    [["diskUsed"], "Virtual Disk Used (MiB)", "no used capacity, but what guests report"],
    [["cluster"], "Cluster", "no clusters"],
  ],
  "VM Performance": [
    [["averageGhz"], "Average vCPU (GHz)", "no CPU in use"],
    [["peakGhz"], "Peak vCPU (GHz)", "no peaks of CPU"],
    [["peakIops"], "Peak IOPS", "no peaks of I/O"],
    [["averageIops"], "Average IOPS", "no sizes of I/O"],
    [["ratio", "readIops"], "Avg Read/Write Ratio", "no shares of reads"],
    [["kbPerSecond"], "Average KiB/sec", "no sizes of I/O"],
  ],
  "ESX Hosts": [
    [["sockets"], "CPU Sockets", "no sockets"],
    [["cores"], "CPU Cores", "no cores"],
    [["clock"], "CPU Clock Speed (GHz)", "no GHz of hosts"],
    [["ramKib"], "Memory (KiB)", "no RAM of hosts"],
  ],
  "ESX Performance": [
    [["averageCpu"], "Average CPU %", "no CPU in use of hosts"],
    [["peakCpu"], "Peak CPU %", "no peaks of CPU of hosts"],
  ],
};

/** Warnings about a sheet whose columns were cut off, or have another unit or name: what is unknown without them. */
export function missingColumns<Field extends string>(columns: ColumnReader<Field>): EstateDiagnostic[] {
  const { name, file, sheet: own } = columns.table;
  const needed =
    Object.entries<Needed>(NEEDED).find(([sheet]) => sheet.toLowerCase() === own.toLowerCase())?.[1] ?? [];
  return needed
    .filter(([fields]) => !fields.some((field) => columns.has(field as Field)))
    .map(([, header, effect]): EstateDiagnostic => ({
      ...{ severity: "warning", file, sheet: name, row: null },
      message: `The column ${header} is missing: ${effect}.`,
    }));
}
