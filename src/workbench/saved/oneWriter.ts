/** Milliseconds to wait for another tab: one that is just closed or reloaded still holds the workbook for a moment. */
const PATIENCE_MS = 700;

/** The right to save a workbook. */
export interface Claim {
  isWriter: boolean;
  /** Resolves when this tab may save: at once, or when the other tab is closed. Never after `giveUp`. */
  free: Promise<void>;
  /** Leaves the workbook to other tabs. */
  giveUp(): void;
}

/** Names of the locks begin with this, and end with the key of a workbook. */
const LOCK = "hci-planner ";

/** Keys of the workbooks that some tab saves. */
export async function heldWorkbooks(): Promise<ReadonlySet<string>> {
  if (!("locks" in navigator)) return new Set();
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = "" }) => (name.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

/**
 * Lets one tab at a time save a workbook: two that save under the same key overwrite each other's changes.
 *
 * @param key What the workbook is saved under.
 */
export async function claimWriter(key: string): Promise<Claim> {
  const name = `${LOCK}${key}`;
  const free = Promise.resolve();
  // In a page that is not secure there are no locks, and no way to know of other tabs.
  if (!("locks" in navigator)) return { isWriter: true, free, giveUp: () => undefined };
  const end = new AbortController();
  const giveUp = () => end.abort();
  try {
    await hold(name, AbortSignal.timeout(PATIENCE_MS), end.signal);
    return { isWriter: true, free, giveUp };
  } catch {
    const waiting = hold(name, end.signal, end.signal);
    return { isWriter: false, free: waiting.catch(ifNot(end.signal)), giveUp };
  }
}

/**
 * Resolves when the page has the lock, which it keeps until it is closed or gives it up.
 *
 * @param patience Ends the waiting for the lock.
 */
function hold(name: string, patience: AbortSignal, end: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const untilEnd = (): Promise<void> => {
      resolve();
      return new Promise((release) => end.addEventListener("abort", () => release()));
    };
    navigator.locks.request(name, { signal: patience }, untilEnd).catch(reject);
  });
}

/** Waiting that was given up never ends; what else ended it is an error. */
function ifNot(end: AbortSignal): (error: unknown) => Promise<void> {
  return (error) => (end.aborted ? new Promise(() => undefined) : Promise.reject(error));
}
