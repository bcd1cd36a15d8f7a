import { weightedMean } from "../../../src/importers/figures/weightedMean";

test.each<[string, (number | null)[], number[], number | null]>([
  ["known values count with their weights", [1, 4, null], [2, 1, 100], 2],
  ["no value is known", [null], [1], null],
  ["all weights are 0", [5], [0], null],
  ["there is nothing", [], [], null],
])("a weighted mean where %s", (_, values, weights, mean) => {
  const items = values.map((value, index) => ({ value, weight: weights[index] ?? 0 }));
  const found = weightedMean(
    items,
    ({ value }) => value,
    ({ weight }) => weight,
  );
  expect(found).toBe(mean);
});
