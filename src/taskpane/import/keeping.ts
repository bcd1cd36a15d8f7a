import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { KeptImports } from "../kept/keptImports";
import { warn, wordsOf } from "../messages";
import { find } from "../page";
import type { SessionImport } from "./importSession";

/** The imports of the workbook. Where there are none, as beside the grid of the workbench, the pane keeps nothing. */
let keeping: KeptImports | undefined;

/** From now on the workbook keeps what reports are written on. Answers what it kept before. */
export async function startKeeping(connect: () => Promise<KeptImports>): Promise<SessionImport[]> {
  const inWorkbook = await connect();
  const { imports, problems } = await inWorkbook.load();
  keeping = inWorkbook;
  for (const id of ["keep-choice", "keep-hint"]) find(id).hidden = false;
  if (problems.length > 0) warn(problems.join(" "));
  return imports.map(({ imported, kept }) => ({ ...imported, recordings: [], chosen: false, kept }));
}

/**
 * Keeps an import that a report was written on, if the user wants it.
 *
 * @param runs As they stand in the report.
 * @returns What went wrong, in a sentence, or nothing: the report is there in any case.
 */
export async function keepImport(one: SessionImport, runs: readonly BenchmarkRun[]): Promise<string[]> {
  if (!keeping || !find<HTMLInputElement>("keep").checked) return [];
  const { name, diagnostics } = one;
  try {
    one.kept = await keeping.add({ name, runs: [...runs], diagnostics }, one.kept);
    return [];
  } catch (error) {
    return [`${name} could not be saved in this workbook: ${wordsOf(error)}.`];
  }
}

/** The workbook keeps an import no longer. */
export async function forgetImport({ kept }: SessionImport): Promise<void> {
  if (kept) await keeping?.remove(kept);
}
