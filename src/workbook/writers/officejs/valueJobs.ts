import { cellName } from "../../address";
import type { DrawnFormula } from "../../drawing";
import { checkedAt } from "../../specError";
import { wireBytes } from "./payload";
import type { SheetPlan } from "./sheetPlan";
import { rangeOf } from "./sheetPlan";
import { typedValue } from "../../typedValue";

type Typed = ReturnType<typeof typedValue>;

/** Rows are sent in slices of about this size, so that several fit into a request. */
const SLICE_BYTES = 500_000;

/**
 * Plans the values of a sheet: all but the cells that a formula fills, which stay blank. Throws for a value that no
 * cell can hold, before anything is drawn.
 */
export function planValues(plan: SheetPlan): void {
  const { rows, columns } = plan.drawing;
  if (columns === 0) return;
  const live = liveCells(plan);
  let slice: Typed[][] = [];
  let bytes = 0;
  const send = (before: number) => {
    const values = slice;
    if (values.some((row) => row.some((value) => value !== null))) {
      const area = { row: before - values.length, column: 0, rows: values.length, columns };
      plan.add("values", { calls: 2, bytes }, (sheet) => {
        rangeOf(sheet, area).values = values;
      });
    }
    slice = [];
    bytes = 0;
  };
  for (let row = 0; row < rows; row++) {
    const typed = Array.from({ length: columns }, (_, column) =>
      live.has(row * columns + column) ? null : typedCell(plan, row, column),
    );
    slice.push(typed);
    bytes += wireBytes(typed);
    if (bytes >= SLICE_BYTES) send(row + 1);
  }
  send(rows);
}

function typedCell({ drawing }: SheetPlan, row: number, column: number): Typed {
  try {
    return typedValue(drawing.values[row]?.[column] ?? null);
  } catch (error) {
    // Only now is the place worth spelling out.
    checkedAt(`Sheet "${drawing.name}", ${cellName(row, column)}`, () => {
      throw error;
    });
    return null;
  }
}

/** Positions of the cells that a formula fills, its spill included. */
function liveCells(plan: SheetPlan): Set<number> {
  const { formulas, columns } = plan.drawing;
  const live = new Set<number>();
  formulas.forEach((inRow, row) => {
    inRow.forEach((formula, column) => {
      if (!formula || isFrozen(plan, formula)) return;
      for (let r = 0; r < formula.spill.rows; r++) {
        for (let c = 0; c < formula.spill.columns; c++) live.add((row + r) * columns + column + c);
      }
    });
  });
  return live;
}

/** Is this a formula of a table that is too long for custom functions, so that its value is written? */
export function isFrozen({ valuesOnly }: SheetPlan, { custom, columnFormula }: DrawnFormula): boolean {
  return custom && columnFormula !== undefined && valuesOnly.has(columnFormula.table);
}
