import { median, spread } from "../../../src/reports/measures/spread";

test.each([
  // Of all values, not of a sample: the latter would be √2 × as much.
  [[900, 1100], 0.1],
  [[2, 4, 4, 4, 5, 5, 7, 9], 0.4],
  [[5], 0],
  [[0, 0], null],
  [[-1, 1], null],
  [[-1, -3], null],
  [[], null],
])("spread of %j is %s (population standard deviation ÷ mean)", (values, expected) => {
  const found = spread(values);
  if (expected === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(expected, 12);
});

test.each([
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], 0],
])("median of %j is %s", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("median leaves the values in their order", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
