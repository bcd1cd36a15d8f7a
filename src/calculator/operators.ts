import type { CellValue } from "../workbook/spec";
import { formulaError, isBlock, numberOf, scalarOf, textOf, type Operand } from "./coerce";

/** Types sort in this order when values of two types are compared. */
const TYPE_ORDER = ["number", "string", "boolean"];

const BINARY: Readonly<Record<string, (left: Operand, right: Operand) => CellValue>> = {
  "+": (left, right) => numberOf(left) + numberOf(right),
  "-": (left, right) => numberOf(left) - numberOf(right),
  "*": (left, right) => numberOf(left) * numberOf(right),
  "/": (left, right) => {
    const divisor = numberOf(right);
    if (divisor === 0) throw formulaError("#DIV/0!");
    return numberOf(left) / divisor;
  },
  "^": (left, right) => {
    const power = numberOf(left) ** numberOf(right);
    if (!Number.isFinite(power)) throw formulaError("#NUM!");
    return power;
  },
  "&": (left, right) => textOf(left) + textOf(right),
  "=": (left, right) => compare(left, right) === 0,
  "<>": (left, right) => compare(left, right) !== 0,
  "<": (left, right) => compare(left, right) < 0,
  ">": (left, right) => compare(left, right) > 0,
  "<=": (left, right) => compare(left, right) <= 0,
  ">=": (left, right) => compare(left, right) >= 0,
};

const UNARY: Readonly<Record<string, (operand: Operand) => CellValue>> = {
  "-": (operand) => -numberOf(operand),
  "+": (operand) => scalarOf(operand),
  "%": (operand) => numberOf(operand) / 100,
};

/** Excel compares texts without case; a blank equals 0, "" and FALSE. */
function compare(left: Operand, right: Operand): number {
  const a = comparable(scalarOf(left), scalarOf(right));
  const b = comparable(scalarOf(right), scalarOf(left));
  if (typeof a !== typeof b) return TYPE_ORDER.indexOf(typeof a) - TYPE_ORDER.indexOf(typeof b);
  return a < b ? -1 : a > b ? 1 : 0;
}

type Comparable = string | number | boolean;

function comparable(value: Comparable | null, other: Comparable | null): Comparable {
  if (value === null) return typeof other === "string" ? "" : typeof other === "boolean" ? false : 0;
  return typeof value === "string" ? value.toLowerCase() : value;
}

/** Applies an operator with one operand (sign, per cent) or two; blocks are combined element by element. */
export function applyOperator(operator: string, operands: readonly Operand[]): Operand {
  const [left = null, right] = operands;
  if (right === undefined) {
    const apply = UNARY[operator];
    if (!apply) throw formulaError("#NAME?", `there is no operator ${operator}`);
    return isBlock(left) ? left.map((row) => row.map(apply)) : apply(left);
  }
  const apply = BINARY[operator];
  if (!apply) throw formulaError("#NAME?", `there is no operator ${operator}`);
  if (!isBlock(left) && !isBlock(right)) return apply(left, right);
  return elementwise(left, right, apply);
}

function elementwise(
  left: Operand,
  right: Operand,
  apply: (left: Operand, right: Operand) => CellValue,
): CellValue[][] {
  const rows = Math.max(heightOf(left), heightOf(right));
  const columns = Math.max(widthOf(left), widthOf(right));
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => apply(element(left, row, column), element(right, row, column))),
  );
}

const heightOf = (operand: Operand): number => (isBlock(operand) ? operand.length : 1);
const widthOf = (operand: Operand): number => (isBlock(operand) ? (operand[0]?.length ?? 1) : 1);

function element(operand: Operand, row: number, column: number): CellValue {
  if (!isBlock(operand)) return operand;
  const cells = operand.length === 1 ? operand[0] : operand[row];
  const cell = cells?.length === 1 ? cells[0] : cells?.[column];
  if (cell === undefined) throw formulaError("#N/A", "the ranges have different sizes");
  return cell;
}
