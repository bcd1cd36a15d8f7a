import type { CellError, CellValue } from "../workbook/spec";

/** What an expression gives: one value, or a block of values from a range or a custom function. */
export type Operand = CellValue | CellValue[][];

/** Carries an error value out of an expression: most functions pass on the first one they meet. */
export class FormulaError extends Error {
  constructor(readonly value: CellError) {
    super(value.message ?? value.error);
    this.name = "FormulaError";
  }
}

/** Makes the exception for an error value. */
export function formulaError(error: CellError["error"], message?: string): FormulaError {
  return new FormulaError(message === undefined ? { error } : { error, message });
}

export function isBlock(operand: Operand): operand is CellValue[][] {
  return Array.isArray(operand);
}

export function isError(value: Operand): value is CellError {
  return typeof value === "object" && value !== null && !isBlock(value);
}

/** The value of an operand that must be one cell; a 1 × 1 block counts as one. */
export function scalarOf(operand: Operand): Exclude<CellValue, CellError> {
  if (isBlock(operand)) {
    if (operand.length === 1 && operand[0]?.length === 1) return scalarOf(operand[0][0] ?? null);
    throw formulaError("#VALUE!", "a range stands where one value is expected");
  }
  if (isError(operand)) throw new FormulaError(operand);
  return operand;
}

/** A number as Excel reads one in arithmetic: blank is 0, TRUE is 1, a text must be a number. */
export function numberOf(operand: Operand): number {
  const value = scalarOf(operand);
  if (typeof value === "number") return value;
  if (value === null) return 0;
  if (typeof value === "boolean") return value ? 1 : 0;
  const number = value.trim() === "" ? NaN : Number(value);
  if (Number.isNaN(number)) throw formulaError("#VALUE!", `"${value}" is not a number`);
  return number;
}

/** A text as Excel joins one: numbers with up to 15 digits, TRUE and FALSE in capitals. */
export function textOf(operand: Operand): string {
  const value = scalarOf(operand);
  if (value === null) return "";
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  return typeof value === "number" ? String(Number(value.toPrecision(15))) : value;
}

/** A truth value as Excel reads one: any number but 0 is true. */
export function booleanOf(operand: Operand): boolean {
  const value = scalarOf(operand);
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return value !== null && value !== 0;
  if (/^(true|false)$/i.test(value)) return value.toLowerCase() === "true";
  throw formulaError("#VALUE!", `"${value}" is not TRUE or FALSE`);
}

/** All cells of some operands, row by row. */
export function cellsOf(operands: readonly Operand[]): CellValue[] {
  return operands.flatMap((operand) => (isBlock(operand) ? operand.flat() : [operand]));
}
