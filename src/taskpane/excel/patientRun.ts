import type { ExcelRun } from "../../workbook/writers/officejs/writeWorkbook";
import { taskSignal } from "../task";
import { showWaiting } from "./waitingNotice";

/** What Excel answers while a cell is edited. Nothing of the request was done then. */
const EDITING_CODES: readonly unknown[] = ["InvalidOperationInCellEditMode", 5004];

const EDITING = "Excel is editing a cell. Press Enter or Esc there to continue.";
const UNANSWERED =
  "Excel has not responded yet. If it is editing a cell, press Enter or Esc there to continue.";

/** Milliseconds after which a request has taken so long that the user should know what may be in its way. */
const SLOW_MS = 3000;

/** Milliseconds between tries; the last one is repeated. */
const PAUSES_MS = [50, 100, 200, 400];

/** Whether Excel refused a request because a cell is edited. */
export function isCellEditing(error: unknown): boolean {
  return EDITING_CODES.includes((error as { code?: unknown } | null)?.code);
}

/** Milliseconds for which a cancelled task waits for an answer, and one that undoes what was done. */
const CANCELLED_MS = 5000;
const UNDOING_MS = 30_000;

/** Excel did not answer a request before the task was given up. It may still carry the request out. */
export class Unanswered extends Error {
  override readonly name = "Unanswered";

  constructor() {
    super(
      "Excel has not responded, and may still complete the request: save the workbook, then close and reopen it.",
    );
  }
}

/** The answer of a request; once the task is cancelled, it is not waited for any longer than a few seconds. */
function answerTo<T>(request: Promise<T>): Promise<T> {
  const signal = taskSignal();
  if (!signal) return request;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp = () => {};
  const givenUp = new Promise<never>((_resolve, reject) => {
    const within = (ms: number) => (timer = setTimeout(() => reject(new Unanswered()), ms));
    giveUp = () => void within(CANCELLED_MS);
    if (signal.aborted) within(UNDOING_MS);
    else signal.addEventListener("abort", giveUp, { once: true });
  });
  return Promise.race([request, givenUp]).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  });
}

/**
 * Makes a request again, from its beginning, as long as Excel refuses it because a cell is edited. The pane says what to
 * do. Cancelling the task ends the waiting.
 *
 * @throws Unanswered if the task is cancelled and Excel does not answer.
 */
export async function patiently<T>(request: () => Promise<T>): Promise<T> {
  const notice = showWaiting();
  const slow = setTimeout(() => notice.say(UNANSWERED), SLOW_MS);
  try {
    for (let tries = 0; ; tries++) {
      try {
        return await answerTo(request());
      } catch (error) {
        if (!isCellEditing(error)) throw error;
      }
      notice.say(EDITING);
      taskSignal()?.throwIfAborted();
      await pause(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0);
      taskSignal()?.throwIfAborted();
    }
  } finally {
    clearTimeout(slow);
    notice.end();
  }
}

/** `Excel.run` that waits for the end of a cell edit. A batch may run several times: it must begin from the start each time. */
export const patientRun: ExcelRun = (batch) => patiently(() => Excel.run({ delayForCellEdit: true }, batch));

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
