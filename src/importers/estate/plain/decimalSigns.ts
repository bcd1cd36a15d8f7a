import type { TableCell } from "../../tables/row";
import { type DecimalSign, decimalSignOf } from "../cells";

/** Which decimal sign the numbers of a list have, by what its cells show. */
export class DecimalSigns {
  private readonly ofColumns = new Map<string, Set<DecimalSign>>();

  /** @param byFile The sign that the file itself says: numbers between commas have a point. */
  constructor(private readonly byFile: DecimalSign | null) {}

  /** Notes what a cell shows; "either" where others must decide. */
  note(column: string, cell: TableCell): DecimalSign | "either" | null {
    const sign = decimalSignOf(cell);
    if (sign === null || sign === "either") return sign;
    this.ofColumns.set(column, (this.ofColumns.get(column) ?? new Set<DecimalSign>()).add(sign));
    return sign;
  }

  /** The sign of a column: by its own cells, else by those of all columns, else by the file; `null` where they disagree. */
  of(column: string): DecimalSign | null {
    const own = this.ofColumns.get(column);
    const signs = own ?? new Set([...this.ofColumns.values()].flatMap((one) => [...one]));
    if (signs.size === 0) return this.byFile;
    const [sign = null, ...others] = signs;
    return others.length === 0 ? sign : null;
  }
}
