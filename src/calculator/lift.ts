import type { CellValue } from "../workbook/spec";
import { isBlock, singleOf, valueOrError, type Operand } from "./coerce";

/**
 * Applies a function of single values. Where an operand is a block of several cells, the function is applied cell by
 * cell, as array arithmetic does: one row or column counts for all of them, and an error is an error in its cell
 * only. Cells that a shorter block does not reach are #N/A.
 */
export function lift(operands: readonly Operand[], compute: (values: CellValue[]) => CellValue): Operand {
  const singles = singlesOf(operands);
  if (singles) return compute(singles);
  const blocks = operands.filter(isBlock);
  const rows = Math.max(...blocks.map((block) => block.length));
  const columns = Math.max(...blocks.map((block) => block[0]?.length ?? 0));
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) =>
      valueOrError(() => compute(operands.map((operand) => cellAt(operand, row, column)))),
    ),
  );
}

/** The values of operands that are one each; `undefined` where one is a block of several cells. */
function singlesOf(operands: readonly Operand[]): CellValue[] | undefined {
  const singles: CellValue[] = [];
  // Most of what a calculation does: no list but the one that is handed on.
  for (const operand of operands) {
    const single = singleOf(operand);
    if (single === undefined) return undefined;
    singles.push(single);
  }
  return singles;
}

function cellAt(operand: Operand, row: number, column: number): CellValue {
  if (!isBlock(operand)) return operand;
  const cells = operand.length === 1 ? operand[0] : operand[row];
  const cell = cells?.length === 1 ? cells[0] : cells?.[column];
  return cell === undefined ? { error: "#N/A", message: "the ranges have different sizes" } : cell;
}
