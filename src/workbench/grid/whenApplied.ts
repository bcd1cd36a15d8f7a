/** What Univer knows of the calculation that began last. */
interface CalculationSession {
  readonly state: { readonly id: number };
  /** Rejects after the time limit. */
  waitForLatestApplied(limitMs: number, begunMs: number): Promise<void>;
}

/** The calculation itself. */
interface RunningCalculation {
  readonly isRunning: boolean;
}

/**
 * Resolves when the results of a calculation are in the cells, or will not come: Univer applies them when the page is idle, and
 * those of a workbook that was closed by then are never reported as applied. Whoever waits for them would wait until the
 * next edit, and Print or Download would do nothing.
 *
 * @param limitMs Milliseconds of a page at rest after which results do not come any more.
 * @param begunMs Milliseconds after which a change must have begun a calculation.
 */
export async function whenApplied(
  session: CalculationSession,
  calculation: RunningCalculation,
  { limitMs, begunMs }: { limitMs: number; begunMs: number },
): Promise<void> {
  for (;;) {
    const { id } = session.state;
    const wasRunning = calculation.isRunning;
    try {
      await session.waitForLatestApplied(limitMs, begunMs);
      return;
    } catch {
      if (!wasRunning && !calculation.isRunning && session.state.id === id) return;
    }
  }
}
