import { MAX_BATCH_BYTES } from "./payload";

/** Calls on their way to Excel: counts their bytes and sends them before a request gets too large. */
export class Batch {
  syncs = 0;
  /** Bytes of all calls, as estimated. */
  bytes = 0;
  private waiting = 0;

  constructor(
    private readonly context: Excel.RequestContext,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /** Makes sure that the next calls fit into the request, and counts them. Answers whether others were sent first. */
  async room(bytes: number): Promise<boolean> {
    const sent = this.waiting + bytes > MAX_BATCH_BYTES && (await this.send());
    if (this.waiting === 0) this.suspend();
    this.waiting += bytes;
    this.bytes += bytes;
    return sent;
  }

  /** Sends what waits and answers whether anything did. Throws the signal's reason if the user has cancelled. */
  async send(): Promise<boolean> {
    this.signal?.throwIfAborted();
    if (this.waiting === 0) return false;
    this.waiting = 0;
    this.syncs += 1;
    await this.context.sync();
    return true;
  }

  /**
   * Lets Excel neither calculate nor repaint until the next sync, once in each. The calculation mode is the user's and
   * stays as it is.
   */
  private suspend(): void {
    const { application } = this.context.workbook;
    application.suspendApiCalculationUntilNextSync();
    application.suspendScreenUpdatingUntilNextSync();
  }
}
