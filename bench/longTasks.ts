import type { Page } from "@playwright/test";

/** What the page records: tasks of more than 50 ms, in milliseconds. */
declare global {
  var longTasks: number[] | undefined;
}

/** A frame and a half: the browser tells of a task after its end. */
const REPORT_MS = 200;

/**
 * The longest task of the page since it was last asked, in milliseconds; 0 where none took more than 50 ms. Asked for the first
 * time, it only begins to watch.
 */
export async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(REPORT_MS);
  return page.evaluate(() => {
    if (!globalThis.longTasks) {
      const tasks: number[] = (globalThis.longTasks = []);
      const watch = (entries: PerformanceObserverEntryList) =>
        tasks.push(...entries.getEntries().map(({ duration }) => duration));
      new PerformanceObserver(watch).observe({ type: "longtask" });
    }
    return Math.max(0, ...globalThis.longTasks.splice(0));
  });
}
