/** Starts in a row that did not come to an end, after which the workbook is not opened again. */
const MAX_FAILED_STARTS = 2;

/**
 * Counts starts that never came to an end, because the saved workbook made the page hang or crash: such a workbook would do
 * so at every start.
 */
export class StartGuard {
  constructor(
    private readonly storage: Storage | undefined,
    private readonly key: string,
  ) {}

  /** A workbook will be opened. Returns `false` where it stopped the page before. */
  begin(): boolean {
    const failed = Number(this.read() ?? 0);
    if (failed >= MAX_FAILED_STARTS) return false;
    this.write(String(failed + 1));
    return true;
  }

  /** The workbook is open, or set aside. */
  end(): void {
    this.write(undefined);
  }

  private get name(): string {
    return `hci-planner opening ${this.key}`;
  }

  private read(): string | null {
    try {
      return this.storage?.getItem(this.name) ?? null;
    } catch {
      return null;
    }
  }

  /** A full or refused storage only costs the guard. */
  private write(count: string | undefined): void {
    try {
      if (count === undefined) this.storage?.removeItem(this.name);
      else this.storage?.setItem(this.name, count);
    } catch {
      // Nothing was counted.
    }
  }
}
