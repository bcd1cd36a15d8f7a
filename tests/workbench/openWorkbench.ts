import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { watchProblems } from "../browser/watchProblems";
import { WorkbenchPage } from "./workbenchPage";

/** How a page is opened: the options of its browser context, such as the color scheme, and its own. */
export interface PageOptions extends BrowserContextOptions {
  /**
   * Whether the page saves its files for work without a connection, as browsers do, unless they have no service workers. Saving
   * takes a third of the time that a new page takes.
   */
  savesFiles?: boolean;
}

/** Opens the workbench in a context of its own and collects everything that goes wrong there. */
export async function openWorkbench(
  browser: Browser,
  origin: string,
  { savesFiles = true, ...options }: PageOptions = {},
): Promise<WorkbenchPage> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  const problems = watchProblems(context);
  context.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url()))
      problems.push(`request to another host: ${request.url()}`);
  });
  if (!savesFiles) {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
    });
  }
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`${origin}/`);
  await ready(page);
  const readyMs = performance.now() - started;
  await takesKeys(page);
  return new WorkbenchPage(context, page, problems, readyMs);
}

/** Opens the workbench in one more tab of the same browser. */
export async function openWorkbenchTab(workbench: WorkbenchPage): Promise<WorkbenchPage> {
  const tab = await workbench.context.newPage();
  const started = performance.now();
  await tab.goto(workbench.page.url());
  await ready(tab);
  const readyMs = performance.now() - started;
  await takesKeys(tab);
  return workbench.inTab(tab, readyMs);
}

/**
 * Loads the page anew and waits until it can be used.
 *
 * @param url Its address, where another page is shown.
 */
export async function reload({ page }: WorkbenchPage, url?: string): Promise<void> {
  await (url === undefined ? page.reload() : page.goto(url));
  await ready(page);
  await takesKeys(page);
}

/** Does something after which the page loads itself anew, and waits until it can be used. */
export async function reloading({ page }: WorkbenchPage, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await act();
  await loaded;
  await ready(page);
  await takesKeys(page);
}

/** The first sheet is there, calculated. */
async function ready(page: Page): Promise<void> {
  const started = await page.waitForFunction(
    () =>
      "workbench" in globalThis ||
      /did not start.*/.exec(document.getElementById("message")?.textContent ?? "")?.[0],
    null,
    { timeout: 60_000 },
  );
  const found = await started.jsonValue();
  if (typeof found === "string") throw new Error(found);
  await page.evaluate(() => globalThis.workbench.session.read());
}

/**
 * The grid takes keys: its tools, which it adds last, are there. From now on the page knows what is being typed:
 * `typing()` is `undefined` where no cell is edited.
 */
async function takesKeys(page: Page): Promise<void> {
  await page.locator('[data-u-comp="ribbon-toolbar"] button').first().waitFor();
  await page.evaluate(() => {
    const { api } = globalThis.workbench.grid;
    let editing = false;
    api.addEvent(api.Event.SheetEditStarted, () => (editing = true));
    api.addEvent(api.Event.SheetEditEnded, () => (editing = false));
    globalThis.typing = () => {
      // Univer's API has no editor: this is a private member.
      const { _univerInstanceService: units } = api as unknown as UniverUnits;
      const editor = units.getUnit("__INTERNAL_EDITOR__DOCS_NORMAL");
      return editing ? editor.getSnapshot().body.dataStream.trim() : undefined;
    };
  });
}

/** The part of Univer's API that holds the cell editor's document. */
interface UniverUnits {
  _univerInstanceService: {
    getUnit(id: string): { getSnapshot(): { body: { dataStream: string } } };
  };
}
