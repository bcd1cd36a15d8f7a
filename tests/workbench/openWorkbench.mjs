/* global document, DataTransfer, DragEvent, File, atob */
/** Milliseconds after which nothing late is expected: reports of violations come as tasks of their own. */
const QUIET = 300;

/** Milliseconds that a value may take to appear on a busy machine. */
const PATIENCE = 15_000;

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

  /** All values of the workbook by sheet, row and column, calculated. */
  sheets() {
    return this.page.evaluate(async () => {
      const { drawing } = await globalThis.workbench.session.read();
      return Object.fromEntries(drawing.sheets.map(({ name, values }) => [name, values]));
    });
  }

  /** Shows a sheet by its tab below the grid. */
  async showSheet(name) {
    await this.page.locator('[data-u-comp="slide-tab-item"]', { hasText: new RegExp(`^${name}$`) }).click();
  }

  /** Shows a tab of the pane. */
  async showTab(name) {
    await this.page.getByRole("tab", { name }).click();
  }

  /** Presses a button of the page. */
  async press(name) {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  /** Waits until the pane says something; what went wrong stands in another place. */
  async paneSays(words, where = "#said") {
    const said = await this.page
      .waitForFunction(
        ([selector, text]) => {
          const found = document.querySelector(selector).textContent;
          const trouble = document.querySelector("#trouble").textContent;
          if (found.includes(text)) return { trouble: "" };
          return selector !== "#trouble" && trouble !== "" && { trouble };
        },
        [where, words],
        { timeout: 2 * PATIENCE, polling: 50 },
      )
      .catch(() => undefined);
    const trouble = said
      ? (await said.jsonValue()).trouble
      : await this.page.locator("#said, #trouble").allTextContents();
    if (trouble !== "") throw new Error(`the pane does not say "${words}" but ${JSON.stringify(trouble)}`);
  }

  /** Drops a file onto the pane as a file manager does. */
  async drop(name, bytes) {
    await this.page.evaluate(
      ([fileName, base64]) => {
        const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([content], fileName));
        const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
        document.getElementById("drop").dispatchEvent(event);
      },
      [name, bytes.toString("base64")],
    );
  }

  /** Picks files in the pane and waits until they are read. */
  async importFiles(files) {
    const cards = this.page.locator("#imports > li");
    const before = await cards.count();
    await this.page.locator("#files").setInputFiles(files);
    await cards.nth(before).waitFor();
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
