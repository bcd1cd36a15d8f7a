import { connectedExcel, type ConnectedExcel } from "../connectedExcel";
import { counted } from "../../model/units/counted";
import { readOutline } from "../excel/readOutline";
import { warn } from "../messages";
import { find } from "../page";
import { shippedHelp } from "../shippedHelp";
import { runTask } from "../task";
import { binding } from "./binding";
import { FormulaDoctor } from "./formulaDoctor";
import { loadedFunctions } from "./loadedFunctions";
import { countProblems } from "./repairFormulas";
import { repairWorkbook } from "./repairWorkbook";
import { outdatedPlans } from "./outdatedPlans";
import { scanWorkbook, type ScannedSheet } from "./scanWorkbook";
import { ShownCells } from "./shownCells";
import { startVerifying } from "./startVerifying";
import { LOAD_AGAIN } from "./describeRepair";
import { describeStale } from "./describeStale";

/** Makes the tab Health work, and looks through the workbook once. */
export function startHealthTab(): void {
  find("check").addEventListener("click", () => void check());
  find("repair").addEventListener("click", () => void repair());
  startVerifying();
  find("share").addEventListener("click", () => void share());
  void check();
}

/** Repairs the workbook's formulas, says what was done, and looks again. */
export async function repair(): Promise<void> {
  await runTask("Repair", async () => {
    const excel = await connectedExcel();
    const message = await repairWorkbook(excel, await functionIds());
    await showHealth();
    return message === "" ? "No formula needs repair." : message;
  });
}

async function check(): Promise<void> {
  try {
    await showHealth();
  } catch (error) {
    warn(error);
  }
}

async function functionIds(): Promise<string[]> {
  return (await shippedHelp()).map(({ id }) => id);
}

async function showHealth(): Promise<void> {
  // These take longest.
  for (const id of ["health-outdated", "health-stale"]) find(id).textContent = "…";
  const ids = await functionIds();
  const loaded = loadedFunctions();
  find("health-functions").textContent =
    loaded === undefined
      ? `${ids.length} in this build`
      : `${ids.filter((id) => loaded.has(id)).length} of ${ids.length} loaded`;
  const excel = await connectedExcel();
  const { sheets, cells } = await excel.run(async (context) => {
    // A batch that runs again begins from the start.
    const read = new ShownCells();
    return { sheets: await scanWorkbook(context, ids, (band) => read.add(band)), cells: read };
  });
  const { stored, unknown, busy } = countProblems(sheets);
  find("health-bound").textContent = binding(sheets);
  find("health-unknown").textContent = counted(unknown, "cell");
  find("health-busy").textContent = counted(busy, "cell");
  find("health-stored").textContent = counted(stored, "cell");
  find("health-where").textContent = describePlaces(sheets, unknown);
  find("health-outdated").textContent = outdatedPlans(await readOutline(excel));
  find("health-stale").textContent = await describeStaleIn(excel, cells, sheets);
}

/** Where formulas need repair, and what helps where repair does not. */
function describePlaces(sheets: readonly ScannedSheet[], unknown: number): string {
  const where = sheets.flatMap(({ name, problemCells }) =>
    problemCells.length === 0 ? [] : [`${name} (${counted(problemCells.length, "cell")})`],
  );
  if (where.length === 0) return "All HCI Planner formulas show a result.";
  const remedy = unknown === 0 ? "" : ` If they show #NAME? after a repair: ${LOAD_AGAIN}`;
  return `To repair: ${where.join(", ")}.${remedy}`;
}

/** The calculator is loaded only where there is something to calculate. */
async function describeStaleIn(
  excel: ConnectedExcel,
  cells: ShownCells,
  sheets: readonly ScannedSheet[],
): Promise<string> {
  const help = await shippedHelp();
  const doctor = new FormulaDoctor(help.map(({ id }) => id));
  const problemCells = new Set(sheets.flatMap((sheet) => sheet.problemCells.map(keyOf)));
  const formulas = [...cells.formulas()].filter(
    (one) => doctor.calls(one.formula) && !problemCells.has(keyOf(one)),
  );
  if (formulas.length === 0) return describeStale({ current: 0, stale: [], unchecked: 0, isManual: false });
  const { checkStale } = await import(/* webpackChunkName: "stale" */ "./checkStale");
  return describeStale(await checkStale(excel, cells, formulas, help));
}

function keyOf({ sheet, row, column }: { sheet: string; row: number; column: number }): string {
  return JSON.stringify([sheet, row, column]);
}

async function share(): Promise<void> {
  await runTask("Copy without the add-in", async (task) => {
    const { shareWorkbook } = await import(/* webpackChunkName: "share" */ "./shareWorkbook");
    const { formulas, downloaded } = await shareWorkbook(await connectedExcel(), task);
    const values =
      formulas === 0
        ? "It has no formulas that need the add-in."
        : `${counted(formulas, "formula")} replaced by values; formulas kept as notes.`;
    return `${downloaded ?? "The copy is open in a new workbook."} ${values}`;
  });
}
