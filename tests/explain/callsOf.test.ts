import { callsOf } from "../../src/explain/callsOf";
import { parsed } from "../../src/explain/formulaParts";
import type { CellValue } from "../../src/workbook/spec";

/** Calls of a formula as they are made, its result, and how often functions were called. */
function made(formulas: readonly string[], isWhole = true) {
  let count = 0;
  const host = {
    has: (id: string) => id === "VSAN_GHZ" || id === "CPU_CORES",
    call: (_id: string, [first]: readonly unknown[]): CellValue[][] => {
      count += 1;
      if (first === "many") return [[1], [2]];
      return [[first === "x" ? { error: "#VALUE!" } : 2]];
    },
  };
  const { calls, result } = callsOf(
    { evaluated: formulas.flatMap((formula) => parsed(formula) ?? []), isWhole, unread: [] },
    { cells: () => [[7]], definition: (name) => (name === "Cost" ? parsed("VSAN_GHZ(9)") : undefined) },
    { host, help: [] },
  );
  return { written: calls.map(({ id, args }) => `${id}(${args.join()})`), calls, result, count };
}

test.each([
  ["a number", "5", []],
  ["one call", "VSAN_GHZ(1)", ["VSAN_GHZ(1)"]],
  ["an argument in a cell", "VSAN_GHZ(A1)", ["VSAN_GHZ(7)"]],
  ["an omitted argument", "VSAN_GHZ(1,,3)", ["VSAN_GHZ(1,,3)"]],
  ["a call in a call", "CPU_CORES(VSAN_GHZ(1),3)", ["VSAN_GHZ(1)", "CPU_CORES(2,3)"]],
  ["a call in a name", "2*Cost", ["VSAN_GHZ(9)"]],
  ["a function of another add-in", "VSAN_GHZ(1)+MY_PRICE(1)", ["VSAN_GHZ(1)"]],
])("a formula with %s, %s, makes %j", (_what, formula, written) => {
  expect(made([formula]).written).toEqual(written);
});

/** An error ends an evaluation, so that nothing behind it is reached by that. */
test.each([
  ["of a sum", 'VSAN_GHZ("x")+VSAN_GHZ(1)', ["VSAN_GHZ(x)", "VSAN_GHZ(1)"]],
  ["with a sign and a per cent sign", '-VSAN_GHZ("x")*VSAN_GHZ(1)%', ["VSAN_GHZ(x)", "VSAN_GHZ(1)"]],
  ["in a sum in a call", "#N/A+ROUND(1+VSAN_GHZ(1),VSAN_GHZ(3))", ["VSAN_GHZ(1)", "VSAN_GHZ(3)"]],
  ["with a call in it", "#N/A+CPU_CORES(VSAN_GHZ(1),3)", ["VSAN_GHZ(1)", "CPU_CORES(2,3)"]],
  ["with an omitted argument", "#N/A+VSAN_GHZ(1,,VSAN_GHZ(3))", ["VSAN_GHZ(3)", "VSAN_GHZ(1,,2)"]],
  ["in the condition of IF", "#N/A+IF(VSAN_GHZ(1)>0,VSAN_GHZ(3),VSAN_GHZ(4))", ["VSAN_GHZ(1)"]],
  ["in the first part of IFERROR", "#N/A+IFERROR(VSAN_GHZ(1),VSAN_GHZ(3))", ["VSAN_GHZ(1)"]],
  ["in the first part of IFNA", "#N/A+IFNA(VSAN_GHZ(1),VSAN_GHZ(3))", ["VSAN_GHZ(1)"]],
  ["in the index of CHOOSE", "#N/A+CHOOSE(VSAN_GHZ(1),VSAN_GHZ(3),VSAN_GHZ(4))", ["VSAN_GHZ(1)"]],
  ["of a branch", "#N/A+IF(TRUE,VSAN_GHZ(3),VSAN_GHZ(4))", []],
])("a call %s behind an error, %s, is made: %j", (_where, formula, written) => {
  expect(made([formula]).written).toEqual(written);
});

test("a call that a formula has twice is made once", () => {
  const { written, count } = made(['VSAN_GHZ("x")+VSAN_GHZ(1)*VSAN_GHZ(1)+VSAN_GHZ("x")']);
  expect([written, count]).toEqual([["VSAN_GHZ(x)", "VSAN_GHZ(1)"], 2]);
});

test("calls of two functions with the same arguments are two", () => {
  expect(made(["VSAN_GHZ(1)+CPU_CORES(1)"]).written).toEqual(["VSAN_GHZ(1)", "CPU_CORES(1)"]);
});

test.each<[formula: string, result: unknown]>([
  ["VSAN_GHZ(1)*3", 6],
  ['VSAN_GHZ("x")*3', { error: "#VALUE!" }],
  ['VSAN_GHZ("many")', [[1], [2]]],
])("the result of %s is %j", (formula, result) => {
  expect(made([formula]).result).toEqual(result);
});

test("a call keeps all the cells of its result", () => {
  expect(made(['SUM(VSAN_GHZ("many"))']).calls).toEqual([
    { id: "VSAN_GHZ", args: ["many"], result: [[1], [2]] },
  ]);
});

test("of the parts of a formula, each call is made, and the result is not known", () => {
  const { written, result } = made(['VSAN_GHZ("x")', "VSAN_GHZ(1)"], false);
  expect([written, result]).toEqual([["VSAN_GHZ(x)", "VSAN_GHZ(1)"], undefined]);
});
