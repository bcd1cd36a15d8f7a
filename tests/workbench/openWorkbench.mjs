/* global document */
import { WorkbenchPage } from "./workbenchPage.mjs";

/**
 * Opens the workbench in a context of its own and takes down everything that goes wrong there.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 * @param {object} [options] Of the browser's context, such as the colour scheme.
 */
export async function openWorkbench(browser, origin, options = {}) {
  const problems = [];
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    acceptDownloads: true,
    permissions: ["clipboard-read", "clipboard-write"],
    ...options,
  });
  context.on("request", (request) => {
    if (!request.url().startsWith(`${origin}/`) && !/^(data|blob):/.test(request.url()))
      problems.push(`request to another host: ${request.url()}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (webError) => problems.push(`exception: ${webError.error().message}`));
  const page = await context.newPage();
  const started = performance.now();
  await page.goto(`${origin}/`);
  await ready(page);
  const readyMs = performance.now() - started;
  await takesKeys(page);
  return new WorkbenchPage(context, page, problems, readyMs);
}

/** Loads the page anew and waits until it can be used. */
export async function reload({ page }) {
  await page.reload();
  await ready(page);
  await takesKeys(page);
}

/** The first sheet is there, calculated. */
async function ready(page) {
  const started = await page.waitForFunction(
    () => globalThis.workbench ?? /did not start.*/.exec(document.getElementById("message").textContent)?.[0],
    null,
    { timeout: 60_000 },
  );
  const problem = await started.evaluate((found) => (typeof found === "string" ? found : ""));
  if (problem) throw new Error(problem);
  await page.evaluate(() => globalThis.workbench.session.read());
}

/**
 * The grid takes keys: its tools, which it adds last, are there. From now on the page knows what is being typed:
 * `typing()` is `undefined` where no cell is edited.
 */
async function takesKeys(page) {
  await page.locator('[data-u-comp="ribbon-toolbar"] button').first().waitFor();
  await page.evaluate(() => {
    const { api } = globalThis.workbench.grid;
    let editing = false;
    api.addEvent(api.Event.SheetEditStarted, () => (editing = true));
    api.addEvent(api.Event.SheetEditEnded, () => (editing = false));
    globalThis.typing = () => {
      const editor = api._univerInstanceService.getUnit("__INTERNAL_EDITOR__DOCS_NORMAL");
      return editing ? editor.getSnapshot().body.dataStream.trim() : undefined;
    };
  });
}
