import { importPasted } from "../../importers/pasted/importPasted";
import { holdsFormulas, pastedCells, type SelectedCells } from "../../importers/pasted/pastedCells";
import { PASTE_AS_TEXT } from "../../importers/pasted/refusedPaste";
import { TEXT_TOOLS } from "../../importers/textFormats";
import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

const WHAT_TO_SELECT = `select all cells of a pasted result of ${TEXT_TOOLS}.`;

const FORMULAS = `Pasted text that begins with =, + or - became formulas: to keep it,  ${PASTE_AS_TEXT}.`;

/**
 * The benchmark runs that selected cells hold as text.
 *
 * @param cells Without rows, nothing but blanks is selected.
 * @param address Of these cells, for the messages.
 * @throws Error that says why, if the cells hold no results.
 */
export function selectedRuns(cells: SelectedCells, address: string): BenchmarkRun[] {
  if (cells.values.length === 0) throw new Error(`The selected cells are empty: ${WHAT_TO_SELECT}`);
  const { runs, why } = importPasted(pastedCells(cells));
  if (runs.length > 0) return runs;
  const found = why ?? `${address} contains no benchmark results: ${WHAT_TO_SELECT}`;
  throw new Error(holdsFormulas(cells) && !found.includes(PASTE_AS_TEXT) ? `${found} ${FORMULAS}` : found);
}
