import type { Undoing } from "./undoing";

/** Where this browser keeps what Excel refused to undo, until it is done. */
const KEY = "hci-planner-unfinished-3";

/** Later, the sheets of those names may be others. */
const MAX_MS = 3_600_000;

interface Stored {
  /** Address of the workbook: another one is never touched. */
  document: string;
  at: number;
  jobs: Undoing[];
}

/** Keeps it for the next time that the pane is opened beside this workbook. One that was never saved has no address. */
export function saveUnfinished(jobs: readonly Undoing[]): void {
  const document = documentAddress();
  if (document === "") return;
  const stored: Stored = { document, at: Date.now(), jobs: [...jobs] };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // A browser that keeps nothing: the open pane goes on trying.
  }
}

/** What was kept for this workbook within the last hour. */
export function loadUnfinished(): Undoing[] {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "null") as Stored | null;
    if (!stored || stored.document !== documentAddress() || Date.now() - stored.at > MAX_MS) return [];
    return stored.jobs;
  } catch {
    return [];
  }
}

export function forgetUnfinished(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

function documentAddress(): string {
  // The types promise an address; a workbook that was never saved has none.
  return typeof Office === "undefined" ? "" : ((Office.context.document.url as string | null) ?? "");
}
