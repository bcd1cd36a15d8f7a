import type { WorkbenchPage } from "../workbenchPage";
import type { Random } from "../randomNumbers";
import { quotedSheet, type Area } from "../../../src/workbook/address";
import { badTexts } from "../../browser/badTexts";
import {
  contentsDifferences,
  filledCells,
  overlapsAny,
  readGridState,
  type GridState,
  type SheetState,
} from "./gridState";
import { lostCells, type TypedCell } from "./typedCells";

/** What an action did. */
export interface Done {
  /** The action in words, with its cells and values. */
  what: string;
  /**
   * - `change`: can be undone
   * - `opening`: the grid opened a workbook, so nothing that was done before can be undone
   * - `none`: the workbook must be as it was
   * - `reopening`: both of the last two
   */
  effect: "change" | "opening" | "none" | "reopening";
  /** What has become of the cells that were typed. By default they are as before. */
  typed?: (typed: readonly TypedCell[]) => TypedCell[];
}

/** The workbook at a moment, with the cells that were typed. */
export interface Moment {
  state: GridState;
  typed: readonly TypedCell[];
}

/** What Univer reports on the console of formulas that it has just moved, and of functions that it does not know. */
const FORGIVEN = ["Dependency tree not found", "No function"];

/** Univer remembers 20 steps. An action may take more than one. */
const MAX_UNDONE = 8;

/** How often undo or redo is pressed until it has an effect: a step may have changed looks only. */
const MAX_PRESSES = 3;

/** Differences that a failure shows. */
const MAX_SHOWN = 12;

/** Columns that the name box of these tests can address: A to Z. */
const MAX_COLUMN = 26;

/** Attempts to find a place at random. */
const MAX_ATTEMPTS = 40;

/** How far beyond a sheet's filled cells places are looked for. */
const MARGIN = { rows: 8, columns: 5 };

/** A user who acts at random, knows what the workbook must hold, and complains where it does not. */
export class Planner {
  private past: Moment[] = [];
  private future: Moment[] = [];
  /** Workbooks that were left, by name. */
  private readonly left = new Map<string, Moment>();

  /** Name of the workbook that is open, once it has one. */
  workbookName: string | undefined;

  private constructor(
    private tab: WorkbenchPage,
    private readonly random: Random,
    private now: Moment,
  ) {
    this.goOnIn(tab);
  }

  static async begin(workbench: WorkbenchPage, random: Random): Promise<Planner> {
    return new Planner(workbench, random, { state: await readGridState(workbench.page), typed: [] });
  }

  /** The tab in which the planner works. */
  get workbench(): WorkbenchPage {
    return this.tab;
  }

  /** Goes on in another tab. */
  goOnIn(tab: WorkbenchPage): void {
    this.tab = tab;
    tab.page.on("dialog", (dialog) => void dialog.accept());
  }

  /** Takes note of the workbook that is left for another one, and answers with how that was left; `undefined` for a new one. */
  leaveFor(name: string): Moment | undefined {
    if (this.workbookName !== undefined) this.left.set(this.workbookName, this.now);
    const before = this.left.get(name);
    this.left.delete(name);
    this.workbookName = name;
    return before;
  }

  /** Names of the workbooks that were left. */
  get leftWorkbooks(): Iterable<string> {
    return this.left.keys();
  }

  get state(): GridState {
    return this.now.state;
  }

  get sheet(): SheetState {
    const sheet = this.state.sheets.find(({ id }) => id === this.state.shown);
    if (!sheet) throw new Error(`${this.state.shown} is shown, and is not a sheet`);
    return sheet;
  }

  /** A whole number from 0 to below a limit. */
  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** One of some things; `undefined` where there are none. */
  oneOf<T>(things: readonly T[]): T | undefined {
    return things[this.below(things.length)];
  }

