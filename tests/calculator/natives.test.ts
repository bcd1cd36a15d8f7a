import { NATIVES } from "../../src/calculator/natives";
import { nativeFunctionNames } from "../../src/workbook/dialect";
import { tokenize } from "../../src/workbook/tokens";
import { calculated, valueOf } from "./calculated";
import { FAMILIES } from "./cases";

describe.each(FAMILIES)("$name", ({ cases, cells }) => {
  test.each(cases.map(([formula, expected]) => [formula, expected] as const))(
    "%s is %p",
    (formula, expected) => {
      const value = valueOf(formula, cells);
      if (typeof expected === "number" && typeof value === "number") {
        expect(Math.abs(value - expected)).toBeLessThanOrEqual(1e-12 * Math.abs(expected));
        expect(Object.is(value, -0)).toBe(false);
      } else expect(value).toBe(expected);
    },
  );
});

describe("what the calculator does not have is an error value, never a wrong one", () => {
  test.each([
    // Excel would take as many cells from B1 on as the first range has.
    ['SUMIF(A1:A2,"x",B1)', "the ranges have different sizes"],
    ['TEXT(1,"yyyy-mm-dd")', "dates are not supported"],
    ['TEXT(0.5,"# ?/?")', "fractions are not supported"],
    ['TEXT(5,"[>1]0")', "write words in quotes"],
    ['"2024-01-31"+1', "is not a number"],
  ])("%s: %s", (formula, message) => {
    const cells = { A1: "x", A2: "x", B1: 1, B2: 2, T1: { formula } };
    expect(calculated({ Sheet: cells })("Sheet", "T1")).toEqual({
      error: "#VALUE!",
      message: expect.stringContaining(message) as string,
    });
  });
});

/** LAMBDA is for defined names: the tests of names have it. */
const dialect = nativeFunctionNames().filter((name) => name !== "LAMBDA");

test("the calculator has every function of the dialect and no other", () => {
  expect(Object.keys(NATIVES).sort()).toEqual(dialect);
});

test("the tables have every function of the dialect", () => {
  const formulas = FAMILIES.flatMap(({ cases }) => cases.map(([formula]) => formula));
  const used = new Set(
    formulas.flatMap(tokenize).map((token) => (token.kind === "function" ? token.name : "")),
  );
  expect(dialect.filter((name) => !used.has(name))).toEqual([]);
});
