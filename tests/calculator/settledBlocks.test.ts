import { SettledBlocks } from "../../src/calculator/settledBlocks";

const area = (row: number, rows: number) => ({ row, column: 0, rows, columns: 1 });

test("an area of 64 cells is kept, a smaller one is not", () => {
  const settled = new SettledBlocks();
  const block = [[1]];
  settled.keep(area(0, 63), block);
  settled.keep(area(0, 64), block);
  expect(settled.get(area(0, 63))).toBeUndefined();
  expect(settled.get(area(0, 64))).toBe(block);
  expect(settled.get(area(1, 64))).toBeUndefined();
});

test("of more than 64 areas the one that was used last stays", () => {
  const settled = new SettledBlocks();
  for (let row = 0; row < 64; row++) settled.keep(area(row, 64), [[row]]);
  expect(settled.get(area(0, 64))).toEqual([[0]]);
  settled.keep(area(64, 64), [[64]]);
  expect(settled.get(area(0, 64))).toEqual([[0]]);
  expect(settled.get(area(1, 64))).toBeUndefined();
  expect(settled.get(area(2, 64))).toEqual([[2]]);
});
