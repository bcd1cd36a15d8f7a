import { cellName } from "../workbook/address";
import type { SheetDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { PlanRecord } from "../workbook/planRecord";
import { shiftFormula } from "../workbook/readers/xlsx/shiftFormula";
import type { ChangedCell } from "./verification";

/**
 * Numbers among formulas: in a column of a table that has a formula, or where the cells above and below have one formula. So an
 * overwritten formula is found in plans that are not written again, such as those with imported figures.
 */
export function changedPatterns(
  sheet: SheetDrawing,
  { inputs }: Pick<PlanRecord, "inputs">,
): (ChangedCell & { kind: "overwritten" })[] {
  const isInput = new Set(inputs.flatMap((input) => (input.sheet === sheet.name ? [input.at] : [])));
  const filled = filledByOthers(sheet);
  return sheet.values.flatMap((values, row) =>
    values.flatMap((value, column) => {
      if (typeof value !== "number" || sheet.formulas[row]?.[column]) return [];
      const cell = cellName(row, column);
      if (isInput.has(cell) || filled.has(cell)) return [];
      const expected = formulaOfColumn(sheet, row, column) ?? formulaAround(sheet, row, column);
      if (expected === undefined) return [];
      return [
        { sheet: sheet.name, cell, kind: "overwritten" as const, holds: value, expected: `=${expected}` },
      ];
    }),
  );
}

/** The formula of the table's column. */
function formulaOfColumn({ features }: SheetDrawing, row: number, column: number): string | undefined {
  for (const feature of features) {
    if (feature.kind !== "table") continue;
    const { area, columns } = feature;
    if (row > area.row && row < area.row + area.rows) {
      const formula = columns[column - area.column]?.formula;
      if (formula !== undefined) return formula;
    }
  }
  return undefined;
}

/** The formula that the cells above and below have, each for its row. */
function formulaAround(sheet: SheetDrawing, row: number, column: number): string | undefined {
  const above = formulaOf(sheet, row - 1, column);
  const below = formulaOf(sheet, row + 1, column);
  if (above === undefined || below === undefined || shiftFormula(above, 2, 0) !== below) return undefined;
  return shiftFormula(above, 1, 0);
}

function formulaOf({ formulas }: SheetDrawing, row: number, column: number): string | undefined {
  const drawn = formulas[row]?.[column];
  return drawn && formulaAt(drawn, row);
}

/** The cells into which formulas of other cells write. */
function filledByOthers({ formulas }: SheetDrawing): Set<string> {
  const cells = new Set<string>();
  formulas.forEach((row, r) =>
    row.forEach((drawn, c) => {
      if (!drawn || drawn.spill.rows * drawn.spill.columns === 1) return;
      for (let i = r; i < r + drawn.spill.rows; i++)
        for (let j = c; j < c + drawn.spill.columns; j++) cells.add(cellName(i, j));
    }),
  );
  return cells;
}
