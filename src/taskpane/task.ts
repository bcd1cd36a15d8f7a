import { isAbort } from "./isAbort";
import { clearMessages, tell, warn } from "./messages";
import { find } from "./page";

/** What a task of some length is given. */
export interface Task {
  /** Set off by the button Cancel. */
  signal: AbortSignal;
  /** Shows the share that is done, 0 to 1, and what is being done. */
  progress(share: number, doing: string): void;
}

/** Screen readers are told of progress in steps of this share. */
const ANNOUNCED_STEP = 0.25;

let running: string | undefined;
let canceller: AbortController | undefined;

/** Set off when the user cancels the task that is running. */
export function taskSignal(): AbortSignal | undefined {
  return canceller?.signal;
}

/**
 * Runs a task under the progress bar with its button Cancel, one at a time. What it answers is said at the end; what
 * goes wrong is said, too, and never thrown.
 *
 * @returns Whether the task came to its end.
 */
export async function runTask(name: string, work: (task: Task) => Promise<string>): Promise<boolean> {
  if (running !== undefined) {
    warn(`${running} is still running: wait for it to finish, or cancel it.`);
    return false;
  }
  running = name;
  clearMessages();
  const { signal } = (canceller = new AbortController());
  const cancel = () => canceller?.abort(new DOMException(`${name} was canceled.`, "AbortError"));
  find("cancel").addEventListener("click", cancel);
  try {
    showProgress(name);
    tell(await work({ signal, progress: progressOf(name) }));
    return true;
  } catch (error) {
    if (signal.aborted && isAbort(error)) tell(`${name} was canceled. Nothing was changed.`);
    else warn(error);
    return false;
  } finally {
    running = undefined;
    canceller = undefined;
    find("cancel").removeEventListener("click", cancel);
    find("task").hidden = true;
  }
}

function showProgress(name: string): void {
  find("task").hidden = false;
  find("task-name").textContent = name;
  find("task-doing").textContent = "";
  find("task-announced").textContent = `${name} has begun.`;
  // Without a value the bar shows that the end is not known yet.
  find("task-bar").removeAttribute("value");
}

function progressOf(name: string): Task["progress"] {
  let announced = 0;
  return (share, doing) => {
    const known = Math.min(1, Math.max(0, share));
    find<HTMLProgressElement>("task-bar").value = known;
    find("task-doing").textContent = doing;
    if (known - announced < ANNOUNCED_STEP) return;
    announced = known;
    find("task-announced").textContent = `${name}: ${Math.round(known * 100)}%`;
  };
}
