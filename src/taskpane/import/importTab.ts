import type { TestedLoad } from "../../model/benchmark/testedLoad";
import { counted } from "../../model/units/counted";
import type { SavedImports } from "../savedImports/savedImports";
import { warn } from "../messages";
import { find } from "../page";
import type { PlanReader } from "../plans/findReport";
import type { EstatePanel } from "../estate/estatePanel";
import { runTask, type Task } from "../task";
import { endFirstRun, showFirstRun } from "./firstRun";
import { inputFilesOf } from "./inputFiles";
import type { InputFiles, ImportedAll } from "./importRequest";
import { ImportSession, reportInput, type SessionImport } from "./importSession";
import { forgetImport, startSaving } from "./savingImports";
import { ReportWriter } from "./reportWriter";
import { takeFiles } from "./takeFiles";

const session = new ImportSession();
const writer = new ReportWriter(session);
let estates: EstatePanel | undefined;

/** Makes the tab Import work. */
export function startImportTab(): void {
  takeFiles((collect) => void importInputFiles(collect));
  find("use-sheets").addEventListener("click", () => void importAs(readOpenSheets));
  find("report").addEventListener("click", () => void writer.write(false).then(showImports));
  find("compare").addEventListener("click", () => void writer.write(true).then(showImports));
  find("update").addEventListener("click", () => void writer.update().then(showImports));
  find("place").addEventListener("click", () => void writer.place());
  find("facts").addEventListener("toggle", () => void showFacts().catch(warn));
  showFirstRun({
    result: () => void importInputFiles(() => samples(["sample.zip"])),
    design: () => void writeSampleDesign(),
  });
  showActions();
}

/** Lets the workbook keep imports, and shows those that it kept before. */
export async function saveImportsIn(connect: () => Promise<SavedImports>): Promise<void> {
  session.addSaved(await startSaving(connect));
  await showImports();
}

/**
 * Lets Update report continue with a report that the workbook had before the pane was opened, and offers its sheets where they are
 * an export.
 */
export async function findReportIn(connect: () => Promise<PlanReader>): Promise<void> {
  const reader = await connect();
  const outline = await reader.outline();
  const exported = outline.sheets.find((name) => EXPORTED.test(name));
  if (exported !== undefined) {
    find("sheets-hint").textContent = `This workbook has the sheet ${cut(exported)}.`;
    find("use-sheets").classList.add("primary");
  }
  await writer.lookFor({ ...reader, outline: () => Promise.resolve(outline) });
  await showImports();
}

/** @returns Whether something was imported. */
async function importInputFiles(collect: () => Promise<InputFiles[]>): Promise<boolean> {
  return importAs(async (task) => {
    const inputs = await collect();
    if (inputs.length === 0) return undefined;
    const { importInWorker } = await imports();
    return importInWorker(inputs, task);
  });
}

async function readOpenSheets(task: Task): Promise<ImportedAll> {
  const { importOpenSheets } = await import(/* webpackChunkName: "openSheets" */ "../excel/importOpenSheets");
  return importOpenSheets(task);
}

/**
 * Imports in the way that is given, and shows what was recognized.
 *
 * @returns Whether something was imported.
 */
async function importAs(read: (task: Task) => Promise<ImportedAll | undefined>): Promise<boolean> {
  const done = await runTask("Import", async (task) => {
    const all = await read(task);
    if (!all) return "There were no files to import.";
    const { imported, estate, pseudonyms, unread } = all;
    const useful = imported.filter(({ runs, recordings }) => runs.length + recordings.length > 0);
    if (useful.length === 0 && !estate && !pseudonyms) throw new Error(whyNothing(all));
    if (imported.length > 0) session.add(imported);
    if (estate ?? pseudonyms) {
      const { EstatePanel } = await import(/* webpackChunkName: "estate" */ "../estate/estatePanel");
      estates ??= new EstatePanel(chosenTests);
      await estates.add(estate, pseudonyms);
    }
    return [recognized(all), ...unread].join(" ");
  });
  if (!done) return false;
  endFirstRun();
  await showImports();
  return true;
}

