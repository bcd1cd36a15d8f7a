import { type Cell, cellName } from "../workbook/address";
import type { CellValue } from "../workbook/spec";
import { usesKeptValue } from "./notCarriedSheet";
import { repointFormula } from "./repointFormula";
import type { Repointing } from "./repointSheet";
import type { EditableSheets } from "./editableSheets";
import type { EarlierCell } from "./upgradeReport";

/** A formula that a planner wrote next to a plan, and the cell of the new workbook that holds its value so far. */
export interface AddedFormula {
  at: EarlierCell;
  formula: string;
  value: CellValue;
  to: { sheet: string } & Cell;
}

/** Enters formulas once all cells next to plans have their places, because they may refer to each other. */
export function enterAddedFormulas(
  added: readonly AddedFormula[],
  { targets, report, sheets }: Repointing & { sheets: EditableSheets },
): void {
  for (const { at, formula: text, value, to } of added) {
    const { formula, lost, kept } = repointFormula(text, at.sheet, to.sheet, targets);
    if (lost.length > 0) {
      const because = `refers to ${lost.join(", ")}, which this release does not have: its value was carried`;
      report.notCarried.push({ ...at, holds: `=${text}`, because });
      continue;
    }
    sheets.setFormula(to.sheet, to, formula, value);
    report.carried.push({ ...at, holds: `=${formula}`, now: `${to.sheet}!${cellName(to.row, to.column)}` });
    if (kept.length > 0)
      report.notCarried.push({
        ...at,
        holds: `=${text}`,
        because: usesKeptValue(kept, targets.keptOn),
      });
  }
}
