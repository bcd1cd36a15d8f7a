import { find } from "../page";

/** Remembers in this browser that the first-run screen is done with. */
const KEY = "hci-planner-first-run-done";

/** What the samples show. */
export interface Samples {
  result(): void;
  design(): void;
}

/**
 * Shows the first-run screen to a user who has not seen it, with the actions that show what the add-in does. The sample
 * design is offered afterwards, too.
 */
export function showFirstRun({ result, design }: Samples): void {
  find("try-sample").addEventListener("click", result);
  for (const one of document.querySelectorAll(".try-design")) one.addEventListener("click", design);
  find("skip").addEventListener("click", () => {
    endFirstRun();
    find("pick-files").focus();
  });
  show(isDone());
}

/** Takes the first-run screen away for good. */
export function endFirstRun(): void {
  show(true);
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    // A browser that keeps nothing shows the screen again.
  }
}

function show(done: boolean): void {
  find("first-run").hidden = done;
  find("samples").hidden = !done;
}

function isDone(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
