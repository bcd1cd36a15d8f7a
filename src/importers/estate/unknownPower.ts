import type { EstateVm } from "../../model/estate/estate";
import type { TableCell } from "../tables/row";
import type { EstateDiagnostic, HeadedTable } from "./estateFormat";
import { quotedCell } from "./quotedCell";

/** The first of some cells, and how many there are. */
interface Cells {
  count: number;
  row: number;
  cell: TableCell;
}

/** Counts the VMs of a list that count as running because a cell does not show their power state. */
export class UnknownPower {
  private blank: Cells | null = null;
  private word: Cells | null = null;

  /** Notes a VM, and the cell that its power state was read from. */
  note(vm: EstateVm, row: number, cell: TableCell): void {
    // Templates and VMs that do not count are the same in any state.
    if (vm.power !== "unknown" || vm.scope !== "full") return;
    const isBlank = cell === null || (typeof cell === "string" && cell.trim() === "");
    const known = isBlank ? this.blank : this.word;
    if (known) known.count += 1;
    else this[isBlank ? "blank" : "word"] = { count: 1, row, cell };
  }

  /** A sentence for words and errors, and one for blanks. */
  diagnostics({ file, name: sheet }: HeadedTable): EstateDiagnostic[] {
    const found: EstateDiagnostic[] = [];
    const add = (row: number, message: string): void => {
      found.push({ severity: "warning", file, sheet, row, message });
    };
    if (this.word) {
      const { count, row, cell } = this.word;
      const vms = count === 1 ? "One VM counts" : `${count.toLocaleString("en-US")} VMs count`;
      add(row, `${quotedCell(cell)} is not a power state: ${vms} as running.`);
    }
    if (this.blank) {
      const { count, row } = this.blank;
      const vms =
        count === 1
          ? "one VM is empty: it counts"
          : `${count.toLocaleString("en-US")} VMs is empty: they count`;
      add(row, `The power state of ${vms} as running.`);
    }
    return found;
  }
}
