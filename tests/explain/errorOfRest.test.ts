import { errorOfRest } from "../../src/explain/errorOfRest";
import type { CellError, CellValue } from "../../src/workbook/spec";

const VALUE: CellError = { error: "#VALUE!" };
const NA: CellError = { error: "#N/A" };
const CHECK = "check the rest of the formula, or recalculate the workbook (F9).";

/** The sentence for a cell with a formula whose calls gave results. */
const sentence = (formula: string, shown: CellValue, ...results: CellValue[][][]) =>
  errorOfRest(
    formula,
    shown,
    results.map((result) => ({ id: "VSAN_GHZ", args: [1], result })),
  );

test.each<[what: string, formula: string, results: CellValue[][][], reported: string]>([
  ["one call", "X(VSAN_GHZ(1))", [[[28]]], `its call returns a value: ${CHECK}`],
  ["two calls", "VSAN_GHZ(1)+VSAN_GHZ(2)", [[[28]], [[56]]], `its calls return values: ${CHECK}`],
  [
    "a call of several cells",
    "VSAN_GHZ(A1:B2)",
    [
      [
        [1, 2],
        [3, 4],
      ],
    ],
    `its call returns a value: ${CHECK}`,
  ],
  [
    "@ in front of a call",
    "@VSAN_GHZ(1)",
    [[[28]]],
    "its call returns a value: enter the formula without @, or recalculate the workbook (F9).",
  ],
  ["@ in a text", 'VSAN_GHZ(1)&"@"', [[[28]]], `its call returns a value: ${CHECK}`],
])("the error of a cell with %s is not that of its calls", (_what, formula, results, reported) => {
  expect(sentence(formula, VALUE, ...results)).toEqual([`The cell shows #VALUE!, but ${reported}`]);
  expect(sentence(formula, NA, ...results)).toEqual([`The cell shows #N/A, but ${reported}`]);
});

test.each<[what: string, results: CellValue[][][]]>([
  ["the one call", [[[VALUE]]]],
  ["the second call", [[[28]], [[NA]]]],
  ["the last row of a call", [[[1], [NA]]]],
  ["the first row of a call", [[[NA], [1]]]],
  ["the last cell of a row", [[[1, NA]]]],
  ["every row of a call", [[[NA], [NA]]]],
])("where %s gives an error, nothing is reported of the rest", (_what, results) => {
  expect(sentence("VSAN_GHZ(1)", VALUE, ...results)).toEqual([]);
});

test("without calls, nothing is reported of the rest", () => {
  expect(sentence("@SUM(1)", VALUE)).toEqual([]);
});

test.each<[shown: CellValue]>([[5], ["#VALUE!"], [true], [null], [{ error: "#SPILL!" }]])(
  "of a cell that shows %j, nothing is reported",
  (shown) => {
    expect(sentence("@VSAN_GHZ(1)", shown, [[28]])).toEqual([]);
  },
);
