import { connectedExcel } from "../connectedExcel";
import { counted } from "../counted";
import { warn } from "../messages";
import { find } from "../page";
import { shippedHelp } from "../shippedHelp";
import { runTask } from "../task";
import { binding } from "./binding";
import { loadedIds } from "./loadedIds";
import { countTrouble } from "./repairFormulas";
import { repairInWords } from "./repairInWords";
import { scanWorkbook } from "./scanWorkbook";

/** Makes the tab Health work, and looks through the workbook once. */
export function startHealthTab(): void {
  find("check").addEventListener("click", () => void check());
  find("repair").addEventListener("click", () => void repair());
  find("share").addEventListener("click", () => void share());
  void check();
}

/** Repairs the workbook's formulas, says what was done, and looks again. */
export async function repair(): Promise<void> {
  await runTask("Repair", async () => {
    const excel = await connectedExcel();
    const words = await repairInWords(excel, await functionIds());
    await showHealth();
    return words === "" ? "No formula needs repair." : words;
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
  const ids = await functionIds();
  const loaded = loadedIds();
  find("health-functions").textContent =
    loaded === undefined
      ? `${ids.length} in this build`
      : `${ids.filter((id) => loaded.has(id)).length} of ${ids.length} loaded`;
  const { run } = await connectedExcel();
  const sheets = await run((context) => scanWorkbook(context, ids));
  const { stored, unknown, busy } = countTrouble(sheets);
  find("health-bound").textContent = binding(sheets);
  find("health-unknown").textContent = counted(unknown, "cell");
  find("health-busy").textContent = counted(busy, "cell");
  find("health-stored").textContent = counted(stored, "cell");
  const where = sheets.flatMap(({ name, troubled }) =>
    troubled.length === 0 ? [] : [`${name} (${counted(troubled.length, "cell")})`],
  );
  find("health-where").textContent =
    where.length === 0 ? "Every formula of ours shows a result." : `To repair: ${where.join(", ")}.`;
}

async function share(): Promise<void> {
  await runTask("Copy without the add-in", async (task) => {
    const { shareWorkbook } = await import(/* webpackChunkName: "share" */ "./shareWorkbook");
    const { formulas } = await shareWorkbook(await connectedExcel(), task);
    return formulas === 0
      ? "The copy is open in a new workbook. It had no formula that needs the add-in."
      : `The copy is open in a new workbook: ${counted(formulas, "formula")} of ours became values, each kept as a note.`;
  });
}
