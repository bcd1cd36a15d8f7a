import { test } from "@playwright/test";

/** What a project of playwright.config.ts sets for its tests. */
export interface BrowserOptions {
  /** What this machine lacks for the suite, with the command that installs it. If anything, the tests are skipped. */
  missing: readonly string[];
  /** Whether tests that can run for minutes try everything, or a sample. */
  volume: "all" | "sample";
}

/** The test function that both browser suites extend. */
export const browserTest = test.extend<BrowserOptions & { isRunnable: boolean }>({
  missing: [[], { option: true }],
  volume: ["sample", { option: true }],
  isRunnable: [
    async ({ missing }, use, testInfo) => {
      testInfo.skip(missing.length > 0, missing.join("; "));
      await use(true);
    },
    { auto: true },
  ],
});

/** Type of the annotations that hold what a test measured. */
export const FIGURE = "figure";

/** Records a figure that the running test measured, for the report. */
export function recordFigure(figure: string): void {
  test.info().annotations.push({ type: FIGURE, description: figure });
}
