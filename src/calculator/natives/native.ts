import type { CellValue } from "../../workbook/spec";
import {
  checkedNumber,
  FormulaError,
  isError,
  numberOf,
  scalarOf,
  valueOrError,
  type Operand,
  type Scalar,
} from "../coerce";
import { lift } from "../lift";

/** An argument, evaluated when the function asks for it: IF calculates one branch only. */
export type Argument = () => Operand;

/** A native function. An argument left out between commas gives `null`. */
export type Native = (args: readonly Argument[]) => Operand;

/** Native functions by name. */
export type Natives = Readonly<Record<string, Native>>;

/** The value of an argument that need not be given. */
export function optional(arg: Argument | undefined): Operand {
  return arg ? arg() : null;
}

/** The value of an argument, an error as a value. */
export function tolerant(arg: Argument | undefined): Operand {
  return valueOrError(() => optional(arg));
}

/** A function of single values; errors are passed on. */
export function scalar(compute: (...values: Scalar[]) => CellValue): Native {
  return (args) => lift(args.map(tolerant), (values) => compute(...values.map(scalarOf)));
}

/** A function of single numbers. */
export function numeric(compute: (...numbers: number[]) => number): Native {
  return scalar((...values) => checkedNumber(compute(...values.map(numberOf))));
}

/** A question about one value, errors included. */
export function question(answer: (value: CellValue) => boolean): Native {
  return ([arg]) => lift([tolerant(arg)], ([value = null]) => answer(value));
}

/** Throws a value that is an error. */
export function refuseError(value: CellValue): Scalar {
  if (isError(value)) throw new FormulaError(value);
  return value;
}
