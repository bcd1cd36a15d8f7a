import { requestImmediateMacroTask } from "@univerjs/core";

/** Milliseconds without a pause: shorter than what a user notices while typing. */
const SLICE_MS = 50;

/** Long work in slices: between them the page takes keys and draws. */
export class Slices {
  private since = performance.now();

  /** To be awaited often. It pauses where the last pause was long ago. */
  async pause(): Promise<void> {
    if (performance.now() - this.since < SLICE_MS) return;
    await new Promise<void>((resolve) => requestImmediateMacroTask(() => resolve()));
    this.since = performance.now();
  }
}
