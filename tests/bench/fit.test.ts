import { growthExponent } from "../../bench/fit";

test.each<[string, [number, number][], number]>([
  [
    "a constant",
    [
      [10, 7],
      [100, 7],
      [1000, 7],
    ],
    0,
  ],
  [
    "a line through 0",
    [
      [1, 3],
      [10, 30],
      [100, 300],
    ],
    1,
  ],
  [
    "a square",
    [
      [1, 2],
      [10, 200],
      [100, 20_000],
    ],
    2,
  ],
  [
    "a square root",
    [
      [1, 5],
      [100, 50],
    ],
    0.5,
  ],
  [
    "points around a line: least squares of their logarithms",
    [
      [1, 1],
      [10, 100],
      [100, 100],
    ],
    1,
  ],
])("the exponent of %s", (_, points, exponent) => {
  expect(growthExponent(points)).toBeCloseTo(exponent, 10);
});

test.each<[[number, number][], string]>([
  [[[1, 1]], "an exponent needs two points, not 1"],
  [
    [
      [1, 1],
      [10, 0],
    ],
    "0 has no logarithm",
  ],
  [
    [
      [1, 1],
      [10, Number.NaN],
    ],
    "NaN has no logarithm",
  ],
])("%j has no exponent", (points, message) => {
  expect(() => growthExponent(points)).toThrow(message);
});
