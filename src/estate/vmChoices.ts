import { type ShownSheet, type ShownSheets, shownText } from "../workbook/shownSheet";
import type { CellValue } from "../workbook/spec";

/** Columns of the table `VMs` that planners fill in. */
export const CHOICES = ["Set scope", "Set class"] as const;

export type Choice = (typeof CHOICES)[number];

/** What a planner typed about one VM. */
export interface VmChoice {
  vm: string;
  cluster: string;
  host: string;
  values: Partial<Record<Choice, CellValue>>;
  /** Those that hold a formula. */
  formulas: Choice[];
}

/** The table `VMs` as it is now. */
export interface ShownVms {
  /** Name of its sheet. */
  sheet: string;
  /** Every VM that it lists, with what was typed about it. */
  vms: VmChoice[];
  /** Headers of all its columns. */
  headers: string[];
}

const COLUMNS = ["VM", "Cluster", "Host", ...CHOICES] as const;

/** Rows in which its header is looked for: users insert some above it. */
const HEADER_WITHIN = 50;

/** Finds the table `VMs` by its headers; nothing where no sheet has it. */
export function shownVms(sheets: ShownSheets): ShownVms | undefined {
  for (const [name, sheet] of sheets) {
    const found = tableOn(name, sheet);
    if (found) return found;
  }
  return undefined;
}

function tableOn(name: string, sheet: ShownSheet): ShownVms | undefined {
  for (let row = 0; row < Math.min(HEADER_WITHIN, sheet.values.length); row++) {
    const headers = (sheet.values[row] ?? []).map((_, column) => shownText(sheet, row, column));
    if (!COLUMNS.every((header) => headers.includes(header))) continue;
    return { sheet: name, vms: vmsBelow(sheet, row, headers), headers: headers.filter((one) => one !== "") };
  }
  return undefined;
}

function vmsBelow(sheet: ShownSheet, header: number, headers: readonly string[]): VmChoice[] {
  const column = (name: string) => headers.indexOf(name);
  const vms: VmChoice[] = [];
  for (let row = header + 1; row < sheet.values.length; row++) {
    const text = (name: string) => shownText(sheet, row, column(name));
    const values: VmChoice["values"] = {};
    const formulas: Choice[] = [];
    for (const choice of CHOICES) {
      const value = sheet.values[row]?.[column(choice)] ?? null;
      if (value === null || value === "") continue;
      values[choice] = value;
      if (sheet.formulas[row]?.[column(choice)] !== undefined) formulas.push(choice);
    }
    const vm = text("VM");
    // Below the table there may be rows of the user; those without a name are none of it.
    if (vm !== "" || Object.keys(values).length > 0)
      vms.push({ vm, cluster: text("Cluster"), host: text("Host"), values, formulas });
  }
  return vms;
}
