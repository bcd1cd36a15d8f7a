import { type Cell, cellName } from "../workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../workbook/drawing";
import { formulaAt } from "../workbook/formulaText";
import type { PlanRecord } from "../workbook/planRecord";
import type { CellValue } from "../workbook/spec";
import { sameFormula } from "./sameFormula";
import { sameValue } from "./sameValue";
import type { ChangedCell } from "./verification";

/**
 * The cells of a plan that do not hold what it was written with: formulas, constants of the method, and texts that decide. Other
 * texts, which users translate, and inputs, which they enter, may be anything.
 *
 * @param written The plan as this release writes it, calculated or not.
 * @param texts Cells whose text decides, each as `Sheet!A1`.
 */
export function changedCells(
  drawing: Pick<WorkbookDrawing, "sheets">,
  written: Pick<WorkbookDrawing, "sheets">,
  { inputs }: Pick<PlanRecord, "inputs">,
  texts: ReadonlySet<string>,
): ChangedCell[] {
  const isInput = new Set(inputs.map(({ sheet, at }) => `${sheet}!${at}`));
  return written.sheets.flatMap((expected) => {
    const sheet = drawing.sheets.find(({ name }) => name === expected.name);
    if (!sheet) return [];
    const found: ChangedCell[] = [];
    for (let row = 0; row < Math.max(expected.rows, sheet.rows); row++) {
      for (let column = 0; column < Math.max(expected.columns, sheet.columns); column++) {
        const cell = cellName(row, column);
        const place = `${sheet.name}!${cell}`;
        if (isInput.has(place)) continue;
        const changed = changedCell(sheet, expected, { row, column }, texts.has(place));
        if (changed) found.push({ sheet: sheet.name, cell, ...changed });
      }
    }
    return found;
  });
}

function changedCell(
  sheet: SheetDrawing,
  expected: SheetDrawing,
  { row, column }: Cell,
  isDecidingText: boolean,
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
    return sameFormula(now, then) ? undefined : { kind: "formula", holds: `=${now}`, expected: `=${then}` };
  }
  // What the user adds beside the plan is the user's; so is a text on which nothing depends.
  const isText = typeof wanted === "string";
  if (wanted === null || (isText && !isDecidingText)) return undefined;
  const kind = isText ? "text" : "constant";
  if (now !== undefined) return { kind, holds: `=${now}`, expected: wanted };
  return sameValue(value, wanted) ? undefined : { kind, holds: value, expected: wanted };
}
