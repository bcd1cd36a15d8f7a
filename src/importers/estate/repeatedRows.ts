import type { EstateDiagnostic, HeadedTable } from "./estateFormat";
import { rowCount } from "./rowCount";

/** Rows of a sheet that are there twice, such as where planners pasted exports below each other. */
export class RepeatedRows {
  private readonly known = new Set<string>();
  private count = 0;
  private first = 0;

  /** @param table The sheet; the same row on another one is another row. */
  constructor(private readonly table: HeadedTable) {}

  /**
   * Whether an earlier row has the same key.
   *
   * @param key What no other row has; a part that is not known, `null`, says nothing of the row.
   */
  isRepeated(row: number, key: readonly (string | null)[]): boolean {
    if (key.includes(null)) return false;
    const text = JSON.stringify(key);
    if (!this.known.has(text)) {
      this.known.add(text);
      return false;
    }
    if (this.count === 0) this.first = row;
    this.count += 1;
    return true;
  }

  diagnostics(): EstateDiagnostic[] {
    if (this.count === 0) return [];
    const { file, name: sheet } = this.table;
    const message = `${rowCount(this.count, "repeats a row", "repeat rows")} above: skipped.`;
    return [{ severity: "warning", file, sheet, row: this.first, message }];
  }
}
