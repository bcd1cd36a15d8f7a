import type { Formula } from "../workbook/parseFormula";
import type { SheetArea } from "./workbookCells";

/** Names inside names are followed that deep. */
const MAX_DEPTH = 8;

/**
 * Cells that formulas need to be evaluated, each once.
 *
 * @param sheet That the formulas are on.
 * @param meaning What a name stands for.
 */
export function cellsIn(
  formulas: readonly Formula[],
  sheet: string,
  meaning: (name: string) => Formula | undefined,
): SheetArea[] {
  const found = new Map<string, SheetArea>();
  const seen = new Set<Formula>();
  const visit = (formula: Formula, depth: number) => {
    const behind = (name: string) => {
      const named = depth < MAX_DEPTH ? meaning(name) : undefined;
      if (!named || seen.has(named)) return;
      seen.add(named);
      visit(named, depth + 1);
    };
    if (formula.kind === "operation") for (const operand of formula.operands) visit(operand, depth);
    else if (formula.kind === "call") {
      behind(formula.name);
      for (const arg of formula.args) if (arg) visit(arg, depth);
    } else if (formula.kind === "cells") {
      const { token } = formula;
      if (token.kind === "name") behind(token.name);
      if (token.kind !== "ref") return;
      const place = { sheet: token.sheet ?? sheet, area: token.area };
      const { row, column, rows, columns } = token.area;
      found.set(`${place.sheet.toLowerCase()}!${row},${column},${rows},${columns}`, place);
    }
  };
  for (const formula of formulas) visit(formula, 0);
  return [...found.values()];
}
