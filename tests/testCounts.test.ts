import { closingLines, isFailure, jestCounts, sumCounts } from "./testCounts";

const green = { passed: 12, failed: 0, skipped: 0, flaky: [] };
const flakyRun = { passed: 3, failed: 0, skipped: 1, flaky: ["a", "b", "c"] };

test("ends with the counts alone on a line when every test passed", () => {
  expect(closingLines(green, true)).toEqual(["12 passed, 0 failed"]);
});

test("names flaky tests above the counts, which include them", () => {
  expect(closingLines(flakyRun, false)).toEqual([
    "3 flaky, passed when retried:",
    "  a",
    "  b",
    "  c",
    "1 skipped",
    "3 passed, 0 failed",
  ]);
});

test("explains the failure when only flaky tests caused it", () => {
  expect(closingLines(flakyRun, true)).toContain("CI accepts at most 2 flaky tests.");
  expect(closingLines({ ...flakyRun, failed: 1 }, true)).not.toContain("CI accepts at most 2 flaky tests.");
});

test.each([
  [{ ...flakyRun, flaky: ["a", "b"] }, true, false],
  [flakyRun, true, true],
  [flakyRun, false, false],
  [{ ...green, failed: 1 }, false, true],
])("%j fails: under CI %j, %j", (counts, isCi, expected) => {
  expect(isFailure(counts, isCi)).toBe(expected);
});

test("adds the counts of several runs", () => {
  expect(sumCounts([green, flakyRun, { ...green, failed: 2, flaky: ["d"] }])).toEqual({
    passed: 27,
    failed: 2,
    skipped: 1,
    flaky: ["a", "b", "c", "d"],
  });
});

test("counts a file that jest cannot load as a failure", () => {
  const results = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
  expect(jestCounts({ ...results, numRuntimeErrorTestSuites: 1 })).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    flaky: [],
  });
});
