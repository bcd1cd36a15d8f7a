import "./tests/browser/loadSources";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, findTestBrowser } from "./build/findChromium";
import type { BrowserOptions } from "./tests/browser/browserTest";
import { LONG } from "./tests/browser/longTests";
import { missingFor, SUITES } from "./tests/browser/suites";

const isCi = Boolean(process.env["CI"]);

if (!fs.existsSync(path.join(__dirname, "dist/functions.json"))) {
  throw new Error("There is no build to test: npm run build");
}

/** The browser tests: a project for each suite. Traces and screenshots of failures are in out/browser. */
export default defineConfig<BrowserOptions>({
  testMatch: "**/*.spec.ts",
  outputDir: "out/browser",
  preserveOutput: "failures-only",
  fullyParallel: true,
  forbidOnly: isCi,
  grepInvert: new RegExp(`${LONG}\\b`),
  retries: 1,
  workers: os.availableParallelism(),
  // Generous, because only failures wait for so long: the machine may be busy.
  timeout: 180_000,
  reporter: [["list"], ["./tests/browser/closingReporter.ts"]],
  use: {
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
    // Snapshots of the page would cost a fifth of the time: `--trace retain-on-failure` adds them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    video: "off",
  },
  projects: SUITES.map((suite) => {
    const missing = missingFor(suite);
    if (isCi && missing.length > 0) throw new Error(`CI cannot run ${suite.name}: ${missing.join("; ")}`);
    const executablePath = findTestBrowser();
    return {
      name: suite.name,
      testDir: suite.folder,
      use: {
        missing,
        launchOptions: {
          args: CHROMIUM_ARGUMENTS,
          ...(executablePath ? { executablePath } : {}),
          // Scroll bars take their width, as they do in Excel on Windows.
          ignoreDefaultArgs: ["--hide-scrollbars"],
        },
      },
    };
  }),
});
