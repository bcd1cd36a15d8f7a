import {
  computesOnArrays,
  isCustomFunction,
  isVolatile,
  nativeFunction,
  nativeFunctionNames,
} from "../../src/workbook/dialect";

test.each(["VSAN_GHZ", "IPV4_TO_INT", "VSAN_GHZ_IOPS", "A_1"])("%s is a custom function", (name) => {
  expect(isCustomFunction(name)).toBe(true);
});

test.each(["SUM", "vsan_ghz", "VSAN_", "_VSAN", "STDEV.S", "4_A", "VSAN__GHZ"])("%s is not", (name) => {
  expect(isCustomFunction(name)).toBe(false);
});

test("no native function could be taken for a custom or volatile one", () => {
  for (const name of nativeFunctionNames()) {
    expect([name, isCustomFunction(name), isVolatile(name)]).toEqual([name, false, false]);
  }
});

test("functions with a dot are newer than the file format and have a prefix in files", () => {
  for (const name of nativeFunctionNames().filter((one) => one.includes("."))) {
    expect(nativeFunction(name)?.stored).toBe(`_xlfn.${name}`);
  }
});

/** Arguments that Excel's reference states for each function: fewest and most, and whether they may be ranges. */
const ARGUMENTS = `
  ABS 1 1 | AND 1 255 ranges | AVERAGE 1 255 ranges | AVERAGEIF 2 3 ranges | AVERAGEIFS 3 255 ranges
  CEILING.MATH 1 3 | CHAR 1 1 | CHOOSE 2 255 | COLUMNS 1 1 ranges | CONCATENATE 1 255
  COUNT 1 255 ranges | COUNTA 1 255 ranges | COUNTBLANK 1 1 ranges | COUNTIF 2 2 ranges | COUNTIFS 2 255 ranges
  EXACT 2 2 | EXP 1 1 | FIND 2 3 | FLOOR.MATH 1 3 | IF 2 3 | IFERROR 2 2 | IFNA 2 2
  INDEX 2 3 ranges | INT 1 1 | ISBLANK 1 1 | ISERROR 1 1 | ISNA 1 1 | ISNUMBER 1 1 | ISTEXT 1 1
  LAMBDA 1 254 | LARGE 2 2 ranges | LEFT 1 2 | LEN 1 1 | LN 1 1 | LOG 1 2 | LOG10 1 1 | LOWER 1 1
  MATCH 2 3 ranges | MAX 1 255 ranges | MEDIAN 1 255 ranges | MID 3 3 | MIN 1 255 ranges | MOD 2 2
  N 1 1 | NA 0 0 | NOT 1 1 | OR 1 255 ranges | PERCENTILE.INC 2 2 ranges | PI 0 0 | POWER 2 2
  RIGHT 1 2 | ROUND 2 2 | ROUNDDOWN 2 2 | ROUNDUP 2 2 | ROWS 1 1 ranges | SIGN 1 1 | SMALL 2 2 ranges
  SQRT 1 1 | STDEV.P 1 255 ranges | STDEV.S 1 255 ranges | SUBSTITUTE 3 4 | SUM 1 255 ranges
  SUMIF 2 3 ranges | SUMIFS 3 255 ranges | SUMPRODUCT 1 255 ranges | TEXT 2 2 | TRIM 1 1 | UPPER 1 1
  VALUE 1 1 | VLOOKUP 3 4 ranges
`;

test("functions take the arguments that Excel takes", () => {
  const expected = ARGUMENTS.trim().split(/\s*[|\n]\s*/);
  const known = nativeFunctionNames().map((name) => {
    const { least, most, ranges } = nativeFunction(name) ?? { least: NaN, most: NaN, ranges: false };
    return `${name} ${least} ${most}${ranges ? " ranges" : ""}`;
  });
  expect(known).toEqual(expected);
});

test("of the functions without a dot only IFNA and LAMBDA have a prefix in files", () => {
  const prefixed = nativeFunctionNames().filter(
    (name) => !name.includes(".") && nativeFunction(name)?.stored,
  );
  expect(prefixed.map((name) => nativeFunction(name)?.stored)).toEqual(["_xlfn.IFNA", "_xlfn.LAMBDA"]);
});

test.each([
  "NOW",
  "TODAY",
  "RAND",
  "RANDBETWEEN",
  "RANDARRAY",
  "OFFSET",
  "INDIRECT",
  "INFO",
  "CELL",
  "today",
])("%s is volatile", (name) => {
  expect(isVolatile(name)).toBe(true);
});

test("only SUMPRODUCT computes on whole arrays in every Excel", () => {
  expect(nativeFunctionNames().filter(computesOnArrays)).toEqual(["SUMPRODUCT"]);
});
