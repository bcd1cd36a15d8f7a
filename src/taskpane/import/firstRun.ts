import { find } from "../page";

/** Remembers in this browser that the first-run screen is done with. */
const KEY = "hci-planner-first-run-done";

/** Shows the first-run screen to somebody who has not seen it, with the one action that shows what the add-in does. */
export function showFirstRun(trySample: () => void): void {
  find("try-sample").addEventListener("click", trySample);
  find("skip").addEventListener("click", () => {
    endFirstRun();
    find("pick-files").focus();
  });
  find("first-run").hidden = isDone();
}

/** Takes the first-run screen away for good. */
export function endFirstRun(): void {
  find("first-run").hidden = true;
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing shows the screen again.
  }
}

function isDone(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
