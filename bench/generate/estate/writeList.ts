import type { GeneratedFile } from "../generatedFile";
import type { Random } from "../random";
import { chance, pick } from "./choice";
import type { TrueEstate, TrueVm } from "./estateTruth";

/** How a planner writes a list of VMs. */
export interface ListDialect {
  separator: "," | ";" | "\t";
  /** What parts fractions. */
  decimal: "," | ".";
  /** Are thousands parted by the other of both? */
  thousands: boolean;
  unit: "MiB" | "GiB" | "TiB";
}

/** Any way that can be told: between commas fractions have a point. */
export function randomListDialect(random: Random): ListDialect {
  const separator = pick(random, [",", ";", "\t"] as const);
  return {
    separator,
    decimal: separator === "," ? "." : pick(random, [",", "."] as const),
    thousands: chance(random, 0.5),
    unit: pick(random, ["MiB", "GiB", "TiB"] as const),
  };
}

const MIB = { MiB: 1, GiB: 2 ** 10, TiB: 2 ** 20 } as const;

/** Disks of a VM on datastores, in MiB. */
export const sizeOf = ({ disks }: TrueVm): number =>
  disks.reduce((sum, { mib, raw }) => sum + (raw ? 0 : mib), 0);

/** The VMs of an estate as a list. Their IOPS prove the decimal sign. */
export function listFiles({ vms }: TrueEstate, dialect: ListDialect): GeneratedFile[] {
  const { separator, decimal, thousands, unit } = dialect;
  const number = (value: number): string => {
    const [whole = "", fraction] = String(value).split(".");
    const grouped = thousands ? whole.replace(/\B(?=(\d{3})+$)/g, decimal === "," ? "." : ",") : whole;
    return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  };
  const size = (mib: number): string => number(mib / MIB[unit]);
  const field = (text: string): string =>
    /["\r\n,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const sizes = ["RAM", "Disk", "Used"].map((header) => `${header} (${unit})`);
  const rows = [
    ["VM", "vCPU", ...sizes, "IOPS", "Cluster", "Power", "Template"],
    ...vms.map((vm) => [
      vm.name,
      number(vm.vcpu),
      ...[vm.ramMib, sizeOf(vm), vm.inUseMib].map(size),
      `0${decimal}5`,
      vm.cluster,
      vm.power,
      vm.template ? "True" : "False",
    ]),
  ];
  const text = rows.map((row) => row.map(field).join(separator)).join("\r\n");
  return [{ path: "vms.csv", bytes: new TextEncoder().encode(text) }];
}
