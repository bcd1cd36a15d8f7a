import { type EstateVm, unknownVm } from "../../../model/estate/estate";
import { scopeOf } from "../../../model/estate/scopeOf";
import type { RowOptions, TableCell, TableRow } from "../../tables/row";
import { decimalOf, textOf } from "../cells";
import type { EstateDiagnostic, EstateFormat, HeadedTable, ReadEstate } from "../estateFormat";
import { powerOf } from "../powerOf";
import { headerUnit } from "./headerUnit";

/** Columns by the words of their header. Sizes need their unit in it. */
const COLUMNS = {
  name: ["vm", "vm name", "name", "virtual machine"],
  cluster: ["cluster"],
  host: ["host"],
  power: ["power", "power state", "powerstate", "state"],
  os: ["os", "guest os", "operating system"],
  vcpu: ["vcpu", "vcpus", "cpus"],
  ram: ["ram", "memory", "vram"],
  disk: ["disk", "disks", "disk size", "provisioned", "capacity"],
  used: ["used", "used capacity", "in use"],
  iopsPeak: ["iops", "peak iops"],
  iopsAverage: ["average iops", "avg iops"],
  ioSize: ["i/o size", "io size", "block size"],
  reads: ["read %", "reads %", "reads", "read"],
} as const;

type Field = keyof typeof COLUMNS;

const SIZES: ReadonlySet<Field> = new Set(["ram", "disk", "used", "ioSize"]);

/** A list of VMs as a planner writes it: a row each, with headers such as VM, vCPU, RAM GiB, Used GiB, IOPS. */
export const plain: EstateFormat = {
  id: "csv",
  label: "a list of VMs",
  recognizes: (tables) => tables.some(isList),
  read,
};

function isList(table: HeadedTable): boolean {
  const columns = columnsOf(table);
  return columns.has("name") && columns.has("vcpu") && (columns.has("ram") || columns.has("used"));
}

interface Column {
  index: number;
  bytes: number | null;
}

function columnsOf({ header }: HeadedTable): ReadonlyMap<Field, Column> {
  const found = new Map<Field, Column>();
  header.forEach((text, index) => {
    for (const [field, names] of Object.entries(COLUMNS) as [Field, readonly string[]][]) {
      const { words, bytes } = headerUnit(text, field === "ram" || field === "ioSize");
      if (!found.has(field) && names.includes(words)) found.set(field, { index, bytes });
    }
  });
  return found;
}

async function read(tables: readonly HeadedTable[], file: string, options: RowOptions): Promise<ReadEstate> {
  const vms: EstateVm[] = [];
  const diagnostics: EstateDiagnostic[] = [];
  for (const table of tables.filter(isList)) {
    const list = new ListedVms(table);
    await table.rows((row) => {
      if (row.number > table.headerRow) list.add(row);
      return undefined;
    }, options);
    for (const vm of list.vms()) vms.push(vm);
    diagnostics.push(...list.diagnostics());
  }
  return {
    estate: { vms, hosts: [], datastores: [], rootPools: [] },
    source: { file, tool: "csv", version: null, vms: vms.length, hosts: 0 },
    diagnostics,
  };
}

/** The VMs of a list, and what of its cells could not be read. */
class ListedVms {
  private readonly columns: ReadonlyMap<Field, Column>;
  private readonly said: EstateDiagnostic[] = [];
  private nameless = 0;
  private readonly listed: EstateVm[] = [];
  /** 70 and 0.7 may be the same share: the largest of the column says which of them it means. */
  private largestShare = 0;

  constructor(private readonly table: HeadedTable) {
    this.columns = columnsOf(table);
    for (const [field, { index, bytes }] of this.columns) {
      if (!SIZES.has(field) || bytes !== null) continue;
      const header = table.header[index] ?? "";
      this.say(
        null,
        `The column "${header}" names no unit: write it as "${header} ${field === "ioSize" ? "KiB" : "GiB"}". It counts as unknown.`,
      );
    }
  }

  add(row: TableRow): void {
    const name = textOf(this.cell(row, "name"));
    if (name === null) this.nameless += 1;
    else this.listed.push(this.vmOf(row, name));
  }

  /** The VMs: where a share of reads is above 1 or has a sign, all of the column are per cent. */
  vms(): EstateVm[] {
    if (this.largestShare <= 1) return this.listed;
    return this.listed.map((vm) => ({
      ...vm,
      readShare: vm.readShare === null ? null : vm.readShare / 100,
    }));
  }

  private vmOf(row: TableRow, name: string): EstateVm {
    const { file, name: sheet } = this.table;
    const power = powerOf(textOf(this.cell(row, "power")), null);
    const os = textOf(this.cell(row, "os"));
    return {
      ...unknownVm(name, `${file}, ${sheet} row ${row.number}`),
      ...scopeOf({ name, power, isTemplate: false, isPlaceholder: false, connection: null, words: os ?? "" }),
      cluster: textOf(this.cell(row, "cluster")),
      host: textOf(this.cell(row, "host")),
      power,
      os,
      vcpu: this.number(row, "vcpu"),
      ramBytes: this.number(row, "ram"),
      diskBytes: this.number(row, "disk"),
      chargedBytes: this.number(row, "used"),
      iopsPeak: this.number(row, "iopsPeak"),
      iopsAverage: this.number(row, "iopsAverage"),
      ioSizeBytes: this.number(row, "ioSize"),
      readShare: this.readShare(row),
    };
  }

  diagnostics(): EstateDiagnostic[] {
    if (this.nameless > 0) {
      const which =
        this.nameless === 1 ? "One row has" : `${this.nameless.toLocaleString("en-US")} rows have`;
      this.say(null, `${which} no name of a VM: skipped.`);
    }
    return this.said;
  }

  private cell(row: TableRow, field: Field): TableCell {
    const column = this.columns.get(field);
    return column === undefined ? null : row.cell(column.index);
  }

  private number(row: TableRow, field: Field): number | null {
    const cell = this.cell(row, field);
    const unit = SIZES.has(field) ? (this.columns.get(field)?.bytes ?? null) : 1;
    if (unit === null) return null;
    const value = decimalOf(cell);
    if (value === null) return null;
    if (value !== undefined && value >= 0 && Number.isFinite(value * unit)) return value * unit;
    this.say(
      row.number,
      `${quoted(cell)} is not a ${field === "vcpu" ? "number of vCPUs" : "quantity"}: counted as unknown.`,
    );
    return null;
  }

  /** A share of reads as it is written; `vms` makes it one from 0 to 1. */
  private readShare(row: TableRow): number | null {
    const cell = this.cell(row, "reads");
    const isPercent = typeof cell === "string" && cell.trim().endsWith("%");
    const value = decimalOf(isPercent ? cell.trim().slice(0, -1) : cell);
    if (value === null) return null;
    if (value !== undefined && value >= 0 && value <= 100) {
      this.largestShare = Math.max(this.largestShare, isPercent ? 100 : value);
      return value;
    }
    this.say(row.number, `${quoted(cell)} is not a share of reads: write 0% to 100%.`);
    return null;
  }

  private say(row: number | null, message: string): void {
    const { file, name: sheet } = this.table;
    this.said.push({ severity: "warning", file, sheet, row, message });
  }
}

const QUOTED = 40;

function quoted(cell: TableCell): string {
  const text = typeof cell === "object" && cell !== null ? cell.fault : String(cell);
  return JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
}
