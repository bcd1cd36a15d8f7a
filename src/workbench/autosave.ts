import type { Keep } from "./keep";
import type { Session } from "./session";

/** Milliseconds without a change after which the workbook is kept. */
const QUIET_MS = 400;

/** Keeps the workbook a moment after each change, and tells how that went. */
export class Autosave {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving = 0;

  constructor(
    private readonly session: Session,
    private readonly keep: Keep,
    private readonly tell: (state: string) => void,
  ) {}

  /** Something changed. */
  readonly changed = (): void => {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), QUIET_MS);
  };

  /** Keeps what is open at once, such as before the page goes. */
  readonly save = async (): Promise<void> => {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.saving += 1;
    try {
      await this.keep.save(this.session.toKeep());
      this.tell("Saved in this browser");
    } catch (error) {
      this.tell(`Not saved in this browser: ${error instanceof Error ? error.message : String(error)}`);
    }
    this.saving -= 1;
  };

  /** Is there a change that is not kept yet? */
  get pending(): boolean {
    return this.timer !== undefined || this.saving > 0;
  }
}
