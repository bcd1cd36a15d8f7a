import { messageOf } from "../../taskpane/messages";
import { button, create, find } from "../../taskpane/page";
import { JSON_TYPE, saveFile } from "../../taskpane/saveFile";
import { backupText, loadBackup } from "./backup";
import type { WorkbookStorage } from "./workbookStorage";
import { heldWorkbooks } from "./oneWriter";
import { MAIN } from "./workbookKeys";
import { WorkbookList, type ListedWorkbook } from "./workbookList";

const LOSES = "Leave this workbook and discard changes that are not saved?";
const ERASES = (name: string) => `Remove "${name}" from this browser permanently? It cannot be restored.`;

/** The dialog with the workbooks that this browser saved: to open, rename, duplicate, delete, back up and load again. */
export class WorkbooksDialog {
  private readonly list: WorkbookList;

  /**
   * @param open Key of the workbook that is open here.
   * @param save Saves what is open, so that a copy or a backup has its last change; false where it is not saved.
   */
  constructor(
    private readonly storage: WorkbookStorage,
    private readonly open: () => string,
    private readonly save: () => Promise<boolean>,
  ) {
    this.list = new WorkbookList(storage);
  }

  start(): void {
    const dialog = find<HTMLDialogElement>("workbook-list");
    const file = find<HTMLInputElement>("workbook-file");
    const opener = find("workbooks");
    opener.hidden = false;
    opener.addEventListener("click", () => {
      this.say("");
      // Before it is shown: the list is made again, and would drop the focus.
      void this.done(() => this.save()).then(() => dialog.showModal());
    });
    find("workbook-close").addEventListener("click", () => dialog.close());
    find("workbook-new").addEventListener(
      "click",
      () => void this.done(() => this.leaveFor(() => this.list.create())),
    );
    find("workbook-backup").addEventListener("click", () => void this.done(() => this.backUp()));
    find("workbook-load").addEventListener("click", () => file.click());
    file.addEventListener("change", () => void this.done(() => this.load(file)));
    void this.showName();
  }

  /** Shows what the workbook that is open is called. */
  async showName(): Promise<void> {
    const name = await this.list.nameOf(this.open()).catch(() => "");
    find("workbooks").textContent = name === "" ? "Workbooks" : name;
    find("workbooks").setAttribute("aria-label", name === "" ? "Workbooks" : `Workbooks: ${name} is open`);
  }

  /** Does something and shows the list again; what fails is shown in the dialog. */
  private async done(act: () => Promise<unknown>): Promise<void> {
    try {
      const message = await act();
      if (typeof message === "string") this.say(message);
    } catch (error) {
      this.say(messageOf(error));
    }
    await this.refresh().catch((error: unknown) => this.say(messageOf(error)));
  }

  private say(text: string): void {
    find("workbook-list-message").textContent = text;
  }

  private async refresh(): Promise<void> {
    const [all, held] = await Promise.all([this.list.all(), heldWorkbooks()]);
    const listed = all.filter(({ deleted }) => deleted === undefined);
    const deleted = all.filter((one) => one.deleted !== undefined);
    const focused = document.activeElement?.getAttribute("aria-label");
    find("workbook-list-saved").replaceChildren(
      ...listed.map((workbook) => this.item(workbook, held.has(workbook.key))),
    );
    find("workbook-list-deleted").replaceChildren(
      ...deleted.map((workbook) => this.deletedItem(workbook, held.has(workbook.key))),
    );
    find("workbook-list-bin").hidden = deleted.length === 0;
    this.focusAgain(focused);
    await this.showName();
  }

  /** Gives the focus back to what took the place of a button, or to the end of the dialog where it is gone. */
  private focusAgain(label: string | null | undefined): void {
    const dialog = find<HTMLDialogElement>("workbook-list");
    if (!dialog.open || dialog.contains(document.activeElement)) return;
    const same = [...dialog.querySelectorAll<HTMLElement>("[aria-label]")].find(
      (element) => element.getAttribute("aria-label") === label,
    );
    (same ?? find("workbook-close")).focus();
  }

