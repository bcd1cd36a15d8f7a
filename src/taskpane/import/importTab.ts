import { counted } from "../counted";
import { warn } from "../messages";
import { find } from "../page";
import { spreadsheet, type DrawnSheets } from "../spreadsheet";
import { runTask } from "../task";
import { endFirstRun, showFirstRun } from "./firstRun";
import { handedFiles } from "./handedFiles";
import { importCard } from "./importCard";
import { importInWorker } from "./importInWorker";
import type { Handed } from "./importRequest";
import { ImportSession, reportInput } from "./importSession";
import { takeFiles } from "./takeFiles";

const session = new ImportSession();
let lastReport: { drawn: DrawnSheets; compare: boolean } | undefined;

/** Makes the tab Import work. */
export function startImportTab(): void {
  takeFiles((collect) => void importHanded(collect));
  find("report").addEventListener("click", () => void write({ compare: false }));
  find("compare").addEventListener("click", () => void write({ compare: true }));
  find("update").addEventListener("click", () => void update());
  find("place").addEventListener("click", () => void place());
  find("facts").addEventListener("toggle", () => void showFacts().catch(warn));
  showFirstRun(() => void importSample());
  showImports();
}

async function importHanded(collect: () => Promise<Handed[]>): Promise<void> {
  const done = await runTask("Import", async (task) => {
    const handed = await collect();
    if (handed.length === 0) return "There was no file to import.";
    const imported = await importInWorker(handed, task);
    const useful = imported.filter(({ runs, recordings }) => runs.length + recordings.length > 0);
    if (useful.length === 0) throw new Error(whyNothing(imported.flatMap(({ diagnostics }) => diagnostics)));
    session.add(imported);
    const cases = imported.reduce((sum, { runs }) => sum + runs.length, 0);
    return `Recognised ${counted(cases, "case")}. Nothing is written yet: choose what to write.`;
  });
  if (!done) return;
  endFirstRun();
  showImports();
}

function whyNothing(diagnostics: readonly { severity: string; message: string }[]): string {
  const worst = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
  return worst?.message ?? "There are no benchmark results in what was handed over.";
}

/** The sample that ships with the add-in, for people who have no results at hand. */
async function importSample(): Promise<void> {
  await importHanded(async () => {
    const response = await fetch("samples/sample.zip");
    if (!response.ok) throw new Error(`The sample did not load (${response.status}).`);
    return handedFiles([new File([await response.blob()], "sample.zip")]);
  });
}

function showImports(): void {
  const cards = session.imports.map((one) =>
    importCard(one, showActions, () => {
      session.remove(one);
      showImports();
      find("pick-files").focus();
    }),
  );
  find("imports").replaceChildren(...cards);
  showActions();
}

/** The actions that fit what is chosen. */
function showActions(): void {
  find("write").hidden = session.imports.length === 0;
  const { comparable } = session;
  const none = comparable.length === 0;
  find<HTMLButtonElement>("report").disabled = none;
  find<HTMLButtonElement>("place").disabled = none;
  find<HTMLButtonElement>("compare").disabled = comparable.length < 2;
  find("compare-hint").textContent =
    comparable.length < 2
      ? "For a comparison choose two imports or more."
      : `A comparison takes ${cut(comparable[0]?.name ?? "")} as its baseline.`;
  find("update").hidden = !lastReport;
  find<HTMLButtonElement>("update").disabled = none;
}

const NAME_CHARACTERS = 60;

function cut(name: string): string {
  return name.length <= NAME_CHARACTERS ? name : `${name.slice(0, NAME_CHARACTERS)}…`;
}

async function write({ compare }: { compare: boolean }, replaced?: DrawnSheets): Promise<void> {
  const name = replaced ? "Updating the report" : compare ? "Writing the comparison" : "Writing the report";
  await runTask(name, async (task) => {
    const [{ benchmarkReport }, { readFacts }, beside] = await Promise.all([
      import(/* webpackChunkName: "report" */ "../../reports/benchmarkReport"),
      import(/* webpackChunkName: "report" */ "./factsForm"),
      spreadsheet(),
    ]);
    const facts = readFacts(find("fact-fields"));
    const spec = benchmarkReport({ ...reportInput(session.chosen), facts, compare });
    const drawn = await beside.draw(spec, task);
    lastReport = { drawn, compare };
    // The new report is complete before the old one goes.
    if (replaced) await beside.remove(replaced);
    return [`The report is on the sheets ${drawn.sheets.join(", ")}.`, ...drawn.remarks].join(" ");
  });
  showActions();
}

async function update(): Promise<void> {
  if (lastReport)
    await write({ compare: lastReport.compare && session.comparable.length > 1 }, lastReport.drawn);
}

async function place(): Promise<void> {
  await runTask("Writing the results", async () => {
    const runs = reportInput(session.chosen).imports.flatMap((one) => one.runs);
    return `The results are in ${await (await spreadsheet()).placeResults(runs)}.`;
  });
}

async function showFacts(): Promise<void> {
  const fields = find("fact-fields");
  if (fields.childElementCount > 0) return;
  const { factFields } = await import(/* webpackChunkName: "report" */ "./factsForm");
  if (fields.childElementCount === 0) fields.append(...factFields());
}
