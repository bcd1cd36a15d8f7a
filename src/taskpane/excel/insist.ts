import { isAbort } from "../isAbort";
import { pause, Unanswered } from "./patientRun";

/** Milliseconds before each try. */
const TRIES_MS = [0, 0, 50, 100, 200, 400, 800, 1600];

/**
 * Tries again what must not be left half done, until the user cancels the waiting for a cell edit.
 *
 * @throws Error of the last try.
 */
export async function insist<T>(
  attempt: () => Promise<T>,
  triesMs: readonly number[] = TRIES_MS,
): Promise<T> {
  let refusal: unknown;
  for (const ms of triesMs) {
    if (ms > 0) await pause(ms);
    try {
      return await attempt();
    } catch (error) {
      // The user does not want to wait for it.
      if (isAbort(error) || error instanceof Unanswered) throw error;
      refusal = error;
    }
  }
  throw refusal;
}
