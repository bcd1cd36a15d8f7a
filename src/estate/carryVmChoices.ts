import { VM_HEADERS } from "./vmsSheet";
import type { CellValue, TableSpec, WorkbookSpec } from "../workbook/spec";
import { CHOICES, type Choice, type ShownVms, type VmChoice } from "./vmChoices";

/** A workbook of an estate with what was typed about VMs in an earlier one. */
export interface CarriedChoices {
  spec: WorkbookSpec;
  /** How many VMs have it now. */
  carried: number;
  /** VMs about which something was typed and that the new estate does not have, or not alone under their name. */
  lost: { label: string; value: string | number | boolean }[];
  /** How many VMs these are. */
  lostVms: number;
  /** Cells that show an error. */
  failed: { label: string; content: string }[];
  /** Cells that held a formula: its value was taken. */
  formulas: string[];
  /** Headers of columns that the user added to the table. */
  ownColumns: string[];
}

/** A VM of the new workbook. */
interface Row {
  index: number;
  vm: string;
  cluster: string;
  host: string;
}

/** By what a VM is the same one in both, the surest first. VMs move between hosts, and between clusters. */
const KEYS: readonly ((one: Omit<Row, "index">) => string)[] = [
  ({ vm, cluster, host }) => JSON.stringify([vm, cluster, host]),
  ({ vm, cluster }) => JSON.stringify([vm, cluster]),
  ({ vm }) => vm,
];

/** Fills in what a planner typed about the VMs of an earlier estate. VMs of one name are told apart by cluster and host. */
export function carryVmChoices(spec: WorkbookSpec, earlier: ShownVms): CarriedChoices {
  const table = spec.sheets.flatMap(({ tables = [] }) => tables).find(({ name }) => name === "VMs");
  if (!table) throw new Error("the workbook has no table VMs");
  const result: CarriedChoices = {
    ...{ spec, carried: 0, lost: [], lostVms: 0, failed: [], formulas: [] },
    ownColumns: ownColumns(earlier),
  };
  const found = matched(earlier.vms, rowsOf(table));
  const typed = new Map<number, Partial<Record<Choice, CellValue>>>();
  for (const one of earlier.vms) {
    const values: Partial<Record<Choice, CellValue>> = {};
    for (const choice of CHOICES) {
      const value = one.values[choice] ?? null;
      if (value === null) continue;
      const label = `${choice} of ${one.vm}`;
      if (typeof value === "object") {
        result.failed.push({ label, content: value.error });
      } else if (!found.has(one)) {
        result.lost.push({ label, value });
      } else {
        values[choice] = value;
        if (one.formulas.includes(choice)) result.formulas.push(label);
      }
    }
    const index = found.get(one);
    if (index === undefined) result.lostVms += Number(Object.keys(one.values).length > 0);
    else if (Object.keys(values).length > 0) typed.set(index, values);
  }
  return { ...result, spec: withChoices(spec, table, typed), carried: typed.size };
}

function rowsOf({ columns, rows }: TableSpec): Row[] {
  const place = (header: string) => columns.findIndex((column) => column.header === header);
  const [vm, cluster, host] = ["VM", "Cluster", "Host"].map(place) as [number, number, number];
  const text = (cells: readonly CellValue[], column: number): string => {
    const value = cells[column] ?? "";
    return typeof value === "object" ? "" : String(value).trim();
  };
  return rows.map((cells, index) => ({
    index,
    vm: text(cells, vm),
    cluster: text(cells, cluster),
    host: text(cells, host),
  }));
}

/** The new row of each earlier VM: the surest key by which it is the only one in both. */
function matched(earlier: readonly VmChoice[], rows: readonly Row[]): Map<VmChoice, number> {
  const found = new Map<VmChoice, number>();
  for (const keyOf of KEYS) {
    const [before, now] = [grouped(earlier, keyOf), grouped(rows, keyOf)];
    for (const [key, [one, ...others]] of before) {
      const [row, ...more] = now.get(key) ?? [];
      if (one && row && others.length + more.length === 0 && !found.has(one)) found.set(one, row.index);
    }
  }
  return found;
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function withChoices(
  spec: WorkbookSpec,
  table: TableSpec,
  typed: ReadonlyMap<number, Partial<Record<Choice, CellValue>>>,
): WorkbookSpec {
  const places = CHOICES.map((choice) => table.columns.findIndex(({ header }) => header === choice));
  const rows = table.rows.map((cells, index) => {
    const values = typed.get(index);
    if (!values) return cells;
    return cells.map((value, column) => {
      const choice = CHOICES[places.indexOf(column)];
      return choice === undefined ? value : (values[choice] ?? value);
    });
  });
  const filled = { ...table, rows };
  return {
    ...spec,
    sheets: spec.sheets.map((sheet) => ({
      ...sheet,
      ...(sheet.tables ? { tables: sheet.tables.map((one) => (one === table ? filled : one)) } : {}),
    })),
  };
}

function ownColumns({ headers }: ShownVms): string[] {
  return headers.filter((header) => !VM_HEADERS.includes(header));
}
