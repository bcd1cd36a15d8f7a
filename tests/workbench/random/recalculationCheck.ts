import { calculate } from "../../../src/calculator/calculate";
import type { SheetDrawing } from "../../../src/workbook/drawing";
import type { CellValue } from "../../../src/workbook/spec";
import { differences, FUNCTIONS, resultsOf } from "../model";
import type { Done, Planner } from "./planner";

/** Differences that a failure shows. */
const MAX_SHOWN = 12;

/** Calculates the workbook of the grid afresh with src/calculator, and compares every formula. */
export async function checkRecalculation({ workbench }: Planner): Promise<Done | undefined> {
  const { drawing } = await workbench.page.evaluate(() => globalThis.workbench.session.read());
  const done: Done = { what: "recalculate", effect: "none" };
  const isCircular = drawing.sheets.some(({ values }) => values.some((row) => row.includes("#CYCLE!")));
  if (isCircular) return done;
  const shown = Object.fromEntries(drawing.sheets.map(({ name, values }) => [name, values]));
  const calculated = calculate({ ...drawing, sheets: drawing.sheets.map(withoutRefused) }, FUNCTIONS);
  // Univer shows another error where a sheet was deleted.
  const results = resultsOf(calculated).filter(
    ({ sheet, row, column, value }) =>
      !(isError(value, "#REF!") && isError(shown[sheet]?.[row]?.[column] ?? null)),
  );
  const found = differences(results, shown);
  if (found.length > 0)
    throw new Error(
      [`${found.length} of ${results.length} results differ`, ...found.slice(0, MAX_SHOWN)].join("\n"),
    );
  return done;
}

function isError(value: CellValue, error?: string): boolean {
  return typeof value === "object" && value !== null && (error === undefined || value.error === error);
}

/** The calculator knows no cells in the way: formulas that show #SPILL! stay what they show. */
function withoutRefused(sheet: SheetDrawing): SheetDrawing {
  const isRefused = (row: number, column: number) => {
    const value = sheet.values[row]?.[column];
    return typeof value === "object" && value?.error === "#SPILL!";
  };
  return {
    ...sheet,
    formulas: sheet.formulas.map((formulas, row) =>
      (formulas ?? []).map((formula, column) => (isRefused(row, column) ? undefined : formula)),
    ),
  };
}
