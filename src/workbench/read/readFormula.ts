import type { DrawnFormula } from "../../workbook/drawing";
import { type FormulaScope, readExcelFormula } from "../../workbook/excelFormula";

/** A formula that a file can store, or why it cannot. */
export type ReadFormula = { formula: DrawnFormula & { formula: string } } | { because: string };

/**
 * A formula of the grid as Excel has it. What Excel would refuse, and what only the grid calculates, is refused with the
 * reason.
 *
 * @param text With its `=`.
 */
export function readFormula(
  text: string,
  spill: { rows: number; columns: number },
  scope: FormulaScope,
): ReadFormula {
  try {
    const { formula, custom, isArray } = readExcelFormula(text.replace(/^=/, ""), scope);
    return { formula: { formula, custom, spill, ...(isArray ? { isArray } : {}) } };
  } catch (error) {
    return { because: `${text}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