  /** A place on the sheet that is shown, with a property; `undefined` where none is found at once. */
  place(rows: number, columns: number, isFit: (area: Area) => boolean): Area | undefined {
    const { last } = this;
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const area = {
        row: this.below(Math.min(last.row + MARGIN.rows, this.sheet.rows - rows)),
        column: this.below(Math.min(last.column + MARGIN.columns, this.sheet.columns, MAX_COLUMN) - columns),
        rows,
        columns,
      };
      if (area.row >= 0 && area.column >= 0 && !overlapsAny(area, this.sheet.merged) && isFit(area))
        return area;
    }
    return undefined;
  }

  /** An empty place without rules for entries. */
  freePlace(rows = 1, columns = 1): Area | undefined {
    return this.place(
      rows,
      columns,
      (area) => filledCells(this.state, this.sheet.id, area).length === 0 && !this.isValidated(area),
    );
  }

  isValidated(area: Area): boolean {
    return overlapsAny(
      area,
      this.sheet.validated.map((one) => one.area),
    );
  }

  /** Reference to a random cell with a number; on another sheet than the shown one with the sheet's name. */
  numericCell(): string | undefined {
    const keys = [...this.state.contents].flatMap(([key, text]) => (/^-?[\d.]+$/.test(text) ? [key] : []));
    const [, id, cell] = /^(.*)!([A-Z]+\d+)$/.exec(this.oneOf(keys) ?? "") ?? [];
    if (id === undefined || cell === undefined) return undefined;
    const name = this.state.sheets.find((sheet) => sheet.id === id)?.name ?? "";
    return id === this.sheet.id ? cell : `${quotedSheet(name)}!${cell}`;
  }

  /** A name that no sheet has. */
  newSheetName(): string {
    const names = new Set(this.state.sheets.map(({ name }) => name));
    const name = this.oneOf(["Mine", "My sheet", "It's mine", "Größen", "2026"]) ?? "";
    return names.has(name) ? `${name} ${names.size + this.below(1000)}` : name;
  }

  /** Gives the keyboard to the grid and presses a key. */
  async pressInGrid(key: string): Promise<void> {
    await this.workbench.page.evaluate(() => globalThis.workbench.grid.focus());
    await this.workbench.cellsTakeKeys();
    await this.workbench.page.keyboard.press(key);
  }

  /** Presses a button of the pane and waits for what the pane reports. */
  async pressInPane(tab: string, button: string, words: string): Promise<void> {
    const { page } = this.workbench;
    await this.workbench.showTab(tab);
    await page.evaluate(() => {
      for (const text of document.querySelectorAll("#pane-message, #pane-problem")) text.textContent = "";
    });
    await this.workbench.press(button);
    await this.workbench.paneSays(words);
  }

  /** Takes back the last change. */
  async undo(): Promise<Done | undefined> {
    const wanted = this.past.at(-1);
    if (!wanted) return undefined;
    await this.pressUntilChanged("Control+z", wanted);
    this.future.push(this.now);
    this.past.pop();
    this.now = wanted;
    return { what: "undo", effect: "none" };
  }

  /** Does once more what was taken back last. */
  async redo(): Promise<Done | undefined> {
    const wanted = this.future.at(-1);
    if (!wanted) return undefined;
    await this.pressUntilChanged("Control+y", wanted);
    this.past.push(this.now);
    this.future.pop();
    this.now = wanted;
    return { what: "redo", effect: "none" };
  }

  /** Takes back every change that can be, and does them again. */
  async undoAndRedoAll(): Promise<void> {
    const count = this.past.length;
    while (await this.undo());
    for (let i = 0; i < count; i++) await this.redo();
  }

  /** Takes note of what was done, and throws where the workbook is not as it must be then. */
  async check({ effect, typed }: Done): Promise<void> {
    const before = this.now;
    this.now = {
      state: await readGridState(this.workbench.page),
      typed: typed ? typed(before.typed) : before.typed,
    };
    const changes = contentsDifferences(before.state.contents, this.state.contents);
    const complaints = [...lostCells(this.now.typed, this.state.contents), ...badTexts(this.state.contents)];
    if (effect === "none" || effect === "reopening") complaints.push(...changes);
    complaints.push(...(await this.badTextsOfPage()));
    if (complaints.length > 0) throw new Error(shortened(complaints));
    if (effect === "opening" || effect === "reopening") this.past = [];
    else if (changes.length > 0) this.past = [...this.past, before].slice(-MAX_UNDONE);
    // Also a change that changes nothing, such as a copy of cells that show nothing, ends what can be done again.
    if (effect !== "none") this.future = [];
    for (const words of FORGIVEN) this.workbench.forgive(words);
    await this.workbench.expectNoProblems();
  }

  private async pressUntilChanged(key: string, wanted: Moment): Promise<void> {
    const before = this.state.contents;
    for (let presses = 0; presses < MAX_PRESSES; presses++) {
      await this.pressInGrid(key);
      const { contents } = await readGridState(this.workbench.page);
      if (contentsDifferences(before, contents).length === 0) continue;
      const wrong = contentsDifferences(wanted.state.contents, contents);
      if (wrong.length > 0) throw new Error(`${key} leaves differences\n${shortened(wrong)}`);
      return;
    }
    throw new Error(
      `${key} changes nothing, but should:\n${shortened(contentsDifferences(before, wanted.state.contents))}`,
    );
  }

  private async badTextsOfPage(): Promise<string[]> {
    const text = await this.workbench.page.evaluate(() => document.body.innerText);
    return badTexts(text.split("\n").map((line, i) => [`line ${i + 1} of the page`, line] as const));
  }

  private get last(): { row: number; column: number } {
    const places = [...this.state.contents.keys()].flatMap((key) => {
      const [, id, letters = "", row] = /^(.*)!([A-Z]+)(\d+)$/.exec(key) ?? [];
      return id === this.sheet.id
        ? [{ row: Number(row), column: letters.length > 1 ? MAX_COLUMN : letters.charCodeAt(0) - 64 }]
        : [];
    });
    return {
      row: Math.max(0, ...places.map(({ row }) => row)),
      column: Math.max(0, ...places.map(({ column }) => column)),
    };
  }
}

function shortened(lines: readonly string[]): string {
  const more = lines.length - MAX_SHOWN;
  return [...lines.slice(0, MAX_SHOWN), ...(more > 0 ? [`and ${more} more`] : [])].join("\n");
}
