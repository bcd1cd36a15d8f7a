import { exactPosition } from "../../src/calculator/exactPositions";
import type { CellValue } from "../../src/workbook/spec";

const column: CellValue[][] = [["A"], [1], ["1"], [true], [null], ["b"], ["a"], [0], [{ error: "#N/A" }]];

test.each<[CellValue, number]>([
  ["a", 0],
  ["A", 0],
  ["B", 5],
  [1, 1],
  ["1", 2],
  [true, 3],
  [false, -1],
  [0, 7],
  ["", -1],
  ["c", -1],
])("%j is at %d of a column", (wanted, position) => {
  expect(exactPosition(column, wanted)).toBe(position);
});

test("positions of a row count across", () => {
  expect(exactPosition([["x", "y", "z"]], "Z")).toBe(2);
});

test("a block is looked at once, however often it is searched", () => {
  let reads = 0;
  const row = new Proxy(["x", "y"], {
    get: (cells, key) => {
      if (key === "1") reads += 1;
      return Reflect.get(cells, key) as unknown;
    },
  });
  const block = [row];
  for (const wanted of ["x", "y", "z"]) exactPosition(block, wanted);
  expect(reads).toBe(1);
});
