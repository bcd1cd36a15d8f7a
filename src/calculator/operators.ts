import type { CellValue } from "../workbook/spec";
import { checkedNumber, formulaError, numberOf, scalarOf, textOf, type Operand } from "./coerce";
import { compareValues } from "./compare";
import { sameDigits } from "./decimal";
import { lift } from "./lift";

type Binary = (left: CellValue, right: CellValue) => CellValue;

const BINARY = new Map<string, Binary>([
  ["+", arithmetic((left, right) => left + right)],
  ["-", arithmetic((left, right) => left - right)],
  ["*", arithmetic((left, right) => left * right)],
  ["/", arithmetic(divided)],
  ["^", arithmetic(power)],
  ["&", (left, right) => textOf(left) + textOf(right)],
  ["=", comparison((difference) => difference === 0)],
  ["<>", comparison((difference) => difference !== 0)],
  ["<", comparison((difference) => difference < 0)],
  [">", comparison((difference) => difference > 0)],
  ["<=", comparison((difference) => difference <= 0)],
  [">=", comparison((difference) => difference >= 0)],
]);

const UNARY = new Map<string, (operand: CellValue) => CellValue>([
  ["-", (operand) => checkedNumber(-numberOf(operand))],
  ["+", (operand) => scalarOf(operand)],
  ["%", (operand) => checkedNumber(numberOf(operand) / 100)],
]);

/** Applies an operator with one operand (sign, %) or two; blocks are combined cell by cell. */
export function applyOperator(operator: string, operands: readonly Operand[]): Operand {
  if (operands.length === 1) {
    const apply = UNARY.get(operator);
    if (apply) return lift(operands, ([operand = null]) => apply(operand));
  }
  const apply = BINARY.get(operator);
  if (!apply) throw formulaError("#NAME?", `there is no operator ${operator}`);
  return lift(operands, ([left = null, right = null]) => apply(left, right));
}

/**
 * Applies the last operator of a formula. There Excel takes a sum or difference of numbers that agree to 15 digits
 * for 0: `.5-.4-.1` is 0, `(.5-.4-.1)*1` is not.
 */
export function applyLastOperator(operator: string, operands: readonly Operand[]): Operand {
  const result = applyOperator(operator, operands);
  const [left, right] = operands;
  if (typeof result !== "number" || left === undefined || right === undefined) return result;
  if (operator !== "-" && operator !== "+") return result;
  return sameDigits(numberOf(left), operator === "-" ? numberOf(right) : -numberOf(right)) ? 0 : result;
}

/** One number raised to another, with Excel's errors. */
export function power(base: number, exponent: number): number {
  if (base === 0 && exponent === 0) throw formulaError("#NUM!", "0 to the power of 0 is not defined");
  if (base === 0 && exponent < 0) throw formulaError("#DIV/0!");
  return base ** exponent;
}

/** One number divided by another; dividing by 0 is an error value. */
export function divided(dividend: number, divisor: number): number {
  if (divisor === 0) throw formulaError("#DIV/0!");
  return dividend / divisor;
}

function arithmetic(compute: (left: number, right: number) => number): Binary {
  return (left, right) => checkedNumber(compute(numberOf(left), numberOf(right)));
}

function comparison(holds: (difference: number) => boolean): Binary {
  return (left, right) => holds(compareValues(scalarOf(left), scalarOf(right)));
}
