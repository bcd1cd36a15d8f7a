import type { ExcelRun } from "../../workbook/writers/officejs/writeWorkbook";
import { tell, messageOf } from "../messages";
import type { MovedFormulas } from "./renamedSheets";
import { insist } from "./insist";
import { forgetUnfinished, loadUnfinished, saveUnfinished } from "./storedUnfinished";
import { carryOut, type Undoing } from "./undoing";

/** Milliseconds between the tries at a better moment. */
const LATER_MS = 2000;

/** What follows a failure that is made good later. */
export const GOES_ON = "HCI Planner retries until Excel allows it.";

interface Unfinished {
  job: Undoing;
  answer?: MovedFormulas;
}

/** Oldest first: sheets get their names back only when those are gone that have them. */
const queue: Unfinished[] = [];
let running: Promise<void> | undefined;
let later: ReturnType<typeof setInterval> | undefined;

/**
 * Carries out what must not be left half done, and tries again where Excel refuses it. If Excel refuses it for long, it
 * is finished later: before anything else is drawn, every few seconds, and when the pane is opened again.
 *
 * @throws Error of the last try.
 */
export async function finish(job: Undoing, run: ExcelRun): Promise<MovedFormulas> {
  const unfinished: Unfinished = { job };
  queue.push(unfinished);
  try {
    await finishAll(run);
  } catch (error) {
    if (queue.includes(unfinished)) throw error;
  }
  return unfinished.answer ?? { moved: 0, lost: 0 };
}

/**
 * Finishes what Excel refused earlier; nothing is to do as a rule.
 *
 * @throws Error of what could not be finished.
 */
async function finishAll(run: ExcelRun, triesMs?: readonly number[]): Promise<void> {
  // One that is under way may try less often than this one.
  await running?.catch(() => undefined);
  running ??= drain(run, triesMs).finally(() => (running = undefined));
  await running;
}

/**
 * Finishes what Excel refused earlier, before something is drawn.
 *
 * @throws Error if sheets of the same names would be taken for those that are still to be removed.
 */
export async function finishBeforeDrawing(run: ExcelRun): Promise<void> {
  try {
    await finishAll(run);
  } catch (error) {
    if (!queue.some(({ job }) => job.kind === "remove")) return;
    throw new Error(`Excel still refuses to remove the earlier sheets: ${messageOf(error)} ${GOES_ON}`);
  }
}

/** Finishes what was left when the pane was closed. */
export async function resumeUnfinished(run: ExcelRun): Promise<void> {
  const jobs = loadUnfinished();
  if (jobs.length === 0) return;
  queue.unshift(...jobs.map((job) => ({ job })));
  await finishAll(run, [0]);
  tell(FINISHED);
}

const FINISHED = "The changes that Excel had refused to undo are now undone.";

async function drain(run: ExcelRun, triesMs?: readonly number[]): Promise<void> {
  save();
  const failures: unknown[] = [];
  // What is added on the way is carried out as well.
  for (let at = 0; at < queue.length;) {
    const next = queue[at];
    if (!next) break;
    const { job } = next;
    try {
      next.answer = await insist(() => run((context) => carryOut(context, job)), triesMs);
      queue.splice(at, 1);
      save();
    } catch (error) {
      failures.push(error);
      if (job.kind === "remove") break;
      at += 1;
    }
  }
  if (failures.length === 0) {
    clearInterval(later);
    later = undefined;
    return;
  }
  later ??= setInterval(() => {
    finishAll(run, [0])
      .then(() => tell(FINISHED))
      .catch(() => undefined);
  }, LATER_MS);
  throw failures[0];
}

function save(): void {
  if (queue.length === 0) forgetUnfinished();
  else saveUnfinished(queue.map(({ job }) => job));
}
