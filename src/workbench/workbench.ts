import { wordsOf } from "../taskpane/messages";
import { find } from "../taskpane/page";
import { runTask } from "../taskpane/task";
import { analyzeSelected } from "./analyzeSelected";
import { Autosave } from "./autosave";
import type { Grid } from "./grid/grid";
import { GridSpreadsheet } from "./gridSpreadsheet";
import { openKeep, type Keep } from "./keep";
import { switchByF6 } from "./keys";
import { loadFonts } from "./loadFonts";
import { loadFunctions } from "./loadFunctions";
import { startPane } from "./pane";
import { fileName, saveFile } from "./saveFile";
import { Session } from "./session";
import { startWorkbook } from "./startSheet";

function tell(message: string): void {
  find("message").textContent = message;
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
    session.release();
    const left = losses.map(({ where, because }) => `${where}: ${because}`);
    tell(left.length === 0 ? `${name} is complete.` : `${name} differs from the grid. ${left.join("; ")}`);
  } catch (error) {
    tell(`There is no .xlsx: ${wordsOf(error)}`);
  }
}

const LOSES_CHANGES = "Replace the open workbook, with all changes that you have not downloaded?";

/** The grid and the workbook in it, which the page begins with. */
async function startGrid(): Promise<{ grid: Grid; session: Session; autosave: Autosave | undefined }> {
  const [{ createGrid }, { host, help }, keep] = await Promise.all([
    import("./grid/grid"),
    loadFunctions("./"),
    openKeep().catch(() => undefined),
    // Without its font the grid still calculates.
    loadFonts().catch((error: unknown) => tell(`Could not load the font: ${wordsOf(error)}`)),
  ]);
  const grid = createGrid("grid", host, help);
  followColorScheme(grid);
  const session = new Session(grid, host, () => confirm(LOSES_CHANGES));
  await openFirst(session, keep);
  if (!keep) find("kept").textContent = "This browser keeps nothing: download what you need";
  const autosave = keep && new Autosave(session, keep, (state) => (find("kept").textContent = state));
  if (autosave) keepChanges(grid, autosave);
  return { grid, session, autosave };
}

async function start(): Promise<void> {
  const starting = startGrid();
  const connecting = starting.then(({ grid, session }) => new GridSpreadsheet(grid, session));
  // What went wrong is said below; the pane says it again when it is asked for something.
  connecting.catch(() => undefined);
  startPane(find("pane"), connecting);
  const { grid, session, autosave } = await starting;
  const spreadsheet = await connecting;
  showMessages(grid);
  switchByF6(find("pane"), () => grid.focus());
  find("download").addEventListener("click", () => void download(session));
  find("reset").addEventListener("click", () => startOver(session));
  find("analyze").addEventListener("click", () => {
    void runTask("Analyze selection", async () => analyzeSelected(grid, spreadsheet));
  });
  // For the browser's console and for tests.
  Object.assign(globalThis, { workbench: { session, grid, autosave, startWorkbook } });
  void navigator.serviceWorker?.register("offline.js");
}

function startOver(session: Session): void {
  if (!confirm("Replace the open workbook, with all changes, by the first sheet?")) return;
  session.release();
  session.open(startWorkbook());
}

function followColorScheme(grid: Grid): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  grid.setDark(dark.matches);
  dark.addEventListener("change", () => grid.setDark(dark.matches));
}

function keepChanges(grid: Grid, autosave: Autosave): void {
  grid.onChange(autosave.changed);
  addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" && autosave.pending) void autosave.save();
  });
}

start().catch((error: unknown) => tell(`The workbench did not start: ${wordsOf(error)}`));
