import { formulaAt } from "../../formulaText";
import { fillRange } from "./fillRange";
import { liveFormula } from "./liveFormula";
import { wireBytes } from "./payload";
import type { SheetPlan } from "./sheetPlan";
import { rangeOf } from "./sheetPlan";

/** Formulas below each other, set in one call. */
interface Stack {
  row: number;
  column: number;
  formulas: string[];
}

/**
 * Plans the formulas of a sheet. A formula is set at its own cell only, Excel fills the rest of its spill; a table's
 * column has one formula for all of its rows.
 */
export function planFormulas(plan: SheetPlan): void {
  planColumnFormulas(plan);
  for (const { row, column, formulas } of stacks(plan)) {
    const block = formulas.map((formula) => [formula]);
    plan.add("formulas", { calls: 2, bytes: wireBytes(block) }, (sheet) => {
      rangeOf(sheet, { row, column, rows: block.length, columns: 1 }).formulas = block;
    });
  }
}

function planColumnFormulas(plan: SheetPlan): void {
  for (const feature of plan.drawing.features) {
    if (feature.kind !== "table") continue;
    const { area, columns, name } = feature;
    columns.forEach(({ formula, custom }, i) => {
      if (formula === undefined || (custom && plan.valuesOnly.has(name))) return;
      const cells = { row: area.row + 1, column: area.column + i, rows: area.rows - 1, columns: 1 };
      const text = liveFormula(formula);
      plan.add("formulas", { calls: 2, bytes: wireBytes(text) }, (sheet) => {
        fillRange(rangeOf(sheet, cells), "formulas", text);
      });
    });
  }
}

function stacks(plan: SheetPlan): Stack[] {
  const { formulas, columns, rows } = plan.drawing;
  const found: Stack[] = [];
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const drawn = formulas[row]?.[column];
      if (!drawn || drawn.columnFormula) continue;
      const above = found.at(-1);
      const follows = above?.column === column && above.row + above.formulas.length === row;
      const text = liveFormula(formulaAt(drawn, row));
      if (above && follows) above.formulas.push(text);
      else found.push({ row, column, formulas: [text] });
    }
  }
  return found;
}
