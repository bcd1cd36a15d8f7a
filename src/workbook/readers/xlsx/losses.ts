import { cellName } from "../../address";
import type { ReadLoss } from "../readLoss";

/** What of a workbook is not imported. What many cells lose alike is one loss that names the first of them. */
export class Losses {
  private readonly whole = new Map<string, ReadLoss>();
  private readonly cells = new Map<string, { first: string; because: string; count: number }>();

  add(where: string, because: string): void {
    this.whole.set(JSON.stringify([where, because]), { where, because });
  }

  /** A name that is lost: names lost alike are one loss. */
  name(name: string, because: string): void {
    this.count(`name ${name}`, because, ["name", because]);
  }

  /** @param because What happens to the cell, such as "is kept as its value". */
  cell(sheet: string, row: number, column: number, because: string): void {
    const key = [sheet, because] as const;
    if (!this.count(undefined, because, key)) this.count(`${sheet}, ${cellName(row, column)}`, because, key);
  }

  /** Counts one more of a kind; answers whether it was counted. */
  private count(first: string | undefined, because: string, kind: readonly string[]): boolean {
    const key = JSON.stringify(kind);
    const known = this.cells.get(key);
    if (known) known.count += 1;
    else if (first !== undefined) this.cells.set(key, { first, because, count: 1 });
    return known !== undefined;
  }

  get all(): ReadLoss[] {
    const ofCells = [...this.cells.values()].map(({ first, because, count }) => {
      const others = count - 1;
      const more = others === 0 ? "" : ` and ${others.toLocaleString("en-US")} more`;
      return { where: `${first}${more}`, because };
    });
    return [...this.whole.values(), ...ofCells];
  }
}