  private item(workbook: ListedWorkbook, isHeld: boolean): HTMLLIElement {
    const { key, name, about } = workbook;
    const isOpen = key === this.open();
    const field = create("input", { type: "text", value: name, maxLength: 200 });
    const labels: [element: HTMLElement, message: string][] = [[field, "Name of"]];
    const named = (label: string, act: () => Promise<unknown>) => {
      const made = button(label, () => void this.done(act));
      labels.push([made, label]);
      return made;
    };
    const relabel = () => {
      for (const [element, message] of labels)
        element.setAttribute("aria-label", `${message} ${workbook.name}`);
    };
    // The list stays: the next field may have been typed into by now, the next button pressed.
    field.addEventListener("change", () => void this.rename(workbook, field).then(relabel));
    const state = isOpen ? "open here" : isHeld ? "open in another tab" : "";
    const made = create(
      "li",
      { className: "card" },
      field,
      create("p", {}, about?.verdict || "No verdict on its first page."),
      create("p", { className: "quiet" }, [savedText(about), state].filter(Boolean).join(", ")),
      create(
        "p",
        { className: "actions" },
        ...(isOpen ? [] : [named("Open", () => this.leaveFor(() => Promise.resolve(key)))]),
        named("Duplicate", async () => {
          const copy = await this.list.duplicate(workbook);
          return `${workbook.name} is also there as ${await this.list.nameOf(copy)}.`;
        }),
        // What another page saves would come back.
        ...(isOpen || isHeld ? [] : [named("Delete", () => this.remove(workbook))]),
      ),
    );
    relabel();
    return made;
  }

  private deletedItem(workbook: ListedWorkbook, isHeld: boolean): HTMLLIElement {
    const { name, about } = workbook;
    const erase = button("Remove permanently", () => {
      if (confirm(ERASES(name))) void this.done(() => this.list.erase(workbook));
    });
    erase.setAttribute("aria-label", `Remove ${name} permanently`);
    const putBack = button("Restore", () => void this.done(() => this.list.putBack(workbook)));
    putBack.setAttribute("aria-label", `Restore ${name}`);
    return create(
      "li",
      { className: "card" },
      create("strong", {}, name),
      create("p", { className: "quiet" }, savedText(about)),
      create("p", { className: "actions" }, putBack, ...(isHeld ? [] : [erase])),
    );
  }

  private async rename(workbook: ListedWorkbook, field: HTMLInputElement): Promise<void> {
    const { key, name } = workbook;
    const wanted = field.value.trim();
    if (wanted === "" || wanted === name) return;
    try {
      await this.list.rename(key, wanted);
      workbook.name = wanted;
      this.say(`${name} is now named ${wanted}.`);
      await this.showName();
    } catch (error) {
      this.say(`${name} keeps its name: ${messageOf(error)}`);
    }
  }

  /**
   * Opens another workbook in this tab; what would be lost is asked about.
   *
   * @param next Its key.
   * @returns Whether it is opened.
   */
  async leaveFor(next: () => Promise<string>): Promise<boolean> {
    if (!(await this.save()) && !confirm(LOSES)) return false;
    show(await next());
    return true;
  }

  private async remove(workbook: ListedWorkbook): Promise<string> {
    await this.list.remove(workbook);
    return `${workbook.name} is among the deleted workbooks: it can be restored.`;
  }

  private async backUp(): Promise<string> {
    const isSaved = await this.save();
    const name = `HCI Planner workbooks ${new Date().toISOString().slice(0, 10)}.json`;
    saveFile(name, new TextEncoder().encode(await backupText(this.list, this.storage)), JSON_TYPE);
    const message = `${name} contains all workbooks except deleted ones.`;
    return isSaved
      ? message
      : `${message} It lacks the last changes of the open workbook: download that one.`;
  }

  private async load(file: HTMLInputElement): Promise<string> {
    const [chosen] = file.files ?? [];
    if (!chosen) return "";
    const text = await chosen.text();
    file.value = "";
    const { added, refused } = await loadBackup(text, this.list, this.storage);
    const message = added.length === 0 ? "The backup added no workbook." : `Added: ${added.join(", ")}.`;
    return [message, ...refused].join(" ");
  }
}

/** Opens a workbook in this tab: the page loads again. */
function show(key: string): void {
  location.hash = key === MAIN ? "" : key;
}

function savedText(about: ListedWorkbook["about"]): string {
  if (!about) return "saved by an earlier version";
  return `saved ${new Date(about.saved).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" })}`;
}
