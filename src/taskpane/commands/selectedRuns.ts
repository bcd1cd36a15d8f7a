import { importPasted } from "../../importers/pasted/importPasted";
import { TEXT_TOOLS } from "../../importers/textFormats";
import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

const WHAT_TO_SELECT = `select all cells of a pasted result of ${TEXT_TOOLS}.`;

/**
 * The benchmark runs that selected cells hold as text.
 *
 * @param values As `range.values` has them: a blank is "". Without rows, nothing but blanks is selected.
 * @param address Of these cells, for the messages.
 * @throws Error that says why, if the cells hold no results.
 */
export function selectedRuns(values: readonly unknown[][], address: string): BenchmarkRun[] {
  if (values.length === 0) throw new Error(`The selected cells are empty: ${WHAT_TO_SELECT}`);
  const { runs, why } = importPasted(values);
  if (runs.length === 0) throw new Error(why ?? `${address} holds no benchmark results: ${WHAT_TO_SELECT}`);
  return runs;
}
