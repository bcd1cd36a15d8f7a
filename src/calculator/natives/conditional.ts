import type { CellValue } from "../../workbook/spec";
import { cellsOf, checkedNumber, formulaError, isBlock, type Operand } from "../coerce";
import { criterion } from "../criterion";
import { lift } from "../lift";
import { divided } from "../operators";
import { optional, refuseError, tolerant, type Argument, type Natives } from "./native";
import { sum } from "./statistics";

/** Counts, sums and averages of the cells that meet criteria. */
export const CONDITIONAL: Natives = {
  AVERAGEIF: ([range, wanted, averaged]) => conditional(averaged ?? range, [range, wanted], average),
  AVERAGEIFS: ([averaged, ...conditions]) => conditional(averaged, conditions, average),
  COUNTIF: ([range, wanted]) => conditional(range, [range, wanted], (cells) => cells.length),
  COUNTIFS: (conditions) => conditional(conditions[0], conditions, (cells) => cells.length),
  SUMIF: ([range, wanted, summed]) => conditional(summed ?? range, [range, wanted], total),
  SUMIFS: ([summed, ...conditions]) => conditional(summed, conditions, total),
};

/**
 * Computes over the cells whose neighbours in the condition ranges meet the criteria.
 *
 * @param conditions Ranges and criteria in turn; where a criterion is a block, the answer is one.
 */
function conditional(
  range: Argument | undefined,
  conditions: readonly (Argument | undefined)[],
  compute: (cells: CellValue[]) => number,
): Operand {
  const ranges = conditions.filter((_, i) => i % 2 === 0).map((arg) => blockOf(optional(arg)));
  const computed = range === conditions[0] ? ranges[0] : blockOf(optional(range));
  const cells = computed ?? [];
  const criteria = conditions.filter((_, i) => i % 2 === 1).map(tolerant);
  if (ranges.length !== criteria.length) throw formulaError("#VALUE!", "a range lacks its criterion");
  for (const other of ranges) {
    // Excel makes the range of SUMIF as large as the other one; written out, the formula says what it does.
    const fits = other.length === cells.length && other[0]?.length === cells[0]?.length;
    if (!fits) throw formulaError("#VALUE!", "the ranges have different sizes");
  }
  const flat = ranges.map((block) => cellsOf(block));
  const values = cellsOf(cells);
  return lift(criteria, (wanted) => {
    const tests = wanted.map(criterion);
    const met = values.filter((_, i) => tests.every((meets, c) => meets(flat[c]?.[i] ?? null)));
    return checkedNumber(compute(met));
  });
}

function total(cells: readonly CellValue[]): number {
  return sum(numbersIn(cells));
}

function average(cells: readonly CellValue[]): number {
  const numbers = numbersIn(cells);
  return divided(sum(numbers), numbers.length);
}

function numbersIn(cells: readonly CellValue[]): number[] {
  return cells.filter((cell): cell is number => typeof refuseError(cell) === "number");
}

function blockOf(operand: Operand): CellValue[][] {
  if (isBlock(operand)) return operand;
  throw formulaError("#VALUE!", "a value is used where a range is expected");
}
