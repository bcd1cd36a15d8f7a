import type { FunctionLibrary } from "../../src/calculator/evaluate";
import type { CellValue } from "../../src/workbook/spec";
import type { Cells } from "./calculated";
import { calculated, shown } from "./calculated";

/** `GRID_OF(rows, columns)` gives 11, 12, ... in row and column. */
const functions: FunctionLibrary = {
  call: (_, [rows, columns]) =>
    Array.from({ length: Number(rows) }, (_row, r) =>
      Array.from({ length: Number(columns) }, (_column, c) => 10 * (r + 1) + c + 1),
    ),
};

const spill = { rows: 3, columns: 2 };

function block(cells: Cells, addresses: string[]): CellValue[] {
  const at = calculated({ Sheet: cells }, { functions });
  return addresses.map((address) => at("Sheet", address));
}

const ALL = ["A1", "B1", "A2", "B2", "A3", "B3"];

test("a result fills the declared cells", () => {
  expect(block({ A1: { formula: "GRID_OF(3,2)", spill } }, ALL)).toEqual([11, 12, 21, 22, 31, 32]);
});

test("a smaller result leaves the other cells empty, and they count as blank", () => {
  const values = block({ A1: { formula: "GRID_OF(2,1)", spill }, D1: { formula: "COUNTBLANK(A1:B3)" } }, [
    ...ALL,
    "D1",
  ]);
  expect(values).toEqual([11, null, 21, null, null, null, 4]);
});

test("a result larger than declared is #SPILL! with both sizes, and nothing is spilled", () => {
  const [first, ...rest] = block({ A1: { formula: "GRID_OF(4,2)", spill } }, ALL);
  expect(first).toEqual({
    error: "#SPILL!",
    message: "the result is 4 × 2 cells, larger than the declared 3 × 2",
  });
  expect(rest).toEqual([null, null, null, null, null]);
});

test("a block in a cell without declared spill is #SPILL!", () => {
  expect(block({ A1: { formula: "GRID_OF(2,2)" } }, ["A1"]).map(shown)).toEqual(["#SPILL!"]);
});

test("an error is in the first cell only", () => {
  expect(block({ A1: { formula: "1/0", spill } }, ALL).map(shown)).toEqual([
    "#DIV/0!",
    ...Array<null>(5).fill(null),
  ]);
});

test("formulas refer into a spill from before it, and calculate it first", () => {
  const cells: Cells = {
    A1: { formula: "SUM(A3:B4)+B5" },
    A3: { formula: "GRID_OF(D1,2)", spill },
    D1: { formula: "1+2" },
  };
  expect(block(cells, ["A1"])).toEqual([11 + 12 + 21 + 22 + 32]);
});

test("a formula that refers to its own spill is circular", () => {
  expect(block({ A1: { formula: "GRID_OF(B3,1)", spill } }, ["A1"]).map(shown)).toEqual(["#REF!"]);
});

test("a range spills, its blanks as 0, its errors in their cells", () => {
  const cells: Cells = { A1: { formula: "D1:E3", spill }, D1: 1, E1: "x", E2: { formula: "NA()" }, D3: true };
  expect(block(cells, ALL).map(shown)).toEqual([1, "x", 0, "#N/A", true, 0]);
});

test("arithmetic on a function's block is done cell by cell", () => {
  const cells: Cells = { A1: { formula: "10/(GRID_OF(3,2)-21)", spill } };
  expect(block(cells, ALL).map(shown)).toEqual([-1, -10 / 9, "#DIV/0!", 10, 1, 10 / 11]);
});

test("IFERROR and IF work on a function's block cell by cell", () => {
  const cells: Cells = {
    A1: { formula: "IFERROR(1/(GRID_OF(3,2)-21),0)", spill },
    D1: { formula: 'IF(GRID_OF(2,1)>11,"more","less")', spill: { rows: 2, columns: 1 } },
  };
  expect(block(cells, ["A2", "B2", "D1", "D2"])).toEqual([0, 1, "less", "more"]);
});
