import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { SavedImports } from "../savedImports/savedImports";
import { warn, messageOf } from "../messages";
import { find } from "../page";
import type { SessionImport } from "./importSession";

/** The imports of the workbook. Where there are none, as beside the grid of the workbench, the pane keeps nothing. */
let savedImports: SavedImports | undefined;

/** From now on the workbook keeps what reports are written on. Answers what it kept before. */
export async function startSaving(connect: () => Promise<SavedImports>): Promise<SessionImport[]> {
  const inWorkbook = await connect();
  const { imports, problems } = await inWorkbook.load();
  savedImports = inWorkbook;
  for (const id of ["keep-choice", "keep-hint"]) find(id).hidden = false;
  if (problems.length > 0) warn(problems.join(" "));
  return imports.map(({ imported, saved }) => ({ ...imported, recordings: [], chosen: false, saved }));
}

/**
 * Keeps an import that a report was written on, if the user wants it.
 *
 * @param runs As they stand in the report.
 * @returns What went wrong, in a sentence, or nothing: the report is there in any case.
 */
export async function saveImport(one: SessionImport, runs: readonly BenchmarkRun[]): Promise<string[]> {
  if (!savedImports || !find<HTMLInputElement>("keep").checked) return [];
  const { name, diagnostics } = one;
  try {
    one.saved = await savedImports.add({ name, runs: [...runs], diagnostics }, one.saved);
    return [];
  } catch (error) {
    return [`${name} could not be saved in this workbook: ${messageOf(error)}.`];
  }
}

/** The workbook keeps an import no longer. */
export async function forgetImport({ saved }: SessionImport): Promise<void> {
  if (saved) await savedImports?.remove(saved);
}
