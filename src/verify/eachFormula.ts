import type { DrawnFormula, SheetDrawing } from "../workbook/drawing";

/** Visits the formulas of a sheet, row by row. */
export function eachFormula(
  { formulas }: Pick<SheetDrawing, "formulas">,
  visit: (drawn: DrawnFormula, row: number, column: number) => void,
): void {
  // Rows without formulas are holes, which forEach passes over.
  formulas.forEach((cells, row) => {
    cells.forEach((drawn, column) => {
      if (drawn) visit(drawn, row, column);
    });
  });
}
