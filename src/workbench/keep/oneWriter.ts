/** Milliseconds to wait for another tab: one that is just closed or reloaded still holds the workbook for a moment. */
const PATIENCE_MS = 700;

/** The right to save a workbook. */
export interface Claim {
  isWriter: boolean;
  /** Resolves when this tab may save: at once, or when the other tab is closed. */
  free: Promise<void>;
}

/**
 * Lets one tab at a time save a workbook: two that save under the same key overwrite each other's changes.
 *
 * @param key What the workbook is saved under.
 */
export async function claimWriter(key: string): Promise<Claim> {
  const name = `hci-planner ${key}`;
  // In a page that is not secure there are no locks, and no way to know of other tabs.
  if (!("locks" in navigator)) return { isWriter: true, free: Promise.resolve() };
  try {
    await hold(name, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return { isWriter: true, free: Promise.resolve() };
  } catch {
    return { isWriter: false, free: hold(name, {}) };
  }
}

/** Resolves when the page has the lock, which it keeps until it is closed. */
function hold(name: string, options: LockOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const untilClosed = (): Promise<never> => {
      resolve();
      return new Promise(() => undefined);
    };
    navigator.locks.request(name, options, untilClosed).catch(reject);
  });
}
