import { counted } from "../../model/units/counted";
import { messageOf } from "../../taskpane/messages";
import { button, create } from "../../taskpane/page";
import { lossLines } from "../lossList";
import type { FoundWorkbook } from "./openRequest";
import { WorkbookReader } from "./workbookReader";

/** What becomes of a workbook that the user opens. */
export interface OpenTarget {
  /** Ids of the custom functions that the grid has. */
  functions: readonly string[];
  /**
   * Opens what was read.
   *
   * @param name What the user calls the workbook.
   * @returns Whether it is open, or the page is about to show it.
   * @throws Error that says why it is not; the open workbook stays.
   */
  open(reader: WorkbookReader, name: string): Promise<boolean>;
}

/** Reads a file and shows what it holds and what of it is not imported; the user opens it or leaves everything as it is. */
export function openDialog(file: File, target: OpenTarget): void {
  new OpenDialog(file, target).start();
}

class OpenDialog {
  private readonly heading = create("h2", { id: "open-heading" });
  private readonly status = create("p", { role: "status" });
  private readonly body = create("div");
  private readonly name = create("input", { type: "text", maxLength: 200, id: "open-name" });
  private readonly open = create("button", { type: "submit", className: "primary", disabled: true }, "Open");
  private readonly cancel = button("Cancel", () => this.dialog.close());
  private readonly dialog = create("dialog", { className: "pane", id: "open-dialog" });
  private reader = new WorkbookReader();

  constructor(
    private readonly file: File,
    private readonly target: OpenTarget,
  ) {}

  start(): void {
    const actions = create("p", { className: "actions" }, this.open, this.cancel);
    const form = create("form", {}, this.heading, this.status, this.body, actions);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.openIt();
    });
    this.heading.textContent = `Open ${shortened(this.file.name)}`;
    this.dialog.setAttribute("aria-labelledby", this.heading.id);
    this.dialog.append(form);
    this.dialog.addEventListener("close", () => {
      this.reader.end();
      this.dialog.remove();
    });
    document.body.append(this.dialog);
    this.say("Reading the file …");
    this.dialog.showModal();
    this.cancel.focus();
    void this.read();
  }

  private async read(): Promise<void> {
    const { file, target } = this;
    try {
      const { found } = await this.reader.ask({ kind: "read", file, functions: target.functions });
      this.show(found);
    } catch (error) {
      this.fail(error);
    }
  }

  private show(found: FoundWorkbook): void {
    const { losses } = found;
    this.say(originOf(found));
    this.name.value = found.name;
    const label = create("label", { htmlFor: this.name.id }, "Name in this browser");
    const hint = "It opens as a new workbook. The one that is open now stays in the list of workbooks.";
    this.body.replaceChildren(
      ...[label, this.name, create("p", { className: "quiet" }, hint)],
      create("h3", {}, counted(found.sheets.length, "sheet")),
      list("Sheets", found.sheets.map(sheetLine)),
      create("h3", {}, losses.length === 0 ? "Everything in it is imported" : "Not imported"),
      ...(losses.length === 0 ? [] : [list("Not imported", lossLines(losses))]),
    );
    const { upgrade } = found;
    if (upgrade) this.body.append(...upgraded(upgrade));
    if (found.isOlder) this.body.prepend(...this.upgradeOffer());
    this.open.disabled = false;
    this.open.focus();
  }

  private upgradeOffer(): HTMLElement[] {
    const press = button("Upgrade", () => void this.upgrade(press));
    return [
      create("h3", {}, "Made by an earlier release"),
      create("p", {}, UPGRADE_OFFER),
      create("p", { className: "actions" }, press),
    ];
  }

  /** Reads the file again as one of this release; where that fails, it can still be opened as it is. */
  private async upgrade(press: HTMLButtonElement): Promise<void> {
    const { file, target } = this;
    press.disabled = true;
    this.open.disabled = true;
    this.say("Upgrading …");
    const reader = new WorkbookReader("upgradeWorker.js");
    this.dialog.addEventListener("close", () => reader.end());
    try {
      const { found } = await reader.ask({ kind: "read", file, functions: target.functions });
      this.reader.end();
      this.reader = reader;
      this.show({ ...found, name: this.name.value });
    } catch (error) {
      reader.end();
      this.say(`Not upgraded: ${sentence(messageOf(error))} ${WITH_FILES}`);
      this.open.disabled = false;
    }
  }

  private async openIt(): Promise<void> {
    if (this.open.disabled) return;
    this.open.disabled = true;
    this.say("Opening …");
    try {
      if (await this.target.open(this.reader, this.name.value.trim() || "Workbook")) this.dialog.close();
      else this.say("The workbook that was open stays open.");
    } catch (error) {
      this.say(messageOf(error));
    }
    this.open.disabled = false;
  }

  private fail(error: unknown): void {
    this.heading.textContent = "The file cannot be opened";
    this.status.setAttribute("role", "alert");
    this.say(
      `${messageOf(error)} Nothing was changed. Results and exports are imported on the pane's tab Import.`,
    );
    this.open.remove();
    this.cancel.textContent = "Close";
  }

  private say(text: string): void {
    this.status.textContent = text;
  }
}

const UPGRADE_OFFER =
  "Upgrade writes its plans as this release has them. Inputs, notes, your own sheets and names are kept; what differs is listed before you open it. The file is not changed.";

const WITH_FILES =
  "You can open it as it is. With the files, use the command line: hci-planner upgrade OLD.xlsx FILE... -o NEW.xlsx.";

/** What became of a workbook that was upgraded. */
function upgraded({ carried, sections }: NonNullable<FoundWorkbook["upgrade"]>): HTMLElement[] {
  const differs = sections.flatMap(({ heading, lines }) => [
    create("h3", {}, `${heading}: ${lines.length.toLocaleString("en-US")}`),
    list(
      heading,
      lines.length > LISTED ? [...lines.slice(0, LISTED), `and ${lines.length - LISTED} more`] : lines,
    ),
  ]);
  return [create("h3", {}, `Upgraded: ${counted(carried, "changed cell")} kept`), ...differs];
}

/** Cells of one kind that are listed. */
const LISTED = 200;

/** An error as a sentence. */
function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A list that scrolls, also by the keyboard. */
function list(label: string, lines: readonly string[]): HTMLElement {
  const made = create("ul", { tabIndex: 0 }, ...lines.map((line) => create("li", {}, line)));
  made.setAttribute("aria-label", label);
  return made;
}

function originOf({ isOwn, releases, formulas }: FoundWorkbook): string {
  const by = releases.length === 0 ? "" : ` ${releases.join(", ")}`;
  const origin = isOwn ? `Made by HCI Planner${by}` : "Made by another program";
  return `${origin}, with ${counted(formulas, "formula")}.`;
}

function sheetLine({ name, rows, columns, charts }: FoundWorkbook["sheets"][number]): string {
  const drawn = charts === 0 ? "" : `, ${counted(charts, "chart")}`;
  return `${name}: ${counted(rows, "row")}, ${counted(columns, "column")}${drawn}`;
}

/** Names of files may be of any length. */
function shortened(name: string): string {
  return name.length > 80 ? `${name.slice(0, 79)}…` : name;
}
