import { selectedRuns } from "../taskpane/commands/selectedRuns";
import { counted } from "../model/units/counted";
import type { CellValue } from "../workbook/spec";
import type { Grid, SheetArea } from "./grid/grid";
import { addressOf, type GridSpreadsheet } from "./gridSpreadsheet";

/**
 * Reads the benchmark text in the selected cells and writes its results to their right, or on a new sheet.
 *
 * @returns What was done, in a sentence.
 * @throws Error that says why, if the cells hold no results.
 */
export function analyzeSelected(grid: Grid, spreadsheet: GridSpreadsheet): string {
  const { area, values } = filled(grid);
  const formulas = grid.formulasOf(area);
  const runs = selectedRuns({ values, formulas, numberFormats: grid.numberFormatsOf(area) }, addressOf(area));
  const address = spreadsheet.placeBeside(area, runs);
  return `${counted(runs.length, "result")} of the selected text: ${address}.`;
}

/** The selected cells without the blank rows and columns behind the last filled ones. */
function filled(grid: Grid): { area: SheetArea; values: (string | number | boolean)[][] } {
  const selected = grid.selected();
  const values = grid.valuesOf(selected).map((row) => row.map(textOf));
  const rows = lastFilled(values.map((row) => row.join("")));
  const columns = values.reduce((most, row) => Math.max(most, lastFilled(row)), 0);
  return {
    area: { ...selected, rows, columns },
    values: values.slice(0, rows).map((row) => row.slice(0, columns)),
  };
}

/** How many entries there are up to the last that is not blank. */
function lastFilled(entries: readonly unknown[]): number {
  return entries.reduce<number>((last, entry, i) => (entry === "" ? last : i + 1), 0);
}

function textOf(value: CellValue): string | number | boolean {
  return value === null ? "" : typeof value === "object" ? value.error : value;
}
