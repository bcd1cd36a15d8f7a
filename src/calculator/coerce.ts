import type { CellError, CellValue } from "../workbook/spec";
import { finite, numberFromText, textOfNumber } from "./decimal";

/**
 * What an expression gives: one value, or a block of values. A reference is a block even if it is one cell, because
 * functions read cells otherwise than values: SUM skips a text in a cell and refuses one that is written.
 * `null` alone is an argument left out, in a block it is a blank cell.
 */
export type Operand = CellValue | CellValue[][];

/** One value that is no error. */
export type Scalar = Exclude<CellValue, CellError>;

/**
 * Carries an error value out of an expression: most functions pass on the first one they meet. No `Error`, whose stack nobody
 * reads here: templates with empty inputs throw thousands of these.
 */
export class FormulaError {
  constructor(readonly value: CellError) {}
}

/** Makes the exception for an error value. */
export function formulaError(error: CellError["error"], message?: string): FormulaError {
  return new FormulaError(message === undefined ? { error } : { error, message });
}

/** The result of computing, an error as the value that a cell shows. */
export function valueOrError<T>(compute: () => T): T | CellError {
  try {
    return compute();
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

export function isBlock(operand: Operand): operand is CellValue[][] {
  return Array.isArray(operand);
}

export function isError(value: Operand): value is CellError {
  return typeof value === "object" && value !== null && !isBlock(value);
}

/** The one value of an operand, errors included; `undefined` for a block of several cells. */
export function singleOf(operand: Operand): CellValue | undefined {
  if (!isBlock(operand)) return operand;
  const [first = []] = operand;
  return operand.length === 1 && first.length === 1 ? (first[0] ?? null) : undefined;
}

/** The value of an operand that must be one; an error is thrown. */
export function scalarOf(operand: Operand): Scalar {
  const value = singleOf(operand);
  if (value === undefined) throw formulaError("#VALUE!", "a range is used where one value is expected");
  if (isError(value)) throw new FormulaError(value);
  return value;
}

/** A number as Excel reads one in arithmetic: blank is 0, TRUE is 1, a text must be a number. */
export function numberOf(operand: Operand): number {
  const value = scalarOf(operand);
  if (typeof value === "number") return value;
  if (typeof value !== "string") return value === true ? 1 : 0;
  const number = numberFromText(value);
  if (number === undefined) throw formulaError("#VALUE!", `"${value}" is not a number`);
  return number;
}

/** A text as Excel joins one: numbers with up to 15 digits, TRUE and FALSE in capitals. */
export function textOf(operand: Operand): string {
  const value = scalarOf(operand);
  if (typeof value === "number") return textOfNumber(value);
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return value ?? "";
}

/** A truth value as Excel reads one: any number but 0 is true. */
export function booleanOf(operand: Operand): boolean {
  const value = scalarOf(operand);
  if (typeof value !== "string") return value !== null && value !== 0 && value !== false;
  const truth = booleanFromText(value);
  if (truth === undefined) throw formulaError("#VALUE!", `"${value}" is not TRUE or FALSE`);
  return truth;
}

/** The truth value that a text spells, in any case. */
export function booleanFromText(text: string): boolean | undefined {
  return /^(true|false)$/i.test(text) ? text.toLowerCase() === "true" : undefined;
}

/** All cells of an operand, row by row. */
export function cellsOf(operand: Operand): CellValue[] {
  if (!isBlock(operand)) return [operand];
  // Much faster than flat(), and most of what a large workbook does.
  const cells: CellValue[] = [];
  for (const row of operand) for (const cell of row) cells.push(cell);
  return cells;
}

/** A computed number as a cell may hold it; what is not finite is `#NUM!`. */
export function checkedNumber(number: number): number {
  if (!Number.isFinite(number)) throw formulaError("#NUM!");
  return finite(number);
}
