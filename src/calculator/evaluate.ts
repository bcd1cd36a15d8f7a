import { isCustomFunction } from "../workbook/dialect";
import type { Formula } from "../workbook/parseFormula";
import type { Area } from "../workbook/address";
import type { CellError, CellValue } from "../workbook/spec";
import { FormulaError, formulaError, isError, type Operand } from "./coerce";
import { NATIVES } from "./natives";
import { applyOperator } from "./operators";

/** A library of custom functions: what functionsHost.ts offers. */
export interface FunctionLibrary {
  call(id: string, args: (CellValue | CellValue[][])[]): CellValue[][];
}

/** What a formula sees around it. */
export interface Surroundings {
  /** The cells of a range: one value for a single cell. */
  cells(sheet: string | undefined, area: Area): Operand;
  /** What a defined name stands for. */
  name(name: string): Operand;
  functions: FunctionLibrary;
}

/**
 * Evaluates a formula. Errors are thrown as `FormulaError` while evaluating; the caller shows them in the cell.
 *
 * @param formula The parsed formula, references to table columns already resolved.
 */
export function evaluate(formula: Formula, around: Surroundings): Operand {
  switch (formula.kind) {
    case "literal":
      return literal(formula);
    case "cells":
      return cells(formula, around);
    case "operation":
      return applyOperator(
        formula.operator,
        formula.operands.map((operand) => evaluate(operand, around)),
      );
    case "call":
      return call(formula, around);
  }
}

function literal({ token }: Extract<Formula, { kind: "literal" }>): Operand {
  switch (token.kind) {
    case "number":
      return Number(token.text);
    case "string":
      return token.value;
    case "boolean":
      return token.text.toUpperCase() === "TRUE";
    default:
      throw new FormulaError({ error: token.text as CellError["error"] });
  }
}

function cells({ token }: Extract<Formula, { kind: "cells" }>, around: Surroundings): Operand {
  switch (token.kind) {
    case "ref":
      return around.cells(token.sheet, token.area);
    case "name":
      return around.name(token.name);
    default:
      throw formulaError("#REF!", `${token.text} is not resolved`);
  }
}

function call({ name, args }: Extract<Formula, { kind: "call" }>, around: Surroundings): Operand {
  if (isCustomFunction(name)) return callCustom(name, args, around);
  const native = NATIVES[name];
  if (!native) throw formulaError("#NAME?", `${name} is not in the dialect`);
  return native(args.map((arg) => () => (arg ? evaluate(arg, around) : null)));
}

function callCustom(id: string, args: readonly (Formula | undefined)[], around: Surroundings): Operand {
  const block = around.functions.call(
    id,
    args.map((arg) => (arg ? valueOrError(() => evaluate(arg, around)) : null)),
  );
  const [first] = block;
  const single = block.length === 1 && first?.length === 1 ? (first[0] ?? "") : null;
  if (single === null) return block;
  if (isError(single)) throw new FormulaError(single);
  return single;
}

/** The result of evaluating, an error as the value that a cell shows. */
export function valueOrError<T>(compute: () => T): T | CellError {
  try {
    return compute();
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}
