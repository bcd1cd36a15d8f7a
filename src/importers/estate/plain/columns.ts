import type { EstateVm } from "../../../model/estate/estate";
import type { HeadedTable } from "../estateFormat";
import { headerUnit } from "./headerUnit";

/** Columns by the words of their header, in any case and with or without spaces. Sizes need their unit in it. */
const COLUMNS = {
  name: ["vm", "vm name", "name", "virtual machine"],
  cluster: ["cluster", "cluster name"],
  host: ["host", "host name", "vm host", "esx host", "esxi host"],
  power: ["power", "power state", "state"],
  template: ["template"],
  os: ["os", "guest os", "operating system"],
  vcpu: ["vcpu", "vcpus", "cpus", "cpu", "cores", "num cpu", "num cpus", "num vcpu", "num vcpus"],
  ram: ["ram", "memory", "vram", "memory size", "ram size"],
  disk: [
    ...["disk", "disks", "disk size", "provisioned", "provisioned space", "provisioned storage"],
    ...["capacity", "disk capacity", "storage", "storage size"],
  ],
  used: ["used", "used capacity", "in use", "used space", "used storage", "space used", "storage used"],
  iopsPeak: ["iops", "peak iops"],
  iopsAverage: ["average iops", "avg iops"],
  ioSize: ["i/o size", "io size", "block size"],
  reads: ["read %", "reads %", "reads", "read"],
} as const;

/** What a column is about. */
export type Field = keyof typeof COLUMNS;

const FIELDS = new Map(
  (Object.entries(COLUMNS) as [Field, readonly string[]][]).flatMap(([field, names]) =>
    names.map((name) => [name.replaceAll(" ", ""), field] as const),
  ),
);

/** The columns that a list needs, for messages. */
export const NEEDED_COLUMNS = "VM, vCPU, and RAM GiB or Used GiB";

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
  /** Is the unit one of powers of ten? */
  isDecimal: boolean;
}

/** The columns of a list by their headers, the first of each. */
export function columnsOf({ header }: HeadedTable): ReadonlyMap<Field, Column> {
  const found = new Map<Field, Column>();
  header.forEach((text, index) => {
    const field = FIELDS.get(headerUnit(text, false).name);
    if (field === undefined || found.has(field)) return;
    const { bytes, isDecimal } = headerUnit(text, field === "ram" || field === "ioSize");
    found.set(field, { index, bytes, isDecimal });
  });
  return found;
}

/** Headers that name a unit of size, and that no field was read from. */
export function unreadSizes({ header }: HeadedTable, columns: ReadonlyMap<Field, Column>): readonly string[] {
  const read = new Set([...columns.values()].map(({ index }) => index));
  return header.filter((text, index) => !read.has(index) && headerUnit(text, false).bytes !== null);
}
