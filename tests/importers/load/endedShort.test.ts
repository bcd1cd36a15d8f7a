import { durationOf, endedShort } from "../../../src/importers/load/endedShort";

test.each([
  [95, 100, 0, false],
  [94.999, 100, 0, true],
  [120, 100, 0, false],
  [0, 100, 0, false],
  [0.001, 100, 0, true],
  [50, 60, 10, false],
  [49.999, 60, 10, true],
  [3420, 3600, 10, false],
  [3419.999, 3600, 10, true],
])("%p s of %p s with a slack of %p s ended short: %p", (ran, whole, slack, isShort) => {
  expect(endedShort(ran, whole, slack)).toBe(isShort);
});

test.each([
  [3600, 3600, 10, 3600],
  [3420, 3600, 10, 3600],
  [3419, 3600, 10, 3419],
  [105, 100, 0, 100],
  [106, 100, 0, 106],
  [100, null, 0, 100],
  [0, 100, 0, 100],
  [-Infinity, null, 0, null],
])("a test that ran %p s of the requested %p s (slack %p s) took %p s", (ran, requested, slack, duration) => {
  expect(durationOf(ran, requested, slack)).toBe(duration);
});
