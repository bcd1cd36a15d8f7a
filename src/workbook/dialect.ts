/**
 * The formulas that our workbooks may use: a list, so that every writer and the calculator know all of it.
 * Volatile functions are left out (they recalculate on every change), and so is everything that Excel before 2019
 * does not have.
 */

/** A native function of the dialect. */
export interface NativeFunction {
  /** Fewest and most arguments. Excel "repairs" a workbook away when a count is wrong. */
  least: number;
  most: number;
  /** May an argument be a range? Elsewhere a range would be array arithmetic. */
  ranges: boolean;
  /** How the file spells it, where that differs: functions newer than 2007 have a prefix. */
  stored?: string;
}

const MANY = 255;

function scalar(least: number, most = least): NativeFunction {
  return { least, most, ranges: false };
}

function ranged(least: number, most = least): NativeFunction {
  return { least, most, ranges: true };
}

function newer(name: string, definition: NativeFunction): NativeFunction {
  return { ...definition, stored: `_xlfn.${name}` };
}

const NATIVE = new Map<string, NativeFunction>(
  Object.entries({
    ABS: scalar(1),
    AND: ranged(1, MANY),
    AVERAGE: ranged(1, MANY),
    AVERAGEIF: ranged(2, 3),
    AVERAGEIFS: ranged(3, MANY),
    "CEILING.MATH": newer("CEILING.MATH", scalar(1, 3)),
    CHAR: scalar(1),
    CHOOSE: scalar(2, MANY),
    COLUMNS: ranged(1),
    CONCATENATE: scalar(1, MANY),
    COUNT: ranged(1, MANY),
    COUNTA: ranged(1, MANY),
    COUNTBLANK: ranged(1),
    COUNTIF: ranged(2),
    COUNTIFS: ranged(2, MANY),
    EXACT: scalar(2),
    EXP: scalar(1),
    FIND: scalar(2, 3),
    "FLOOR.MATH": newer("FLOOR.MATH", scalar(1, 3)),
    IF: scalar(2, 3),
    IFERROR: scalar(2),
    IFNA: newer("IFNA", scalar(2)),
    INDEX: ranged(2, 3),
    INT: scalar(1),
    ISBLANK: scalar(1),
    ISERROR: scalar(1),
    ISNA: scalar(1),
    ISNUMBER: scalar(1),
    ISTEXT: scalar(1),
    LARGE: ranged(2),
    LEFT: scalar(1, 2),
    LEN: scalar(1),
    LN: scalar(1),
    LOG: scalar(1, 2),
    LOG10: scalar(1),
    LOWER: scalar(1),
    MATCH: ranged(2, 3),
    MAX: ranged(1, MANY),
    MEDIAN: ranged(1, MANY),
    MID: scalar(3),
    MIN: ranged(1, MANY),
    MOD: scalar(2),
    N: scalar(1),
    NA: scalar(0),
    NOT: scalar(1),
    OR: ranged(1, MANY),
    "PERCENTILE.INC": newer("PERCENTILE.INC", ranged(2)),
    PI: scalar(0),
    POWER: scalar(2),
    RIGHT: scalar(1, 2),
    ROUND: scalar(2),
    ROUNDDOWN: scalar(2),
    ROUNDUP: scalar(2),
    ROWS: ranged(1),
    SIGN: scalar(1),
    SMALL: ranged(2),
    SQRT: scalar(1),
    "STDEV.P": newer("STDEV.P", ranged(1, MANY)),
    "STDEV.S": newer("STDEV.S", ranged(1, MANY)),
    SUBSTITUTE: scalar(3, 4),
    SUM: ranged(1, MANY),
    SUMIF: ranged(2, 3),
    SUMIFS: ranged(3, MANY),
    SUMPRODUCT: ranged(1, MANY),
    TEXT: scalar(2),
    TRIM: scalar(1),
    UPPER: scalar(1),
    VALUE: scalar(1),
    VLOOKUP: ranged(3, 4),
    // Only for defined names: `validate` refuses it in cells.
    LAMBDA: newer("LAMBDA", scalar(1, 254)),
  }),
);

const VOLATILE = new Set([
  "NOW",
  "TODAY",
  "RAND",
  "RANDBETWEEN",
  "RANDARRAY",
  "OFFSET",
  "INDIRECT",
  "INFO",
  "CELL",
]);

/** The functions inside which a range may be an operand: they compute on whole arrays in every Excel. */
const ARRAY_CONTEXT = new Set(["SUMPRODUCT"]);

/** A native function of the dialect, or `undefined`. Names are upper case. */
export function nativeFunction(name: string): NativeFunction | undefined {
  return NATIVE.get(name);
}

/** Names of all native functions of the dialect, sorted. */
export function nativeFunctionNames(): string[] {
  return [...NATIVE.keys()].sort();
}

/** Does Excel recalculate this function on every change? The dialect leaves those out. */
export function isVolatile(name: string): boolean {
  return VOLATILE.has(name.toUpperCase());
}

/** Is this one of our custom functions, such as `VSAN_GHZ`? No native function has a `_` in its name. */
export function isCustomFunction(name: string): boolean {
  // Asked of every call of every formula: few names have a _ at all.
  return name.includes("_") && /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)+$/.test(name);
}

/** May ranges be operands in this function's arguments? */
export function computesOnArrays(name: string): boolean {
  return ARRAY_CONTEXT.has(name);
}
