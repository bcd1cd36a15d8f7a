import { parseFormula, type Formula } from "../../src/workbook/parseFormula";

test.each(["1", "-A1%", "2*-(A1+1)^2", "IF(A1,,2)", 'VSAN_GHZ(A1,"8K",,B2)', "NA()", "((A1))", " A1 + 1 "])(
  "%s is a formula",
  (formula) => {
    expect(() => parseFormula(formula)).not.toThrow();
  },
);

test.each([
  ["", 'The formula "" ends too early.'],
  ["1+", 'The formula "1+" ends too early.'],
  ["1+*2", 'The formula "1+*2" has an unexpected "*" after "1+".'],
  ["SUM(A1", 'The formula "SUM(A1" lacks a closing bracket.'],
  ["SUM(A1 B1)", 'The formula "SUM(A1 B1)" has an unexpected "B1" after "SUM(A1".'],
  ["A1)", 'The formula "A1)" has an unexpected ")" after "A1".'],
  ["A1:A", 'The formula "A1:A" has an unexpected ":" after "A1".'],
  ["SUM({1,2})", "array constants are not in the dialect"],
  [`${"(".repeat(70)}1${")".repeat(70)}`, "is nested more than 64 levels deep"],
])("%s is refused", (formula, message) => {
  expect(() => parseFormula(formula)).toThrow(
    expect.objectContaining({ code: "MalformedFormula", message: expect.stringContaining(message) }),
  );
});

test("arguments may be omitted, and a bare range is distinguished from an operation", () => {
  expect(parseFormula("F(1,,A1:B2)")).toMatchObject({
    kind: "call",
    args: [{ kind: "literal" }, undefined, { kind: "cells" }],
  });
  expect(parseFormula("-A1")).toMatchObject({ kind: "operation", operands: [{ kind: "cells" }] });
});

describe("operators group as in Excel", () => {
  /** The formula with a bracket around every operation. */
  function bracketed(formula: Formula): string {
    if (formula.kind === "operation") {
      const [left = "", right] = formula.operands.map(bracketed);
      if (right !== undefined) return `(${left}${formula.operator}${right})`;
      return formula.operator === "%" ? `(${left}%)` : `(${formula.operator}${left})`;
    }
    return formula.kind === "call" ? formula.name : formula.token.text;
  }

  test.each([
    ["1+2*3", "(1+(2*3))"],
    ["1-2-3", "((1-2)-3)"],
    ["-2^2", "((-2)^2)"],
    ["2^3^2", "((2^3)^2)"],
    ["50%*2", "((50%)*2)"],
    ['1+1&"x"="2x"', '(((1+1)&"x")="2x")'],
    ["(1+2)*3", "((1+2)*3)"],
    ["2*-A1", "(2*(-A1))"],
    ["A1>=2-1", "(A1>=(2-1))"],
  ])("%s is %s", (formula, expected) => {
    expect(bracketed(parseFormula(formula))).toBe(expected);
  });
});
