import type { BrowserContext, Page } from "@playwright/test";
import type { CellValue } from "../../src/workbook/spec";

/** Milliseconds after which something that must happen did not: generous, because only failures wait for so long. */
const PATIENCE_MS = 60_000;

/** Milliseconds after which a user presses a key once more that had no effect. */
const RETRY_MS = 5000;

/** Between two looks at the grid, in milliseconds. */
const POLLING_MS = 50;

/** The workbench as a user meets it: typing, pressing, dropping; and what the grid shows then. */
export class WorkbenchPage {
  /**
   * @param problems What went wrong in the browser so far, added to as it happens.
   * @param readyMs Milliseconds until the first sheet was calculated.
   */
  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
    private readonly problems: string[],
    readonly readyMs: number,
  ) {
    page.setDefaultTimeout(PATIENCE_MS);
  }

  /** The same browser, in another of its tabs. */
  inTab(page: Page, readyMs: number): WorkbenchPage {
    return new WorkbenchPage(this.context, page, this.problems, readyMs);
  }

  /**
   * Goes to a cell by the name box, types and presses Enter. All but the first letter come at once: on a busy machine
   * Univer would still offer functions for the first letters when Enter comes, and take one.
   */
  async type(cell: string, text: string): Promise<void> {
    const first = text.slice(0, 1);
    await this.untilTaken(`${text} is not typed into ${cell}`, async () => {
      await this.page.keyboard.press("Escape");
      await this.select(cell);
      await this.page.keyboard.type(first);
      return this.isTrue((letter) => globalThis.typing() === letter, first);
    });
    await this.page.keyboard.insertText(text.slice(1));
    await this.page.waitForFunction((letters) => globalThis.typing() === letters, text);
    await this.enter();
  }

  /** Ends the typing by Enter: a list of suggestions that comes late takes the first one. */
  async enter(): Promise<void> {
    await this.untilTaken("Enter does not end the editing of the cell", async () => {
      await this.page.keyboard.press("Enter");
      return this.isTrue(() => globalThis.typing() === undefined, "");
    });
  }

  /** Selects a cell or an area by the name box, and waits until the cells take keys. */
  async select(address: string): Promise<void> {
    const box = this.page.locator('[data-u-comp="defined-name"] input');
    await this.untilTaken(`${address} is not selected`, async () => {
      await box.click();
      await box.fill(address);
      await this.page.keyboard.press("Enter");
      return this.isTrue((wanted) => {
        const { row, column, rows, columns } = globalThis.workbench.grid.selected();
        const letter = (n: number) => String.fromCharCode(65 + n);
        const letters = (c: number) => (c < 26 ? letter(c) : letter(Math.floor(c / 26) - 1) + letter(c % 26));
        const name = (r: number, c: number) => `${letters(c)}${r + 1}`;
        const last = rows * columns > 1 ? `:${name(row + rows - 1, column + columns - 1)}` : "";
        return `${name(row, column)}${last}` === wanted;
      }, address);
    });
    await this.cellsTakeKeys();
  }

  /**
   * Does what a user would repeat when nothing came of it: the page may have been busy.
   *
   * @param complaint The error when patience ends.
   * @param act Resolves to whether it had its effect.
   */
  private async untilTaken(complaint: string, act: () => Promise<boolean>): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    do {
      if (await act()) return;
    } while (performance.now() < until);
    throw new Error(complaint);
  }

  /** Whether something becomes true in the page before a user would try again. */
  private isTrue(check: (value: string) => boolean, value: string): Promise<boolean> {
    return this.page.waitForFunction(check, value, { timeout: RETRY_MS }).then(
      () => true,
      () => false,
    );
  }

  /** Waits until what is typed goes into the cells. */
  async cellsTakeKeys(): Promise<void> {
    await this.page.waitForFunction(() => {
      const focused = document.activeElement;
      const isInGrid = document.getElementById("grid")?.contains(focused) ?? false;
      return isInGrid && focused instanceof HTMLElement && focused.isContentEditable;
    });
  }

  /** Values of an area of a sheet as the grid shows them: `values("Start", 0, 13, 2, 1)`. */
  values(sheet: string, row: number, column: number, rows = 1, columns = 1): Promise<CellValue[][]> {
    return this.page.evaluate(
      async ({ name, area }) => {
        const { drawing } = await globalThis.workbench.session.read();
        const found = drawing.sheets.find((one) => one.name === name);
        return Array.from({ length: area.rows }, (_row, r) =>
          Array.from(
            { length: area.columns },
            (_column, c) => found?.values[area.row + r]?.[area.column + c] ?? null,
          ),
        );
      },
      { name: sheet, area: { row, column, rows, columns } },
    );
  }

  /** All values of the workbook by sheet, row and column, calculated. */
  sheets(): Promise<Record<string, CellValue[][]>> {
    return this.page.evaluate(async () => {
      const { drawing } = await globalThis.workbench.session.read();
      return Object.fromEntries(drawing.sheets.map(({ name, values }) => [name, values]));
    });
  }

  /** All values of a sheet by row and column, calculated. */
  async sheet(name: string): Promise<CellValue[][]> {
    const found = await this.page.evaluate(async (wanted) => {
      const { sheets } = (await globalThis.workbench.session.read()).drawing;
      return sheets.find((one) => one.name === wanted)?.values ?? sheets.map((one) => one.name).join(", ");
    }, name);
    if (typeof found === "string") throw new Error(`no sheet ${name} but ${found}`);
    return found;
  }

  /** Shows a sheet by its tab below the grid. */
  async showSheet(name: string): Promise<void> {
    await this.page.locator('[data-u-comp="slide-tab-item"]').getByText(name, { exact: true }).click();
  }

  /** Shows a tab of the pane. */
  async showTab(name: string): Promise<void> {
    await this.page.getByRole("tab", { name }).click();
  }

  /** Opens the box in which a text to find is typed. Univer takes the keys for it a few seconds after the page has opened. */
  async find(): Promise<void> {
    const box = this.page.locator("[data-u-comp=find-replace-dialog] input").first();
    await this.untilTaken("Ctrl+F opens nothing", async () => {
      await this.select("A1");
      await this.page.keyboard.press("Control+f");
      return box.waitFor({ timeout: RETRY_MS }).then(
        () => true,
        () => false,
      );
    });
    await box.focus();
  }

  /** Presses a button of the page. */
  async press(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  /**
   * Waits until the pane reports something.
   *
   * @param where `#pane-problem` for what failed. Elsewhere, any failure that the pane reports ends the wait.
   */
  async paneSays(words: string, where: "#pane-message" | "#pane-problem" = "#pane-message"): Promise<void> {
    const pane = await this.page
      .waitForFunction(
        ([selector, text]) => {
          const textOf = (one: string) => document.querySelector(one)?.textContent ?? "";
          const problem = textOf("#pane-problem");
          if (textOf(selector).includes(text)) return { problem: "" };
          return selector !== "#pane-problem" && problem !== "" && { problem };
        },
        [where, words] as const,
        { polling: POLLING_MS },
      )
      .catch(() => undefined);
    const found = pane
      ? ((await pane.jsonValue()) || { problem: "" }).problem
      : (await this.page.locator("#pane-message, #pane-problem").allTextContents()).join(" | ");
    if (!pane || found !== "") throw new Error(`the pane does not report "${words}" but "${found}"`);
  }

  /** Drops a file onto the pane. */
  async drop(name: string, bytes: Buffer): Promise<void> {
    await this.page.evaluate(
      ([fileName, base64]) => {
        const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([content], fileName));
        const event = new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true });
        document.getElementById("drop")?.dispatchEvent(event);
      },
      [name, bytes.toString("base64")] as const,
    );
  }

  /** Drops a folder of this machine onto the pane as a file manager does: no script can make such a drop. */
  async dropFolder(folder: string): Promise<void> {
    const box = await this.page.locator("#drop").boundingBox();
    if (!box) throw new Error("the pane has no place to drop on");
    const { x, y, width, height } = box;
    const devtools = await this.context.newCDPSession(this.page);
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    for (const type of ["dragEnter", "dragOver", "drop"] as const)
      await devtools.send("Input.dispatchDragEvent", { type, x: x + width / 2, y: y + height / 4, data });
    await devtools.detach();
  }

  /** Picks files, or a folder, in the pane and waits until they are read. */
  async importFiles(files: string | string[], field: "#files" | "#folder" = "#files"): Promise<void> {
    const cards = this.page.locator("#imports > li");
    const before = await cards.count();
    await this.page.locator(field).setInputFiles(files);
    await cards.nth(before).waitFor();
  }

  /** Waits until an area of a sheet holds these values. */
  async expectValues(
    expected: readonly CellValue[][],
    sheet: string,
    row: number,
    column: number,
  ): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    let found: CellValue[][];
    do {
      found = await this.values(sheet, row, column, expected.length, expected[0]?.length);
      if (JSON.stringify(found) === JSON.stringify(expected)) return;
      await this.page.waitForTimeout(POLLING_MS);
    } while (performance.now() < until);
    throw new Error(`expected ${JSON.stringify(expected)}\nfound    ${JSON.stringify(found)}`);
  }

  /** Waits until an element's text is as expected. */
  async expectText(selector: string, expected: string): Promise<void> {
    await this.page.waitForFunction(
      ([where, text]) => document.querySelector(where)?.textContent?.includes(text),
      [selector, expected] as const,
    );
  }

  /** Waits until the browser keeps everything that was changed, results included. */
  async saved(): Promise<void> {
    await this.page.evaluate(() => globalThis.workbench.grid.calculated());
    await this.page.waitForFunction(() => globalThis.workbench.saved?.autosave?.pending === false);
  }

  /** Presses the button and takes the file that the browser downloads. */
  async download(target: string): Promise<string> {
    const [file] = await Promise.all([
      this.page.waitForEvent("download"),
      this.page.locator("#download").click(),
    ]);
    await file.saveAs(target);
    return file.suggestedFilename();
  }

  /** Puts the page back as it was when it was opened, for the next check. */
  async startOver(): Promise<void> {
    const remove = '#imports button, #estates [aria-label^="Remove"], #tab-import';
    await this.page.evaluate((removes) => {
      const { session, startWorkbook, grid } = globalThis.workbench;
      for (const button of document.querySelectorAll<HTMLElement>(removes)) button.click();
      for (const text of document.querySelectorAll("#pane-message, #pane-problem, #message"))
        text.textContent = "";
      session.release();
      session.open(startWorkbook());
      return grid.calculated();
    }, remove);
  }

  /** Where the page stands, for somebody who reads why a check failed. */
  async state(): Promise<string> {
    const found = await this.page
      .evaluate(() => ({
        selected: globalThis.workbench.grid.selected(),
        typing: globalThis.typing(),
        focused: document.activeElement?.outerHTML.slice(0, 200),
        pane: document.getElementById("pane-message")?.textContent,
        problem: document.getElementById("pane-problem")?.textContent,
      }))
      .catch((error: unknown) => String(error));
    return JSON.stringify([found, ...this.problems], undefined, 2);
  }

  /** Leaves out what Univer itself reports of a case that is meant. */
  forgive(words: string): void {
    this.problems.splice(0, Infinity, ...this.problems.filter((text) => !text.includes(words)));
  }

  /** Throws where anything went wrong so far. What the page reports of itself comes as tasks of their own. */
  async expectNoProblems(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<unknown>((drawn) =>
          requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn))),
        ),
    );
    if (this.problems.length > 0) throw new Error(this.problems.splice(0).join("\n"));
  }
}
