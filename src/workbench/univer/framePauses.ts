/** Milliseconds between frames while formulas are calculated and the user only waits. */
export const FRAME_PAUSE_MS = 1000;

/** Decides which frames can wait. */
export class FramePauses {
  private inputAtMs = 0;
  private readonly drawnAtMs = new WeakMap<object, number>();

  constructor(private readonly isCalculating: () => boolean) {}

  /** Must be called when the user does something, and wants to see it at once. */
  takeInput(): void {
    this.inputAtMs = performance.now();
  }

  /** Must be called when a canvas was drawn. */
  takeDrawing(canvas: object): void {
    this.drawnAtMs.set(canvas, performance.now());
  }

  /** Whether nothing is lost when a canvas is drawn later. */
  isPause(canvas: object): boolean {
    const drawnMs = this.drawnAtMs.get(canvas);
    if (drawnMs === undefined || this.inputAtMs >= drawnMs) return false;
    return performance.now() < drawnMs + FRAME_PAUSE_MS && this.isCalculating();
  }
}
