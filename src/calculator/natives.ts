import * as formulajs from "@formulajs/formulajs";
import type { CellValue } from "../workbook/spec";
import {
  booleanOf,
  cellsOf,
  FormulaError,
  formulaError,
  isBlock,
  isError,
  numberOf,
  scalarOf,
  textOf,
  type Operand,
} from "./coerce";

/** A native function: its arguments are evaluated when it asks, so that IF calculates one branch only. */
export type Native = (args: readonly (() => Operand)[]) => Operand;

type Library = Readonly<Record<string, (...args: unknown[]) => unknown>>;
const library = formulajs as unknown as Library;

/** Numbers among the arguments as aggregates see them: in ranges only numbers count, errors are passed on. */
function numbersOf(args: readonly (() => Operand)[]): number[] {
  return args.flatMap((arg) => {
    const operand = arg();
    if (!isBlock(operand)) return operand === null ? [] : [numberOf(operand)];
    return operand.flat().flatMap((cell) => {
      if (isError(cell)) throw new FormulaError(cell);
      return typeof cell === "number" ? [cell] : [];
    });
  });
}

/** Gives prepared arguments to the library and reads its errors. */
function fromLibrary(name: string, args: readonly unknown[]): CellValue {
  const result = library[name]?.(...args);
  if (result instanceof Error) throw formulaError(result.message as "#VALUE!");
  if (typeof result === "number" && !Number.isFinite(result)) throw formulaError("#NUM!");
  return result as CellValue;
}

/** An aggregate over the numbers of its arguments; `empty` is its answer where there are none. */
function aggregate(name: string, empty: number | "#DIV/0!" | "#NUM!"): Native {
  return (args) => {
    const numbers = numbersOf(args);
    if (numbers.length > 0) return fromLibrary(name, [numbers]);
    if (typeof empty === "string") throw formulaError(empty);
    return empty;
  };
}

/** A function of a range's numbers and one more number, such as the rank. */
function ranked(name: string): Native {
  return ([range, ...rest]) =>
    fromLibrary(name, [numbersOf(range ? [range] : []), ...rest.map((arg) => numberOf(arg()))]);
}

/** A function of numbers alone. */
function numeric(name: string): Native {
  return (args) => fromLibrary(name, args.map((arg) => numberOf(arg())));
}

/** A function of texts, whose further arguments are numbers where the cell holds one. */
function textual(name: string): Native {
  return (args) =>
    fromLibrary(
      name,
      args.map((arg) => {
        const value = scalarOf(arg());
        return typeof value === "number" ? value : textOf(value);
      }),
    );
}

/** A function that searches ranges by criteria: the library gets the blocks as they are, blanks as "". */
function searching(name: string): Native {
  return (args) =>
    fromLibrary(
      name,
      args.map((arg) => {
        const operand = arg();
        return isBlock(operand) ? operand.map((row) => row.map((cell) => cell ?? "")) : scalarOf(operand);
      }),
    );
}

/** A question about one value that must not fail on an error. */
function question(answer: (value: CellValue) => boolean): Native {
  return ([arg]) => {
    const operand = tolerant(arg);
    return answer(isBlock(operand) ? (operand[0]?.[0] ?? null) : operand);
  };
}

function tolerant(arg: (() => Operand) | undefined): Operand {
  try {
    return arg?.() ?? null;
  } catch (error) {
    if (error instanceof FormulaError) return error.value;
    throw error;
  }
}

function fallback(replaces: (value: Operand) => boolean): Native {
  return ([arg, otherwise]) => {
    const value = tolerant(arg);
    return replaces(value) ? (otherwise?.() ?? null) : value;
  };
}

const isNotAvailable = (value: Operand): boolean => isError(value) && value.error === "#N/A";

function match([wanted, range, kind]: readonly (() => Operand)[]): Operand {
  const value = scalarOf(wanted?.() ?? null);
  const cells = cellsOf([range?.() ?? null]);
  return fromLibrary("MATCH", [value, cells, kind ? numberOf(kind()) : 1]);
}

function index([range, row, column]: readonly (() => Operand)[]): Operand {
  const block = range?.() ?? null;
  const cells = isBlock(block) ? block : [[block]];
  const at = numberOf(row?.() ?? null);
  const across = column ? numberOf(column()) : null;
  // With one number, a row counts across.
  const cell = across === null && cells.length === 1 ? cells[0]?.[at - 1] : cells[at - 1]?.[(across ?? 1) - 1];
  if (cell === undefined) throw formulaError("#REF!", "the position lies outside the range");
  return cell;
}

