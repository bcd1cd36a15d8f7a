import { Autosave } from "./autosave";
import type { Grid } from "./grid/grid";
import { openKeep, type Keep } from "./keep";
import { loadFunctions } from "./loadFunctions";
import { fileName, saveFile } from "./saveFile";
import { Session } from "./session";
import { startWorkbook } from "./startSheet";

/** An element of the page, which is built together with this file. */
function find(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no element "${id}"`);
  return element;
}

function tell(message: string): void {
  find("message").textContent = message;
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Opens what this browser kept, else the first sheet. */
async function openFirst(session: Session, keep: Keep | undefined): Promise<void> {
  try {
    const kept = await keep?.load();
    if (kept) {
      session.restore(kept);
      return;
    }
  } catch (error) {
    tell(`The workbook that this browser kept could not be opened: ${wordsOf(error)}`);
  }
  session.open(startWorkbook());
}

/** The line below the grid: why a cell shows an error, or what an input accepts. */
function showMessages(grid: Grid): void {
  grid.onPoint(({ value, message, prompt = "" }) => {
    tell(message === undefined ? prompt : `${String(value)}: ${message}`);
  });
}

async function download(session: Session): Promise<void> {
  try {
    const { title, bytes, losses } = await session.toXlsx();
    const name = fileName(title);
    saveFile(name, bytes);
    const left = losses.map(({ where, because }) => `${where}: ${because}`);
    tell(left.length === 0 ? `${name} is complete.` : `${name} differs from the grid. ${left.join("; ")}`);
  } catch (error) {
    tell(`There is no .xlsx: ${wordsOf(error)}`);
  }
}

async function start(): Promise<void> {
  const [{ createGrid }, { host, help }, keep] = await Promise.all([
    import("./grid/grid"),
    loadFunctions("./"),
    openKeep().catch(() => undefined),
  ]);
  const grid = createGrid("grid", host, help);
  const session = new Session(grid, host);
  await openFirst(session, keep);
  // For the browser's console and for tests.
  Object.assign(globalThis, { workbench: { session, grid } });
  showMessages(grid);
  find("download").addEventListener("click", () => void download(session));
  find("reset").addEventListener("click", () => {
    if (confirm("Replace the open workbook, with all changes, by the first sheet?"))
      session.open(startWorkbook());
  });
  if (keep) keepChanges(grid, new Autosave(session, keep, (state) => (find("kept").textContent = state)));
  else find("kept").textContent = "This browser keeps nothing: download what you need";
  void navigator.serviceWorker?.register("offline.js");
}

function keepChanges(grid: Grid, autosave: Autosave): void {
  grid.onChange(autosave.changed);
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && autosave.pending) void autosave.save();
  });
}

start().catch((error: unknown) => tell(`The workbench did not start: ${wordsOf(error)}`));
