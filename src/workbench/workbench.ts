import type { FunctionsHost } from "../functionsHost";
import { findReportIn } from "../taskpane/import/importTab";
import { warn, messageOf } from "../taskpane/messages";
import { find } from "../taskpane/page";
import { runTask } from "../taskpane/task";
import { analyzeSelected } from "./analyzeSelected";
import { GridCharts } from "./charts/gridCharts";
import { showChartTexts } from "./charts/showChartTexts";
import type { Grid } from "./grid/grid";
import { GridSpreadsheet } from "./gridSpreadsheet";
import { openStorage } from "./saved/workbookStorage";
import { SavedWorkbook } from "./saved/savedWorkbook";
import { switchByF6 } from "./keys";
import { loadFonts, loadRareLetters } from "./loadFonts";
import { loadFunctions } from "./loadFunctions";
import { showLosses } from "./lossList";
import { describeSelection } from "./access/describeSelection";
import { nameControls } from "./access/nameControls";
import { showLostFormulas } from "./lostFormulasNotice";
import { addNotice } from "./notice";
import type { OpenedFile } from "./open/openedFile";
import { takeWorkbooks } from "./open/takeWorkbooks";
import { startPane } from "./pane";
import { fileName, saveFile } from "../taskpane/saveFile";
import { startPrinting } from "./print/printButton";
import { Session } from "./session";
import { startWorkbook } from "./startSheet";

function tell(message: string): void {
  find("message").textContent = message;
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
    showLosses(losses);
    tell(losses.length === 0 ? `${name} is complete.` : `${name} differs from the grid.`);
  } catch (error) {
    tell(`Could not create the .xlsx file: ${messageOf(error)}`);
  }
}

const LOSES_CHANGES = "Replace the open workbook, including changes not yet downloaded?";

/** The grid and the workbook in it, which the page begins with. */
async function startGrid(): Promise<{
  grid: Grid;
  session: Session;
  host: FunctionsHost;
  saved: SavedWorkbook | undefined;
}> {
  const [{ createGrid }, { host, help }, storage] = await Promise.all([
    import("./grid/createGrid"),
    loadFunctions("./"),
    openStorage().catch(() => undefined),
    // Without its font the grid still calculates.
    loadFonts().catch((error: unknown) => addNotice(`Could not load the font: ${messageOf(error)}`)),
  ]);
  const grid = createGrid("grid", host, help);
  followColorScheme(grid);
  const session = new Session(grid, host, () => confirm(LOSES_CHANGES));
  const saved = storage && new SavedWorkbook(grid, session, storage, tell);
  if (saved) await saved.open();
  else {
    session.open(startWorkbook());
    find("save-state").textContent = "This browser cannot save your work: download it";
  }
  return { grid, session, host, saved };
}

async function start(): Promise<void> {
  const starting = startGrid();
  const connecting = starting.then(({ grid, session, host }) => new GridSpreadsheet(grid, session, host));
  // What went wrong is said below; the pane says it again when it is asked for something.
  connecting.catch(() => undefined);
  startPane(find("pane"), connecting);
  const { grid, session, host, saved } = await starting;
  const spreadsheet = await connecting;
  findReportIn(() => connecting).catch(warn);
  showMessages(grid);
  showLostFormulas(grid);
  nameControls();
  describeSelection(grid);
  switchByF6(find("pane"), find("grid"), () => grid.focus());
  find("download").addEventListener("click", () => void download(session));
  find("reset").addEventListener("click", () => startOver(session));
  takeWorkbooks((file) => {
    import("./open/openWorkbook")
      .then(({ openWorkbook }) => openWorkbook(file, { session, host, saved }))
      .catch((error: unknown) => tell(`The file cannot be opened: ${messageOf(error)}`));
  }, tell);
  find("analyze").addEventListener("click", () => {
    void runTask("Analyze selection", async () => analyzeSelected(grid, spreadsheet));
  });
  const charts = new GridCharts(grid.surface, () => session.drawing, showChartTexts(find("charts")), tell);
  startPrinting({ session, grid, charts }, { button: find("print"), pages: find("pages"), tell });
  // For the browser's console and for tests.
  Object.assign(globalThis, { workbench: { session, grid, charts, saved, startWorkbook } });
  void navigator.serviceWorker?.register("offline.js");
  await grid.calculated();
  if (document.activeElement === document.body) grid.focus();
  // For measurements: what is loaded from here on, nobody waits for.
  performance.mark("first sheet");
  await saved?.openedFile().then((opened) => opened && showOpened(opened, session, grid));
  await loadRareLetters().catch(() => undefined);
}

/** The workbook was opened from a file a moment ago. */
async function showOpened(opened: OpenedFile, session: Session, grid: Grid): Promise<void> {
  if (!session.drawing) return;
  const { showOpenedFile } = await import("./open/showOpenedFile");
  await showOpenedFile(opened, session.drawing, grid, tell);
}

function startOver(session: Session): void {
  if (!confirm("Replace the open workbook, including all changes, with the first sheet?")) return;
  session.release();
  session.open(startWorkbook());
  showLosses([]);
}

function followColorScheme(grid: Grid): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  grid.setDark(dark.matches);
  dark.addEventListener("change", () => grid.setDark(dark.matches));
}

start().catch((error: unknown) => tell(`The workbench did not start: ${messageOf(error)}`));
