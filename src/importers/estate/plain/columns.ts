import type { EstateVm } from "../../../model/estate/estate";
import type { HeadedTable } from "../estateFormat";
import { headerUnit } from "./headerUnit";

/** Columns by the words of their header. Sizes need their unit in it. */
const COLUMNS = {
  name: ["vm", "vm name", "name", "virtual machine"],
  cluster: ["cluster"],
  host: ["host"],
  power: ["power", "power state", "powerstate", "state"],
  template: ["template"],
  os: ["os", "guest os", "operating system"],
  vcpu: ["vcpu", "vcpus", "cpus", "cpu", "cores"],
  ram: ["ram", "memory", "vram"],
  disk: ["disk", "disks", "disk size", "provisioned", "capacity"],
  used: ["used", "used capacity", "in use"],
  iopsPeak: ["iops", "peak iops"],
  iopsAverage: ["average iops", "avg iops"],
  ioSize: ["i/o size", "io size", "block size"],
  reads: ["read %", "reads %", "reads", "read"],
} as const;

export type Field = keyof typeof COLUMNS;

/** Fields that are sizes: bytes times the unit in the header. */
export const SIZES: ReadonlySet<Field> = new Set<Field>(["ram", "disk", "used", "ioSize"]);

/** Fields that may have fractions, and what they are of a VM. */
export const DECIMALS = {
  ram: "ramBytes",
  disk: "diskBytes",
  used: "chargedBytes",
  iopsPeak: "iopsPeak",
  iopsAverage: "iopsAverage",
  ioSize: "ioSizeBytes",
} as const satisfies Partial<Record<Field, keyof EstateVm>>;

/** Where a field is, and the bytes of the unit in its header. */
export interface Column {
  index: number;
  bytes: number | null;
}

/** The columns of a list by their headers, the first of each. */
export function columnsOf({ header }: HeadedTable): ReadonlyMap<Field, Column> {
  const found = new Map<Field, Column>();
  header.forEach((text, index) => {
    for (const [field, names] of Object.entries(COLUMNS) as [Field, readonly string[]][]) {
      const { name, bytes } = headerUnit(text, field === "ram" || field === "ioSize");
      if (!found.has(field) && names.includes(name)) found.set(field, { index, bytes });
    }
  });
  return found;
}