/** What the chosen benchmarks reached, for a design that is written beside them. */
async function chosenTests(): Promise<readonly TestedLoad[]> {
  if (session.comparable.length === 0) return [];
  const [{ testedLoads }, { readFacts }] = await Promise.all([
    import(/* webpackChunkName: "report" */ "../../reports/measures/testedLoads"),
    import(/* webpackChunkName: "report" */ "./factsForm"),
  ]);
  const { imports, diagnostics } = reportInput(session.chosen);
  return testedLoads(
    imports.flatMap(({ runs }) => runs),
    readFacts(find("fact-fields")),
    diagnostics,
  );
}

function recognized({ imported, estate, pseudonyms }: ImportedAll): string {
  const cases = imported.reduce((sum, { runs }) => sum + runs.length, 0);
  const found = [
    ...(imported.length > 0 ? [counted(cases, "case")] : []),
    ...(estate ? [counted(estate.estate.vms.length, "VM")] : []),
    ...(pseudonyms ? [`${counted(pseudonyms.length, "name")} with pseudonyms`] : []),
  ];
  return `Recognized ${found.join(" and ")}. The workbook is unchanged. Choose an action.`;
}

/** Errors that a message about files without results lists. */
const MAX_REASONS = 5;

function whyNothing({ imported, unread }: ImportedAll): string {
  const diagnostics = imported.flatMap((one) => one.diagnostics);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  const worst = errors.length > 0 ? errors.slice(0, MAX_REASONS) : diagnostics.slice(0, 1);
  const reasons = [...unread, ...worst.map(({ message }) => message)];
  if (errors.length > MAX_REASONS) reasons.push(`${errors.length - MAX_REASONS} more errors are not shown.`);
  return reasons.length > 0 ? reasons.join(" ") : "These files contain nothing that can be imported.";
}

/** Imports the exports of a small company and a benchmark, and writes the design that was made of them. */
async function writeSampleDesign(): Promise<void> {
  const { chosen } = session;
  const earlier = new Set(session.imports);
  const names = ["rvtools-export.xlsx", "live-optics.xlsx", "benchmark.zip"];
  if (!(await importInputFiles(() => samples(names)))) return;
  const benchmarks = session.imports.filter((one) => !earlier.has(one));
  // The user's own design and reports are not made of a sample.
  session.choose(chosen);
  await showImports();
  await estates?.writeSample(benchmarks);
}

/** Samples that ship with the add-in, for people who have no files at hand. */
async function samples(names: readonly string[]): Promise<InputFiles[]> {
  const files = names.map(async (name) => {
    const response = await fetch(`samples/${name}`);
    if (!response.ok) throw new Error(`The sample did not load (${response.status}).`);
    return new File([await response.blob()], name);
  });
  return inputFilesOf(await Promise.all(files));
}

/** What is needed as soon as there is something to import. */
function imports() {
  return import(/* webpackChunkName: "import" */ "./imports");
}

async function showImports(): Promise<void> {
  if (session.imports.length > 0 || find("imports").childElementCount > 0) {
    const { importCard } = await imports();
    find("imports").replaceChildren(
      ...session.imports.map((one) => importCard(one, showActions, () => void remove(one))),
    );
  }
  showActions();
}

async function remove(one: SessionImport): Promise<void> {
  try {
    await forgetImport(one);
  } catch (error) {
    warn(error);
    return;
  }
  session.remove(one);
  await showImports();
  find("pick-files").focus();
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
      ? "To compare, select at least two imports."
      : `A comparison uses ${cut(comparable[0]?.name ?? "")} as its baseline.`;
  find("update").hidden = !writer.hasReport;
  find("update-hint").hidden = !writer.hasReport;
  find<HTMLButtonElement>("update").disabled = none;
}

/** Sheets that RVTools and Live Optics name. Lists of VMs have any name. */
const EXPORTED = /(?:^|[_\s-]|tab)vInfo$|^ESX Hosts$/i;

const NAME_CHARACTERS = 60;

function cut(name: string): string {
  return name.length <= NAME_CHARACTERS ? name : `${name.slice(0, NAME_CHARACTERS)}…`;
}

async function showFacts(): Promise<void> {
  const fields = find("fact-fields");
  if (fields.childElementCount > 0) return;
  const { factFields } = await import(/* webpackChunkName: "report" */ "./factsForm");
  if (fields.childElementCount === 0) fields.append(...factFields());
}
