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

/** Univer's message where the time limit is over. */
const TIMED_OUT = "Calculation end timeout";

/**
 * Waits until the results of a calculation are in the cells. Univer applies them when the page is idle; where it never reports
 * that, whoever reads the workbook would wait until the next edit, and Print or Download would do nothing.
 *
 * @param limitMs Milliseconds without a calculation after which results do not come any more.
 * @param begunMs Milliseconds after which a change must have begun a calculation.
 * @returns Whether they are in the cells; `false` where they do not come.
 */
export async function whenApplied(
  session: CalculationSession,
  calculation: RunningCalculation,
  { limitMs, begunMs }: { limitMs: number; begunMs: number },
): Promise<boolean> {
  for (;;) {
    const { id } = session.state;
    const wasRunning = calculation.isRunning;
    try {
      await session.waitForLatestApplied(limitMs, begunMs);
      return true;
    } catch (error) {
      if (!(error instanceof Error) || error.message !== TIMED_OUT) throw error;
      if (!wasRunning && !calculation.isRunning && session.state.id === id) return false;
    }
  }
}
