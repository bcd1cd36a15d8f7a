import type { BrowserContext } from "@playwright/test";
import { browserTest } from "../browser/browserTest";
import { openHostExcel } from "./host/checks/openHostExcel";
import { openExcel, type OpenedExcel, type OpenExcelOptions } from "./openExcel";
import { openPage, type OpenedPage } from "./openPage";
import { openTrials } from "./refusals/openTrials";
import { BUILD } from "./shippedBuild";
import type { ContextOptions } from "./watchContext";

interface AddInFixtures {
  /** Options for every opening of Excel in a file of tests. */
  excelOptions: OpenExcelOptions;
  /** Opens Excel with the add-in's pane, in a context that is closed after the test. */
  openExcel(options?: OpenExcelOptions): Promise<OpenedExcel>;
  /** Opens a page of the build without Excel, in a context that is closed after the test. */
  openPage(name: string, options?: ContextOptions): Promise<OpenedPage>;
  /** Opens Excel with the add-in's pane for many refusals in a row: see `openTrials`. */
  openTrials(): Promise<OpenedPage>;
  /** The host with a small add-in of its own and an empty workbook, for tests of the host. */
  hostExcel: OpenedExcel;
  /** Excel with the tab Templates in front and an empty workbook. */
  gallery: OpenedExcel;
}

/** Opened once per worker: only the workbook is a new one for each test. */
interface SharedFixtures {
  sharedHost: OpenedExcel;
  sharedGallery: OpenedExcel;
}

/** Tests of the built add-in. */
export const test = browserTest.extend<AddInFixtures, SharedFixtures>({
  excelOptions: [{}, { option: true }],
  openExcel: async ({ browser, excelOptions }, use) => {
    const opened = contextsToClose();
    await use(async (options) =>
      opened.add(await openExcel(browser, BUILD, { ...excelOptions, ...options })),
    );
    await opened.close();
  },
  openPage: async ({ browser }, use) => {
    const opened = contextsToClose();
    await use(async (name, options) => opened.add(await openPage(browser, BUILD, name, options)));
    await opened.close();
  },
  openTrials: async ({ browser }, use) => {
    const opened = contextsToClose();
    await use(async () => opened.add(await openTrials(browser)));
    await opened.close();
  },
  sharedHost: [
    async ({ browser }, use) => {
      const opened = await openHostExcel(browser, BUILD);
      await use(opened);
      await opened.context.close();
    },
    { scope: "worker" },
  ],
  hostExcel: async ({ sharedHost }, use) => {
    sharedHost.excel.reset();
    await use(sharedHost);
  },
  sharedGallery: [
    async ({ browser }, use) => {
      const opened = await openExcel(browser, BUILD, { sets: { ExcelApi: "1.13" } });
      await opened.frame.getByRole("tab", { name: "Templates" }).click();
      await use(opened);
      await opened.context.close();
    },
    { scope: "worker" },
  ],
  gallery: async ({ sharedGallery }, use) => {
    sharedGallery.excel.reset();
    // The test before it may have left another tab in front.
    await sharedGallery.frame.getByRole("tab", { name: "Templates" }).click();
    await use(sharedGallery);
  },
});

export { expect } from "@playwright/test";

interface ContextsToClose {
  add<Opened extends { context: BrowserContext }>(opened: Opened): Opened;
  close(): Promise<void>;
}

function contextsToClose(): ContextsToClose {
  const contexts: BrowserContext[] = [];
  return {
    add: (opened) => {
      contexts.push(opened.context);
      return opened;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
    },
  };
}
