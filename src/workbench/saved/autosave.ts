import type { Session } from "../session";
import type { WorkbookStorage } from "./workbookStorage";
import type { Draft } from "./storedWorkbook";

/** Milliseconds without a change after which the workbook is saved. */
const QUIET_MS = 400;

/** Milliseconds after which a save that failed is tried again. */
const RETRY_MS = 10_000;

/** Saves the workbook in the browser a moment after each change, and reports how that went. */
export class Autosave {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving = 0;

  /**
   * @param key What the workbook is saved under.
   * @param draft The text that is being typed into a cell, if any.
   * @param report Takes the state for the user.
   */
  constructor(
    private readonly session: Session,
    private readonly storage: WorkbookStorage,
    private readonly key: string,
    private readonly draft: () => Draft | undefined,
    private readonly report: (state: string) => void,
  ) {}

  /** Something changed. */
  readonly changed = (): void => this.saveIn(QUIET_MS);

  /**
   * Saves what is open at once.
   *
   * @returns Whether that went well; otherwise it is tried again later.
   */
  readonly save = async (): Promise<boolean> => {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.saving += 1;
    try {
      await this.storage.save(this.key, this.session.toStored());
      this.report("Saved in this browser");
      return true;
    } catch (error) {
      this.report(`Not saved: ${problemOf(error)} Download the workbook.`);
      if (this.timer === undefined) this.saveIn(RETRY_MS);
      return false;
    } finally {
      this.saving -= 1;
    }
  };

  /** The page may be closed next: saves what is not saved yet, and what is being typed. */
  readonly leave = (): void => {
    const draft = this.draft();
    if (!this.pending && !draft) return;
    const workbook = { ...this.session.toStored(), ...(draft ? { draft } : {}) };
    this.storage.save(this.key, workbook).catch(() => undefined);
  };

  /** Is there a change that is not saved yet? */
  get pending(): boolean {
    return this.timer !== undefined || this.saving > 0;
  }

  private saveIn(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), milliseconds);
  }
}

/** Why the browser did not save, as a sentence. */
function problemOf(error: unknown): string {
  if (error instanceof DOMException && error.name === "QuotaExceededError")
    return "this browser's storage is full.";
  return `this browser's storage failed (${error instanceof Error ? error.message : String(error)}).`;
}
