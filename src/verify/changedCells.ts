import { cellName } from "../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { PlanRecord } from "../workbook/planRecord";
import type { CellValue } from "../workbook/spec";
import { tokenize } from "../workbook/tokens";
import { sameValue } from "./sameValue";
import type { ChangedCell } from "./verification";

/**
 * The cells of a plan that do not hold what it was written with: formulas, and constants of the method. Texts, which users
 * translate, and inputs, which they enter, may be anything.
 *
 * @param written The plan as this release writes it, calculated or not.
 */
export function changedCells(
  drawing: Pick<WorkbookDrawing, "sheets">,
  written: Pick<WorkbookDrawing, "sheets">,
  { inputs }: Pick<PlanRecord, "inputs">,
): ChangedCell[] {
  const isInput = new Set(inputs.map(({ sheet, at }) => `${sheet}!${at}`));
  return written.sheets.flatMap((expected) => {
    const sheet = drawing.sheets.find(({ name }) => name === expected.name);
    if (!sheet) return [];
    const found: ChangedCell[] = [];
    for (let row = 0; row < Math.max(expected.rows, sheet.rows); row++) {
      for (let column = 0; column < Math.max(expected.columns, sheet.columns); column++) {
        const cell = cellName(row, column);
        if (isInput.has(`${sheet.name}!${cell}`)) continue;
        const changed = changedCell(sheet, expected, row, column);
        if (changed) found.push({ sheet: sheet.name, cell, ...changed });
      }
    }
    return found;
  });
}

function changedCell(
  sheet: SheetDrawing,
  expected: SheetDrawing,
  row: number,
  column: number,
): Omit<ChangedCell, "sheet" | "cell"> | undefined {
  const [now, then] = [sheet, expected].map(({ formulas }) => {
    const drawn = formulas[row]?.[column];
    return drawn && formulaAt(drawn, row);
  });
  const [value, wanted] = [sheet, expected].map(({ values }) => values[row]?.[column] ?? null) as [
    CellValue,
    CellValue,
  ];
  if (then !== undefined) {
    if (now === undefined) return { kind: "overwritten", holds: value, expected: `=${then}` };
    return plain(now) === plain(then)
      ? undefined
      : { kind: "formula", holds: `=${now}`, expected: `=${then}` };
  }
  // What the user adds beside the plan is the user's; so is a text.
  if (typeof wanted !== "number" && typeof wanted !== "boolean") return undefined;
  if (now !== undefined) return { kind: "constant", holds: `=${now}`, expected: wanted };
  return sameValue(value, wanted) ? undefined : { kind: "constant", holds: value, expected: wanted };
}

/** Excel may spell a formula with other blanks and letters than it was given. */
function plain(formula: string): string {
  return tokenize(formula)
    .filter(({ kind }) => kind !== "space")
    .map(({ kind, text }) => (kind === "string" ? text : text.toUpperCase()))
    .join("");
}
