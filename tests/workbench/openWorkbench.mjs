/* global document */
/** Milliseconds after which nothing late is expected: reports of violations come as tasks of their own. */
const QUIET = 300;

/** Milliseconds that a value may take to appear on a busy machine. */
const PATIENCE = 15_000;

/**
 * Opens the workbench in a context of its own and takes down everything that goes wrong there.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} origin
 */
export async function openWorkbench(browser, origin) {
  const problems = [];
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, acceptDownloads: true });
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

/** The first sheet is there, calculated. */
async function ready(page) {
  await page.waitForFunction(() => globalThis.workbench, null, { timeout: 60_000 });
  await page.evaluate(() => globalThis.workbench.session.read());
}

/** The grid takes keys: its tools, which it adds last, are there. */
async function takesKeys(page) {
  await page.locator('[data-u-comp="ribbon-toolbar"] button').first().waitFor();
  await page.waitForTimeout(QUIET);
}

class WorkbenchPage {
  constructor(context, page, problems, readyMs) {
    Object.assign(this, { context, page, problems, readyMs });
  }

  /** Goes to a cell by the name box, types and presses Enter. */
  async type(cell, text) {
    await this.select(cell);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
  }

  /** Selects a cell by the name box. */
  async select(cell) {
    const box = this.page.locator('[data-u-comp="defined-name"] input');
    await box.click();
    await box.fill(cell);
    await this.page.keyboard.press("Enter");
  }

  /** Values of an area of a sheet as the grid shows them: `values("Start", 0, 13, 2, 1)`. */
  async values(sheet, row, column, rows = 1, columns = 1) {
    return this.page.evaluate(
      async ([name, r, c, rows_, columns_]) => {
        const { drawing } = await globalThis.workbench.session.read();
        const found = drawing.sheets.find((one) => one.name === name);
        return Array.from({ length: rows_ }, (_, i) =>
          Array.from({ length: columns_ }, (_unused, j) => found?.values[r + i]?.[c + j] ?? null),
        );
      },
      [sheet, row, column, rows, columns],
    );
  }

  /** Waits until an area of a sheet holds these values. */
  async expectValues(expected, sheet, row, column) {
    const until = performance.now() + PATIENCE;
    let found;
    do {
      found = await this.values(sheet, row, column, expected.length, expected[0].length);
      if (JSON.stringify(found) === JSON.stringify(expected)) return;
      await this.page.waitForTimeout(50);
    } while (performance.now() < until);
    throw new Error(`expected ${JSON.stringify(expected)}\nfound    ${JSON.stringify(found)}`);
  }

  /** Waits until an element's text is as expected. */
  async expectText(selector, expected) {
    await this.page.waitForFunction(
      ([where, text]) => document.querySelector(where)?.textContent.includes(text),
      [selector, expected],
      { timeout: PATIENCE },
    );
  }

  /** Presses the button and takes the file that the browser downloads. */
  async download(target) {
    const [file] = await Promise.all([
      this.page.waitForEvent("download", { timeout: PATIENCE }),
      this.page.click("#download"),
    ]);
    await file.saveAs(target);
    return file.suggestedFilename();
  }

  async reload() {
    await this.page.reload();
    await ready(this.page);
    await takesKeys(this.page);
  }

  /** Leaves out what Univer itself reports of a case that is meant. */
  forgive(words) {
    this.problems.splice(0, Infinity, ...this.problems.filter((text) => !text.includes(words)));
  }

  /** Throws where anything went wrong so far. */
  async expectNoProblems() {
    await this.page.waitForTimeout(QUIET);
    if (this.problems.length > 0) throw new Error(this.problems.join("\n"));
  }
}
