import type { SheetDrawing, StyleRun } from "../../src/workbook/drawing";

/** The look of a cell of a drawing, by row and column from 0: runs that begin later win. */
export function lookAt({ styles }: SheetDrawing, row: number, column: number): Partial<StyleRun> {
  const covering = styles.filter(
    (run) =>
      row >= run.row && row < run.row + run.rows && column >= run.column && column < run.column + run.columns,
  );
  return covering.at(-1) ?? {};
}
