import path from "node:path";
import type { TestInfo } from "@playwright/test";
import { serveFolder } from "../../build/serveFolder";
import { browserTest } from "../browser/browserTest";
import { DIST } from "../dist";
import { openWorkbench, type PageOptions } from "./openWorkbench";
import type { WorkbenchPage } from "./workbenchPage";

interface WorkbenchFixtures {
  /** The workbench with its first sheet, on a page that the tests of a worker share. */
  workbench: WorkbenchPage;
  /** The workbench on a page of its own, which saves no files, for tests that change more than the workbook. */
  ownWorkbench: WorkbenchPage;
  /** Options for the page of `ownWorkbench`. */
  ownContext: PageOptions;
}

interface SharedFixtures {
  /** Opens the served workbench in a new context. */
  openServed(options?: PageOptions): Promise<WorkbenchPage>;
  sharedWorkbench: WorkbenchPage;
}

/** Tests of the built workbench. Each fails where anything goes wrong in the browser. */
export const test = browserTest.extend<WorkbenchFixtures, SharedFixtures>({
  openServed: [
    async ({ browser }, use) => {
      const server = await serveFolder(path.join(DIST, "workbench"));
      await use((options) => openWorkbench(browser, server.origin, options));
      await server.close();
    },
    { scope: "worker" },
  ],
  sharedWorkbench: [
    async ({ openServed }, use) => {
      const opened = await openServed();
      await use(opened);
      await opened.context.close();
    },
    { scope: "worker" },
  ],
  workbench: async ({ sharedWorkbench }, use, testInfo) => {
    await sharedWorkbench.startOver();
    await use(sharedWorkbench);
    await expectNoProblems(sharedWorkbench, testInfo);
  },
  ownContext: [{}, { option: true }],
  ownWorkbench: async ({ openServed, ownContext }, use, testInfo) => {
    const opened = await openServed({ savesFiles: false, ...ownContext });
    await use(opened);
    await expectNoProblems(opened, testInfo);
    await opened.context.close();
  },
});

export { expect } from "@playwright/test";

/** After a failure it only records where the page is. */
async function expectNoProblems(workbench: WorkbenchPage, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) await workbench.expectNoProblems();
  else await testInfo.attach("state of the page", { body: await workbench.state() });
}
