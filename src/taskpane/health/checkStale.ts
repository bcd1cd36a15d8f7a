import { createFunctionsHost } from "../../functionsHost";
import type { FunctionHelp } from "../../functionHelp";
import type { ConnectedExcel } from "../connectedExcel";
import { readNames, readTables } from "../excel/readDefinitions";
import { loadedFunctions } from "./loadedFunctions";
import type { ShownCells, ShownFormula } from "./shownCells";
import { staleFormulas, type Definitions, type StaleFormulas } from "./staleFormulas";
import { withoutSpilled } from "./withoutSpilled";

/** Stale formulas of the open workbook, and whether Excel calculates only when the user asks for it. */
export interface StaleCheck extends StaleFormulas {
  isManual: boolean;
}

/**
 * Compares what formulas of the open workbook show with what this build calculates. Nothing is changed.
 *
 * @param formulas Formulas that call functions of HCI Planner and show a result.
 * @returns Nothing where Microsoft's library does not list the functions.
 */
export async function checkStale(
  { run }: ConnectedExcel,
  cells: ShownCells,
  formulas: readonly ShownFormula[],
  help: readonly FunctionHelp[],
): Promise<StaleCheck | undefined> {
  const loaded = loadedFunctions();
  if (!loaded) return undefined;
  const functions = createFunctionsHost({ functions: [...help] }, ({ associate }) => {
    for (const [id, implementation] of loaded) associate(id, implementation);
  });
  const { isManual, ...definitions } = await run(readDefinitions);
  const found = await staleFormulas(formulas, cells, definitions, functions);
  // A cell of a spill shows the formula of another cell, and not its first value.
  const stale = found.stale.length === 0 ? [] : await run((context) => withoutSpilled(context, found.stale));
  return { ...found, stale, isManual };
}

async function readDefinitions(context: Excel.RequestContext): Promise<Definitions & { isManual: boolean }> {
  const { application } = context.workbook;
  application.load("calculationMode");
  const [names, tables] = [await readNames(context), await readTables(context)];
  return { isManual: application.calculationMode === "Manual", names, tables };
}
