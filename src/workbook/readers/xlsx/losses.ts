import { cellName } from "../../address";
import type { ReadLoss } from "../readLoss";

/** What of a workbook is not taken. What many cells lose alike is one loss that names the first of them. */
export class Losses {
  private readonly whole: ReadLoss[] = [];
  private readonly cells = new Map<
    string,
    { sheet: string; first: string; because: string; count: number }
  >();

  add(where: string, because: string): void {
    if (!this.whole.some((loss) => loss.where === where && loss.because === because))
      this.whole.push({ where, because });
  }

  /** @param because What happens to the cell, such as "is kept as its value". */
  cell(sheet: string, row: number, column: number, because: string): void {
    const key = JSON.stringify([sheet, because]);
    const known = this.cells.get(key);
    if (known) known.count += 1;
    else this.cells.set(key, { sheet, first: cellName(row, column), because, count: 1 });
  }

  get all(): ReadLoss[] {
    const ofCells = [...this.cells.values()].map(({ sheet, first, because, count }) => {
      const others = count - 1;
      const more = others === 0 ? "" : ` and ${others.toLocaleString("en-US")} more`;
      return { where: `${sheet}, ${first}${more}`, because };
    });
    return [...this.whole, ...ofCells];
  }
}
