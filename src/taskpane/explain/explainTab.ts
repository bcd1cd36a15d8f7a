import { chainOf, type ChainCell } from "../../explain/chainOf";
import { explainCell } from "../../explain/explainCell";
import type { WorkbookCells } from "../../explain/workbookCells";
import type { PlacedTable } from "../placedTable";
import { warn, messageOf } from "../messages";
import { create, find } from "../page";
import { shippedHelp } from "../shippedHelp";
import { spreadsheet, type CellPlace } from "../spreadsheet";
import { whenShown } from "../tabs";
import { runTask } from "../task";
import { chainView, explanationView, announcedExplanation, type ExplanationActions } from "./explanationView";
import { chainTable, stepsTable } from "./insertedTables";
import { ShownPart } from "./shownPart";

/** Arrow keys that are held down select many cells: only the last one is explained. */
const PAUSE_MS = 150;

/** Rows between a cell and a table that is inserted below it. */
const ROWS_BELOW = 2;

/** Ends the last request to explain: the answer to an earlier one is dropped. */
let latest = new AbortController();
const explanation = new ShownPart("explained");
const behind = new ShownPart("behind");
let pause: ReturnType<typeof setTimeout> | undefined;
/** The cell of the last request to explain. */
let explained: string | undefined;

/** Makes the tab Explain follow the selected cell while it is shown. */
export async function startExplainTab(): Promise<void> {
  whenShown("explain", () => void explain());
  void explain();
  try {
    const sheet = await spreadsheet();
    await sheet.followSelection(() => {
      if (find("panel-explain").hidden) return;
      clearTimeout(pause);
      pause = setTimeout(() => void explain(), PAUSE_MS);
    });
    // Another cell may have been selected before Excel reported that.
    if (keyOf(await sheet.activeCell()) !== explained && !find("panel-explain").hidden) void explain();
  } catch (error) {
    warn(error);
  }
}

function keyOf({ sheet, row, column }: CellPlace): string {
  return JSON.stringify([sheet, row, column]);
}

/** Explains the active cell. */
async function explain(): Promise<void> {
  latest.abort();
  latest = new AbortController();
  const { signal } = latest;
  try {
    const [sheet, help] = await Promise.all([spreadsheet(), shippedHelp()]);
    const [at, host] = await Promise.all([sheet.activeCell(), sheet.functions()]);
    if (signal.aborted) return;
    explained = keyOf(at);
    const cells = sheet.cells();
    const cell = await explainCell(at, cells, { host, help });
    if (signal.aborted) return;
    if (!cell) throw new Error(`there is no sheet "${at.sheet}" any more.`);
    const actions = actionsFor(at);
    const place = explanation.show(JSON.stringify(cell), () => [
      ...explanationView(cell, actions),
      create("div", { id: "behind" }),
    ]);
    if (place === "new") {
      behind.clear();
      find("explained-announced").textContent = announcedExplanation(cell);
    }
    if (cell.precedents.length === 0) return;
    await explainChain(at, cells, signal);
  } catch (error) {
    if (signal.aborted) return;
    const text = `The cell is not explained: ${messageOf(error)}`;
    explanation.show(text, () => [create("p", {}, text)]);
    find("explained-announced").textContent = text;
  }
}

/** Shows what the cell rests on. What is shown of the cell itself stays, whatever becomes of this. */
async function explainChain(at: CellPlace, cells: WorkbookCells, signal: AbortSignal): Promise<void> {
  try {
    const chain = await chainOf(at, cells, signal);
    if (signal.aborted) return;
    const actions = { goTo: actionsFor(at).goTo, insert: () => void insert(chainTable(chain), at) };
    behind.show(JSON.stringify(chain), () => chainView(chain, actions));
  } catch (error) {
    if (signal.aborted) return;
    const text = `The precedents are not listed: ${messageOf(error)}`;
    behind.show(text, () => [create("p", {}, text)]);
  }
}

function actionsFor(at: CellPlace): ExplanationActions {
  return {
    goTo: (cell) => void goTo(cell),
    insertSteps: (call) => void insert(stepsTable(call), at),
  };
}

async function goTo(cell: ChainCell): Promise<void> {
  try {
    await (await spreadsheet()).select(cell);
  } catch (error) {
    warn(error);
  }
}

async function insert(table: PlacedTable, { sheet, row, column }: CellPlace): Promise<void> {
  await runTask(`Inserting ${table.what.toLowerCase()}`, async () => {
    const below = { sheet, row: row + ROWS_BELOW, column };
    return `${table.what} are in ${await (await spreadsheet()).placeTable(table, below)}.`;
  });
}
