import { chainOf, type ChainCell } from "../../explain/chainOf";
import { explainCell } from "../../explain/explainCell";
import type { PlacedTable } from "../placedTable";
import { tell, warn, wordsOf } from "../messages";
import { create, find } from "../page";
import { shippedHelp } from "../shippedHelp";
import { spreadsheet, type CellPlace } from "../spreadsheet";
import { whenShown } from "../tabs";
import { chainView, explanationView, spokenExplanation, type ExplanationActions } from "./explanationView";
import { chainTable, stepsTable } from "./insertedTables";

/** Arrow keys that are held down select many cells: only the last one is explained. */
const PAUSE_MS = 150;

/** Rows between a cell and a table that is inserted below it. */
const ROWS_BELOW = 2;

/** The last request to explain: the answer to an earlier one is dropped. */
let latest = 0;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Makes the tab Explain follow the selected cell while it is shown. */
export async function startExplainTab(): Promise<void> {
  whenShown("explain", () => void explain());
  void explain();
  try {
    await (
      await spreadsheet()
    ).followSelection(() => {
      if (find("panel-explain").hidden) return;
      clearTimeout(pause);
      pause = setTimeout(() => void explain(), PAUSE_MS);
    });
  } catch (error) {
    warn(error);
  }
}

/** Explains the active cell. */
async function explain(): Promise<void> {
  const turn = ++latest;
  const view = find("explained");
  try {
    const [sheet, help] = await Promise.all([spreadsheet(), shippedHelp()]);
    const [at, host] = await Promise.all([sheet.activeCell(), sheet.functions()]);
    const cells = sheet.cells();
    const cell = await explainCell(at, cells, { host, help });
    if (turn !== latest || !cell) return;
    const actions = actionsFor(at);
    view.replaceChildren(...explanationView(cell, actions));
    find("explained-spoken").textContent = spokenExplanation(cell);
    if (cell.precedents.length === 0) return;
    const chain = await chainOf(at, cells);
    if (turn !== latest) return;
    view.append(...chainView(chain, { ...actions, insertChain: () => void insert(chainTable(chain), at) }));
  } catch (error) {
    if (turn === latest)
      view.replaceChildren(create("p", {}, `The cell is not explained: ${wordsOf(error)}`));
  }
}

function actionsFor(at: CellPlace): ExplanationActions {
  return {
    goTo: (cell) => void goTo(cell),
    insertSteps: (call) => void insert(stepsTable(call), at),
    insertChain: () => undefined,
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
  try {
    const below = { sheet, row: row + ROWS_BELOW, column };
    tell(`${table.what} are in ${await (await spreadsheet()).placeTable(table, below)}.`);
  } catch (error) {
    warn(error);
  }
}
