import { messageOf } from "../../taskpane/messages";
import { find } from "../../taskpane/page";
import type { Grid } from "../grid/grid";
import { addNotice } from "../notice";
import { JSON_TYPE, saveFile } from "../../taskpane/saveFile";
import { type OpenedFile, takeOpenedFile } from "../open/openedFile";
import type { Session } from "../session";
import { startWorkbook } from "../startSheet";
import { Autosave } from "./autosave";
import type { WorkbookStorage } from "./workbookStorage";
import { readStored } from "./storedWorkbook";
import { claimWriter, type Claim } from "./oneWriter";
import { StartGuard } from "./startGuard";
import { unreadableAmong, deletedKey, keyOf, newUnreadableKey } from "./workbookKeys";
import { WorkbookList } from "./workbookList";
import { WorkbooksDialog } from "./workbooksDialog";

const REMOVES_UNREADABLE =
  "Remove the workbook that could not be opened from this browser? Check the downloaded file first.";

/** The workbook of this tab as the browser saves it: opened, saved after each change, shared with other tabs. */
export class SavedWorkbook {
  /** Saves the changes; `undefined` while another tab does. */
  autosave: Autosave | undefined;
  private key = keyOf(location.hash);
  private claim: Claim | undefined;
  private readonly dialog: WorkbooksDialog;
  /** Mark of the contents that the browser had when they were opened. */
  private opened = "";

  /** @param tell Shows a message below the grid. */
  constructor(
    private readonly grid: Grid,
    private readonly session: Session,
    private readonly storage: WorkbookStorage,
    private readonly tell: (message: string) => void,
  ) {
    this.dialog = new WorkbooksDialog(
      storage,
      () => this.key,
      () => this.isSaved(),
    );
  }

  /** Opens what the browser saved, else the first sheet. Every change is saved from now on, if no other tab does so. */
  async open(): Promise<void> {
    this.claim = await claimWriter(this.key);
    const { isWriter } = this.claim;
    const maySave = await this.restore(isWriter);
    // What is open is not deleted, whichever way it was opened.
    if (isWriter) await this.storage.remove(deletedKey(this.key)).catch(() => undefined);
    this.dialog.start();
    await this.showOthers().catch(() => undefined);
    addEventListener("hashchange", () => location.reload());
    find("copy").addEventListener("click", () => void this.workOnCopy());
    this.grid.onChange(() => this.autosave?.changed());
    for (const event of ["beforeunload", "pagehide"]) addEventListener(event, () => this.autosave?.leave());
    addEventListener("visibilitychange", () => {
      if (document.visibilityState === "hidden") this.autosave?.leave();
    });
    this.opened = maySave && isWriter ? "" : this.session.mark();
    if (!maySave) find("copy").hidden = false;
    else if (isWriter) this.startSaving();
    else this.waitForOtherTab(this.claim);
  }

  /**
   * Opens another workbook of this browser in this tab; what would be lost is asked about.
   *
   * @param next Its key.
   * @returns Whether it is opened.
   */
  leaveFor(next: () => Promise<string>): Promise<boolean> {
    return this.dialog.leaveFor(next);
  }

  /** What is known of the file that the workbook was opened from, where it is shown for the first time. */
  openedFile(): Promise<OpenedFile | undefined> {
    return takeOpenedFile(this.storage, this.key);
  }

  /** Saves what is open, where this tab does. Is nothing of it only on this page then? */
  private isSaved(): Promise<boolean> {
    return this.autosave?.save() ?? Promise.resolve(this.session.mark() === this.opened);
  }

  private startSaving(): void {
    find("copy").hidden = true;
    const draft = () => this.grid.draft();
    this.autosave = new Autosave(this.session, this.storage, this.key, draft, showState);
  }

  /** Reads on until the other tab is closed; then it takes over, unless the workbook was changed here. */
  private waitForOtherTab({ free, giveUp }: Claim): void {
    find("copy").hidden = false;
    showState("Open in another tab: changes here are not saved");
    const takeOver = async () => {
      if (this.session.mark() !== this.opened) {
        giveUp();
        showState("Not saved: the other tab was closed and saved another version. Work on a copy");
        return;
      }
      const maySave = await this.restore(true);
      await this.showOthers().catch(() => undefined);
      if (!maySave) return;
      this.startSaving();
      showState("Saved in this browser");
    };
    free
      .then(takeOver)
      .catch((error: unknown) => this.tell(`The workbook is not saved: ${messageOf(error)}`));
  }

  private async workOnCopy(): Promise<void> {
    try {
      const list = new WorkbookList(this.storage);
      this.key = await list.create(await list.nameOf(this.key));
      this.claim?.giveUp();
      this.claim = await claimWriter(this.key);
      history.replaceState(null, "", `#${this.key}`);
      this.startSaving();
      await this.autosave?.save();
      await this.showOthers();
    } catch (error) {
      this.tell(`Could not save a copy: ${messageOf(error)}`);
    }
  }

  /**
   * @param isWriter Whether a workbook that cannot be opened may be set aside.
   * @returns Whether this tab may save: not over a workbook that could be neither opened nor set aside.
   */
  private async restore(isWriter: boolean): Promise<boolean> {
    let raw: unknown;
    try {
      raw = await this.storage.load(this.key);
    } catch (error) {
      this.session.open(startWorkbook());
      return notSaving(error);
    }
    if (raw === undefined) {
      this.session.open(startWorkbook());
      return true;
    }
    const guard = new StartGuard(localStorageOrNone(), this.key);
    try {
      if (!guard.begin()) throw new Error("it stopped the page twice");
      this.session.restore(readStored(raw));
      void this.grid.calculated().then(() => guard.end());
      addEventListener("pagehide", () => guard.end());
      return true;
    } catch (error) {
      this.session.open(startWorkbook());
      try {
        if (isWriter) await this.moveUnreadable();
      } catch (problem) {
        return notSaving(problem);
      }
      guard.end();
      addNotice(
        `The workbook that this browser saved could not be opened: ${messageOf(error)}. ` +
          "Download its raw text, and report the problem.",
      );
      return true;
    }
  }

  private async moveUnreadable(): Promise<void> {
    await this.storage.move(this.key, newUnreadableKey(await this.storage.keys()));
  }

  /** What the workbook is called, and a button for one that could not be opened. */
  private async showOthers(): Promise<void> {
    await this.dialog.showName();
    const last = unreadableAmong(await this.storage.keys()).at(-1);
    const button = find<HTMLButtonElement>("unreadable");
    button.hidden = last === undefined;
    button.onclick = () => void this.offerUnreadable(last ?? "");
  }

  /** Downloads what could not be opened, then removes it if the user agrees. */
  private async offerUnreadable(key: string): Promise<void> {
    const raw = await this.storage.load(key);
    const text = JSON.stringify(raw, null, 1);
    saveFile(`hci-planner-${key}.json`, new TextEncoder().encode(text), JSON_TYPE);
    if (!confirm(REMOVES_UNREADABLE)) return;
    await this.storage.remove(key);
    await this.showOthers();
  }
}

/** What is saved stays as it is, because it could not be read or moved. */
function notSaving(error: unknown): false {
  showState("Changes here are not saved");
  addNotice(
    `The saved workbook could not be read (${messageOf(error)}) and stays as it is. Work on a copy, or reload the page.`,
  );
  return false;
}

function showState(state: string): void {
  find("save-state").textContent = state;
}

/** Storage that a browser refuses is no storage. */
function localStorageOrNone(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
