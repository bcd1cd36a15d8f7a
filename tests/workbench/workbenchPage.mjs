/* global document, DataTransfer, DragEvent, File, atob, requestAnimationFrame */
import { fileURLToPath } from "node:url";

/** Milliseconds after which something that must happen did not: generous, because only failures wait for so long. */
const PATIENCE = 60_000;

/** Milliseconds after which a user presses a key once more that had no effect. */
const AGAIN = 5000;

/** Between two looks at the grid, in milliseconds. */
const POLLING = 50;

/** The workbench as a user meets it: typing, pressing, dropping; and what the grid shows then. */
export class WorkbenchPage {
  constructor(context, page, problems, readyMs) {
    Object.assign(this, { context, page, problems, readyMs });
    page.setDefaultTimeout(PATIENCE);
  }

  /**
   * Goes to a cell by the name box, types and presses Enter. All but the first letter come at once: on a busy machine
   * Univer would still offer functions for the first letters when Enter comes, and take one.
   */
  async type(cell, text) {
    await this.untilTaken(`${text} is not typed into ${cell}`, async () => {
      await this.page.keyboard.press("Escape");
      await this.select(cell);
      await this.page.keyboard.type(text.slice(0, 1));
      return [(letter) => globalThis.typing() === letter, text.slice(0, 1)];
    });
    await this.page.keyboard.insertText(text.slice(1));
    await this.page.waitForFunction((letters) => globalThis.typing() === letters, text);
    await this.enter();
  }

  /** Ends the typing by Enter: a list of suggestions that comes late takes the first one. */
  async enter() {
    await this.untilTaken("Enter does not end the editing of the cell", async () => {
      await this.page.keyboard.press("Enter");
      return [() => globalThis.typing() === undefined];
    });
  }

  /** Selects a cell or an area by the name box, and waits until the cells take keys. */
  async select(address) {
    const box = this.page.locator('[data-u-comp="defined-name"] input');
    await this.untilTaken(`${address} is not selected`, async () => {
      await box.click();
      await box.fill(address);
      await this.page.keyboard.press("Enter");
      const isSelected = (wanted) => {
        const { row, column, rows, columns } = globalThis.workbench.grid.selected();
        const name = (r, c) => `${String.fromCharCode(65 + c)}${r + 1}`;
        const last = rows * columns > 1 ? `:${name(row + rows - 1, column + columns - 1)}` : "";
        return `${name(row, column)}${last}` === wanted;
      };
      return [isSelected, address];
    });
    await this.cellsTakeKeys();
  }

  /**
   * Does what a user would do again where nothing came of it: the page may have been busy.
   *
   * @param {string} complaint What to say when patience ends.
   * @param {() => Promise<[Function, unknown?]>} act Answers with what is true in the page once it had its effect.
   */
  async untilTaken(complaint, act) {
    const until = performance.now() + PATIENCE;
    do {
      const [isTaken, value] = await act();
      const taken = this.page.waitForFunction(isTaken, value, { timeout: AGAIN });
      const isDone = await taken.then(
        () => true,
        () => false,
      );
      if (isDone) return;
    } while (performance.now() < until);
    throw new Error(complaint);
  }

  /** Waits until what is typed goes into the cells. */
  async cellsTakeKeys() {
    await this.page.waitForFunction(
      () =>
        document.getElementById("grid").contains(document.activeElement) &&
        document.activeElement.isContentEditable,
    );
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
    await this.page.locator('[data-u-comp="slide-tab-item"]').getByText(name, { exact: true }).click();
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
        { polling: POLLING },
      )
      .catch(() => undefined);
    const trouble = said
      ? (await said.jsonValue()).trouble
      : await this.page.locator("#said, #trouble").allTextContents();
    if (trouble !== "") throw new Error(`the pane does not say "${words}" but ${JSON.stringify(trouble)}`);
  }

  /** Drops a file onto the pane. */
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

  /** Drops a folder of this machine onto the pane as a file manager does: no script can make such a drop. */
  async dropFolder(folder) {
    const { x, y, width, height } = await this.page.locator("#drop").boundingBox();
    const devtools = await this.context.newCDPSession(this.page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"])
      await devtools.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 4, data });
    await devtools.detach();
  }

  /** Picks files, or a folder, in the pane and waits until they are read. */
  async importFiles(files, field = "#files") {
    const cards = this.page.locator("#imports > li");
    const before = await cards.count();
    await this.page.locator(field).setInputFiles(files);
    await cards.nth(before).waitFor();
  }

  /** Waits until an area of a sheet holds these values. */
  async expectValues(expected, sheet, row, column) {
    const until = performance.now() + PATIENCE;
    let found;
    do {
      found = await this.values(sheet, row, column, expected.length, expected[0].length);
      if (JSON.stringify(found) === JSON.stringify(expected)) return;
      await this.page.waitForTimeout(POLLING);
    } while (performance.now() < until);
    throw new Error(`expected ${JSON.stringify(expected)}\nfound    ${JSON.stringify(found)}`);
  }

  /** Waits until an element's text is as expected. */
  async expectText(selector, expected) {
    await this.page.waitForFunction(
      ([where, text]) => document.querySelector(where)?.textContent.includes(text),
      [selector, expected],
    );
  }

  /** Waits until the browser keeps everything that was changed, results included. */
  async kept() {
    await this.page.evaluate(() => globalThis.workbench.grid.calculated());
    await this.page.waitForFunction(() => globalThis.workbench.autosave.pending === false);
  }

  /** Presses the button and takes the file that the browser downloads. */
  async download(target) {
    const [file] = await Promise.all([this.page.waitForEvent("download"), this.page.click("#download")]);
    await file.saveAs(target);
    return file.suggestedFilename();
  }

  /** Puts the page back as it was when it was opened, for the next check. */
  async startOver() {
    await this.page.evaluate(() => {
      const { session, startWorkbook, grid } = globalThis.workbench;
      for (const remove of document.querySelectorAll("#imports button")) remove.click();
      document.getElementById("tab-import").click();
      for (const id of ["said", "trouble", "message"]) document.getElementById(id).textContent = "";
      session.release();
      session.open(startWorkbook());
      return grid.calculated();
    });
  }

  /** Where the page stands, for somebody who reads why a check failed. */
  async state() {
    const found = await this.page
      .evaluate(() => ({
        selected: globalThis.workbench?.grid.selected(),
        typing: globalThis.typing?.(),
        focused: document.activeElement?.outerHTML.slice(0, 200),
        said: document.getElementById("said")?.textContent,
        trouble: document.getElementById("trouble")?.textContent,
      }))
      .catch((error) => error.message);
    return `the page: ${JSON.stringify([found, ...this.problems])}`;
  }

  /** Leaves out what Univer itself reports of a case that is meant. */
  forgive(words) {
    this.problems.splice(0, Infinity, ...this.problems.filter((text) => !text.includes(words)));
  }

  /** Throws where anything went wrong so far. What the page reports of itself comes as tasks of their own. */
  async expectNoProblems() {
    await this.page.evaluate(
      () =>
        new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn)))),
    );
    if (this.problems.length > 0) throw new Error(this.problems.splice(0).join("\n"));
  }
}

/** A file of the project's samples. */
export function sample(name) {
  return fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
}
