import type { Area } from "../workbook/address";
import { isCustomFunction, nativeFunction } from "../workbook/dialect";
import type { Formula } from "../workbook/parseFormula";
import type { CellError, CellValue } from "../workbook/spec";
import type { Token } from "../workbook/tokens";
import {
  checkedNumber,
  FormulaError,
  formulaError,
  isError,
  singleOf,
  valueOrError,
  type Operand,
} from "./coerce";
import { NATIVES } from "./natives";
import { applyLastOperator, applyOperator } from "./operators";

/** A library of custom functions: what functionsHost.ts offers. */
export interface FunctionLibrary {
  /** An argument left out is `null`, cells are blocks; the answer is always a block. */
  call(id: string, args: (CellValue | CellValue[][])[]): CellValue[][];
}

/** What a formula sees around it. */
export interface Surroundings {
  functions: FunctionLibrary;
  /** The cells of a range. */
  cells(sheet: string | undefined, area: Area): CellValue[][];
  /** What a defined name stands for, a range as the formula that is its reference. */
  definition(name: string): Formula | undefined;
  /** Arguments of the LAMBDA around, by lower-case name. */
  parameters: ReadonlyMap<string, Operand>;
  /** Rows between the cell that the formula was written for and the one that it is evaluated for. */
  rowsBelow: number;
  /** How deep in expressions and definitions of names we are: one counter for a cell. */
  nesting: { depth: number };
}

type Call = Extract<Formula, { kind: "call" }>;

/**
 * The most expressions inside each other: Excel allows 64 in a formula, but names may use names. Names that go round
 * in a circle end here, before the stack of calls does.
 */
const MAX_DEPTH = 500;

/** Evaluates the formula of a cell: `evaluate`, and the rule for the last operator. */
export function evaluateCell(formula: Formula, around: Surroundings): Operand {
  if (formula.kind !== "operation") return evaluate(formula, around);
  return applyLastOperator(formula.operator, operandsOf(formula, around));
}

/**
 * Evaluates a formula. Errors are thrown as `FormulaError` while evaluating; the caller shows them in the cell.
 *
 * @param formula The parsed formula, references to table columns already resolved.
 */
export function evaluate(formula: Formula, around: Surroundings): Operand {
  const { nesting } = around;
  if (nesting.depth >= MAX_DEPTH) throw formulaError("#NUM!", "names refer to each other too deeply");
  nesting.depth += 1;
  try {
    return evaluateNode(formula, around);
  } finally {
    nesting.depth -= 1;
  }
}

function evaluateNode(formula: Formula, around: Surroundings): Operand {
  switch (formula.kind) {
    case "literal":
      return literal(formula);
    case "cells":
      return cells(formula, around);
    case "operation":
      return applyOperator(formula.operator, operandsOf(formula, around));
    case "call":
      return call(formula, around);
  }
}

function operandsOf({ operands }: Extract<Formula, { kind: "operation" }>, around: Surroundings): Operand[] {
  return operands.map((operand) => evaluate(operand, around));
}

function literal({ token }: Extract<Formula, { kind: "literal" }>): Operand {
  switch (token.kind) {
    case "number":
      return checkedNumber(Number(token.text));
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
      return around.cells(token.sheet, areaOf(token, around));
    case "name": {
      const parameter = around.parameters.get(token.name.toLowerCase());
      if (parameter !== undefined) return parameter;
      const definition = around.definition(token.name);
      if (!definition) throw formulaError("#NAME?", `there is no name ${token.name}`);
      return evaluate(definition, { ...around, parameters: new Map(), rowsBelow: 0 });
    }
    default:
      throw formulaError("#REF!", `${token.text} is not resolved`);
  }
}

/** The cells of a reference: a relative one moves with the row of its formula. */
function areaOf({ area, absolute }: Extract<Token, { kind: "ref" }>, { rowsBelow }: Surroundings): Area {
  if (absolute || rowsBelow === 0) return area;
  const { row, column, rows, columns } = area;
  return { row: row + rowsBelow, column, rows, columns };
}

function call(formula: Call, around: Surroundings): Operand {
  const { name, args } = formula;
  if (isCustomFunction(name)) return callCustom(formula, around);
  const native = NATIVES[name];
  if (!native) return callLambda(formula, around);
  const { least = 0, most = 0 } = nativeFunction(name) ?? {};
  if (args.length < least || args.length > most) {
    throw formulaError("#VALUE!", `${name} does not take ${args.length} arguments`);
  }
  const size = sizeOfReference(formula);
  if (size !== undefined) return size;
  return native(args.map((arg) => () => (arg ? evaluate(arg, around) : null)));
}

/** The size of a range does not depend on its cells, so that ROWS(A$1:A9) may stand in A9. */
function sizeOfReference({ name, args: [range] }: Call): number | undefined {
  if (range?.kind !== "cells" || range.token.kind !== "ref") return undefined;
  if (name === "ROWS") return range.token.area.rows;
  return name === "COLUMNS" ? range.token.area.columns : undefined;
}

function callCustom({ name, args }: Call, around: Surroundings): Operand {
  const block = around.functions.call(name, argumentsOf(args, around));
  const single = singleOf(block);
  if (single === undefined) return block;
  if (isError(single)) throw new FormulaError(single);
  return single ?? "";
}

/** Calls a name that stands for a LAMBDA. */
function callLambda({ name, written, args }: Call, around: Surroundings): Operand {
  const lambda = around.definition(name);
  if (lambda?.kind !== "call" || lambda.name !== "LAMBDA") {
    const why = name === "LAMBDA" ? "belongs in a defined name" : "is not a function of the dialect";
    throw formulaError("#NAME?", `${written} ${why}`);
  }
  const names = lambda.args.slice(0, -1).map((arg) => (arg?.kind === "cells" ? arg.token.text : ""));
  const body = lambda.args.at(-1);
  if (!body || names.length !== args.length) {
    throw formulaError("#VALUE!", `${written} takes ${names.length} arguments, not ${args.length}`);
  }
  const values = argumentsOf(args, around);
  const bound = names.map((parameter, i) => [parameter.toLowerCase(), values[i] ?? null] as const);
  return evaluate(body, { ...around, parameters: new Map(bound), rowsBelow: 0 });
}

function argumentsOf(args: readonly (Formula | undefined)[], around: Surroundings): Operand[] {
  return args.map((arg) => (arg ? valueOrError(() => evaluate(arg, around)) : null));
}
