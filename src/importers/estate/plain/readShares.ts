import type { EstateVm } from "../../../model/estate/estate";
import type { TableCell, TableRow } from "../../tables/row";
import { decimalOf } from "../cells";

/** A number without a percent sign. */
interface Bare {
  vm: EstateVm;
  row: number;
  value: number;
}

/**
 * Reads a column of shares of reads. 70% is 0.7. Of numbers without a sign, 70 and 0.7 may be the same share: the largest of the column
 * decides which of them it means.
 */
export class ReadShares {
  private readonly bare: Bare[] = [];

  /** Sets the share of a VM. `false` where the cell is not a share. */
  read(vm: EstateVm, row: TableRow, cell: TableCell): boolean {
    const isPercent = typeof cell === "string" && cell.trim().endsWith("%");
    const text = isPercent ? cell.trim().slice(0, -1) : cell;
    // No share has thousands.
    const isComma = typeof text === "string" && text.includes(",");
    const value = decimalOf(text, isComma ? "," : null);
    if (value === null) return true;
    if (value === undefined || value < 0 || value > 100) return false;
    vm.readShare = isPercent ? value / 100 : value;
    if (!isPercent) this.bare.push({ vm, row: row.number, value });
    return true;
  }

  /**
   * Decides what the numbers without a sign mean, once all rows are read.
   *
   * @returns The first share and the first percentage of a column that has both; otherwise `null`.
   */
  close(): { row: number; share: number; percentage: number } | null {
    const percentage = this.bare.find(({ value }) => value > 1);
    if (!percentage) return null;
    for (const { vm, value } of this.bare) vm.readShare = value / 100;
    const share = this.bare.find(({ value }) => value > 0 && value < 1);
    return share ? { row: share.row, share: share.value, percentage: percentage.value } : null;
  }
}
