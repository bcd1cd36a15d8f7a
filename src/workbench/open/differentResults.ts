import type { SheetDrawing, WorkbookDrawing } from "../../workbook/drawing";
import { formulaAt } from "../../workbook/formulaText";
import type { ReadLoss } from "../../workbook/readers/readLoss";
import { Losses } from "../../workbook/readers/xlsx/losses";
import { tokenize } from "../../workbook/tokens";
import { sheetId } from "../../workbook/writers/univer/writeUniver";
import { sameValue } from "../../verify/sameValue";
import type { Grid } from "../grid/grid";

/** Rows that are compared at once: the page answers in between. */
const ROWS = 200;

/** What another time gives another result. */
const VOLATILE = new Set(["NOW", "TODAY", "RAND", "RANDBETWEEN", "RANDARRAY"]);

/**
 * Formulas whose results in the grid are not those that the file has. Formulas of the time or of chance are not among them.
 *
 * @param drawing The workbook as the file has it.
 */
export async function differentResults(
  drawing: WorkbookDrawing,
  grid: Pick<Grid, "valuesOf">,
): Promise<ReadLoss[]> {
  const losses = new Losses();
  for (const [i, sheet] of drawing.sheets.entries()) {
    for (let row = 0; row < sheet.rows; row += ROWS) {
      const rows = Math.min(ROWS, sheet.rows - row);
      if (!sheet.formulas.slice(row, row + rows).some((ofRow) => ofRow?.length > 0)) continue;
      const area = { row, column: 0, rows, columns: sheet.columns };
      compare(sheet, row, grid.valuesOf({ ...area, sheetId: sheetId(i), sheet: sheet.name }), losses);
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return losses.all;
}

function compare(
  { name, values, formulas }: SheetDrawing,
  first: number,
  shown: ReturnType<Grid["valuesOf"]>,
  losses: Losses,
): void {
  shown.forEach((cells, i) => {
    const row = first + i;
    formulas[row]?.forEach((formula, column) => {
      const saved = values[row]?.[column] ?? null;
      // A file that was never calculated has no results.
      if (!formula || saved === null || sameValue(saved, cells[column] ?? null)) return;
      const isVolatile = tokenize(formulaAt(formula, row)).some(
        (token) => token.kind === "function" && VOLATILE.has(token.name),
      );
      if (!isVolatile) losses.cell(name, row, column, "the formula has another result than in the file");
    });
  });
}
