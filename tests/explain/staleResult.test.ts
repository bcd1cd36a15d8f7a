import { parseFormula } from "../../src/workbook/parseFormula";
import { isOneValueEach, staleResult } from "../../src/explain/staleResult";
import type { CellValue } from "../../src/workbook/spec";

const NA = { error: "#N/A" } as const;

test.each<[result: CellValue, shown: CellValue]>([
  [28, 28],
  [28, 28 * (1 + 0.9e-9)],
  [0, 1e-15],
  [-1e-15, 0],
  [0.9e-12, 0],
  [-0.9e-12, 0],
  [null, 0],
  [null, null],
  ["", null],
  ["a", "a"],
  [true, true],
  [NA, { error: "#N/A" }],
])("%j is what the cell shows with %j", (result, shown) => {
  expect(staleResult(result, shown)).toBeUndefined();
});

test.each<[result: CellValue, shown: CellValue]>([
  [28, 28 * (1 + 1.2e-9)],
  [0, 3e-15],
  [1e-12, 0],
  [-1e-12, 0],
  [28, "28"],
  [28, null],
  ["", 0],
  [1, true],
  ["a", "A"],
  [NA, { error: "#VALUE!" }],
  [28, NA],
])("%j is not what the cell shows with %j", (result, shown) => {
  expect(staleResult(result, shown)).toEqual(result);
});

test("of several values, a cell shows the first", () => {
  expect(staleResult([[1, 2]], 1)).toBeUndefined();
  expect(staleResult([[1, 2]], 2)).toBe(1);
  expect(staleResult([[null]], 0)).toBeUndefined();
  expect(staleResult([], 1)).toBeNull();
});

const evaluated = {
  meaning: (name: string) => (name === "Many" ? parseFormula("Sheet!$A$1:$A$9") : undefined),
  gaveOne: (id: string) => id === "VSAN_GHZ",
};

test.each([
  ["A1+B2", true],
  ["A1:A9", true],
  ["A1:A9*2", false],
  ["Many*2", false],
  ["SUM(Many)", true],
  ["SUM(A1:A9)*2", true],
  ["SUM(A1:A9*2)", false],
  ["SUMPRODUCT(A1:A9*2)", true],
  ["ROUND(A1:A9,1)", false],
  ["IF(A1:A9>1,1,2)", false],
  ["VSAN_GHZ(A1:A9)*2", true],
  ["NVME_GHZ(A1:A9)*2", false],
  ["NVME_GHZ(A1:A9)", true],
  ["SUM(NVME_GHZ(A1:A9))", true],
])("%s has one value for each operand: %j", (formula, isOne) => {
  expect(isOneValueEach(parseFormula(formula), evaluated)).toBe(isOne);
});
