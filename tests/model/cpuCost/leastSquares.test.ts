import { nonNegativeLeastSquares, solve } from "../../../src/model/cpuCost/leastSquares";

test.each<[string, number[][], number[], number[]]>([
  ["one equation", [[4]], [2], [0.5]],
  [
    "a first pivot of 0",
    [
      [0, 1],
      [1, 0],
    ],
    [2, 3],
    [3, 2],
  ],
  [
    "three unknowns",
    [
      [2, 1, -1],
      [-3, -1, 2],
      [-2, 1, 2],
    ],
    [8, -11, -3],
    [2, 3, -1],
  ],
  [
    "large numbers",
    [
      [1e12, 0],
      [0, 2e12],
    ],
    [1e12, 1e12],
    [1, 0.5],
  ],
])("a system with %s is solved", (_, matrix, right, solution) => {
  expect(solve(matrix, right)).toEqual(solution.map((value) => expect.closeTo(value, 9) as number));
});

test("a singular system has no solution, whatever its scale", () => {
  for (const scale of [1e-12, 1, 1e12]) {
    expect(
      solve(
        [
          [scale, 2 * scale],
          [2 * scale, 4 * scale],
        ],
        [1, 2],
      ),
    ).toBeNull();
  }
});

test("coefficients nine orders of magnitude apart are found together", () => {
  const rows = [
    [1, 4096],
    [1, 32_768],
    [1, 1_048_576],
  ];
  const right = rows.map(([one = 0, bytes = 0]) => 2e5 * one + 1.5e-4 * bytes);
  expect(nonNegativeLeastSquares(rows, right)).toEqual([expect.closeTo(2e5, 3), expect.closeTo(1.5e-4, 9)]);
});

test("more equations than unknowns: the mean, where they contradict each other", () => {
  expect(nonNegativeLeastSquares([[1], [1], [1]], [1, 2, 6])).toEqual([expect.closeTo(3, 9)]);
});

test("no equations and a column of zeros determine nothing", () => {
  expect(nonNegativeLeastSquares([], [])).toBeNull();
  expect(
    nonNegativeLeastSquares(
      [
        [1, 0],
        [2, 0],
      ],
      [1, 2],
    ),
  ).toBeNull();
});