function sumProduct(args: readonly (() => Operand)[]): Operand {
  const columns = args.map((arg) => cellsOf([arg()]));
  return (columns[0] ?? []).reduce<number>((sum, _, i) => {
    const factors = columns.map((cells) => cells[i] ?? null);
    return sum + factors.reduce<number>((product, cell) => product * (typeof cell === "number" ? cell : 0), 1);
  }, 0);
}

const NUMERIC = [
  "ABS", "CEILING.MATH", "EXP", "FLOOR.MATH", "INT", "LN", "LOG", "LOG10", "MOD", "PI", "POWER", "ROUND", "ROUNDDOWN",
  "ROUNDUP", "SIGN", "SQRT",
]; // prettier-ignore
const TEXTUAL = ["EXACT", "FIND", "LEFT", "LEN", "LOWER", "MID", "RIGHT", "SUBSTITUTE", "TEXT", "TRIM", "UPPER", "VALUE"];
const SEARCHING = ["AVERAGEIF", "AVERAGEIFS", "COUNTIF", "COUNTIFS", "SUMIF", "SUMIFS", "VLOOKUP"];

function all(names: readonly string[], native: (name: string) => Native): Record<string, Native> {
  return Object.fromEntries(names.map((name) => [name, native(name.replace(".", ""))]));
}

/** The native functions of the dialect, by name. */
export const NATIVES: Readonly<Record<string, Native>> = {
  ...all(NUMERIC, numeric),
  ...all(TEXTUAL, textual),
  ...all(SEARCHING, searching),
  AND: (args) => cellsOf(args.map((arg) => arg())).every((cell) => booleanOf(cell)),
  AVERAGE: aggregate("AVERAGE", "#DIV/0!"),
  CHOOSE: ([which, ...choices]) => {
    const choice = choices[Math.trunc(numberOf(which?.() ?? null)) - 1];
    if (!choice) throw formulaError("#VALUE!", "there is no such choice");
    return choice();
  },
  COLUMNS: ([range]) => {
    const block = range?.() ?? null;
    return isBlock(block) ? (block[0]?.length ?? 0) : 1;
  },
  CONCATENATE: (args) => args.map((arg) => textOf(arg())).join(""),
  COUNT: (args) => cellsOf(args.map(tolerant)).filter((cell) => typeof cell === "number").length,
  COUNTA: (args) => cellsOf(args.map(tolerant)).filter((cell) => cell !== null).length,
  COUNTBLANK: (args) => cellsOf(args.map(tolerant)).filter((cell) => cell === null || cell === "").length,
  IF: ([condition, then, otherwise]) =>
    booleanOf(condition?.() ?? null) ? (then?.() ?? 0) : otherwise ? otherwise() : false,
  IFERROR: fallback(isError),
  IFNA: fallback(isNotAvailable),
  INDEX: index,
  ISBLANK: question((value) => value === null),
  ISERROR: question(isError),
  ISNA: question(isNotAvailable),
  ISNUMBER: question((value) => typeof value === "number"),
  ISTEXT: question((value) => typeof value === "string"),
  LARGE: ranked("LARGE"),
  MATCH: match,
  MAX: aggregate("MAX", 0),
  MEDIAN: aggregate("MEDIAN", "#NUM!"),
  MIN: aggregate("MIN", 0),
  N: ([arg]) => {
    const value = scalarOf(arg?.() ?? null);
    return typeof value === "number" ? value : value === true ? 1 : 0;
  },
  NA: () => {
    throw formulaError("#N/A");
  },
  NOT: ([arg]) => !booleanOf(arg?.() ?? null),
  OR: (args) => cellsOf(args.map((arg) => arg())).some((cell) => booleanOf(cell)),
  "PERCENTILE.INC": ranked("PERCENTILEINC"),
  ROWS: ([range]) => {
    const block = range?.() ?? null;
    return isBlock(block) ? block.length : 1;
  },
  SMALL: ranked("SMALL"),
  "STDEV.P": aggregate("STDEVP", "#DIV/0!"),
  "STDEV.S": (args) => {
    const numbers = numbersOf(args);
    if (numbers.length < 2) throw formulaError("#DIV/0!");
    return fromLibrary("STDEVS", [numbers]);
  },
  SUM: aggregate("SUM", 0),
  SUMPRODUCT: sumProduct,
};
