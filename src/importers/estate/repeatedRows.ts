import type { EstateDiagnostic, HeadedTable } from "./estateFormat";
import { rowCount } from "./rowCount";

/** Words behind the number of rows, of one and of more. */
type Words = readonly [one: string, more: string];

/** Rows that are there twice, such as where planners pasted exports below each other. */
export class RepeatedRows {
  private readonly known = new Set<string>();
  private readonly repeated = new Map<HeadedTable, { count: number; row: number }>();

  /** @param words What such rows are. */
  constructor(
    private readonly words: Words = ["repeats a row above: skipped", "repeat rows above: skipped"],
  ) {}

  /**
   * Whether an earlier row has the same key.
   *
   * @param key What no other row has; a part that is not known, `null`, says nothing of the row.
   */
  isRepeated(table: HeadedTable, row: number, key: readonly (string | null)[]): boolean {
    if (key.includes(null)) return false;
    const text = JSON.stringify(key);
    if (!this.known.has(text)) {
      this.known.add(text);
      return false;
    }
    const before = this.repeated.get(table);
    if (before) before.count += 1;
    else this.repeated.set(table, { count: 1, row });
    return true;
  }

  /** A sentence for each sheet that has such rows. */
  diagnostics(): EstateDiagnostic[] {
    return [...this.repeated].map(([{ file, name: sheet }, { count, row }]) => ({
      ...{ severity: "warning", file, sheet, row },
      message: `${rowCount(count, ...this.words)}.`,
    }));
  }
}
