/** How the tests of a run ended. */
export interface TestCounts {
  /** Flaky tests among them: they passed in the end. */
  passed: number;
  failed: number;
  skipped: number;
  /** Titles of tests that failed and then passed when they were retried. */
  flaky: readonly string[];
}

/** Flaky tests that a run may have under CI. */
const MAX_FLAKY = 2;

/** The part of jest's results that counts tests. */
export interface JestResults {
  numPassedTests: number;
  numFailedTests: number;
  /** Tests that are skipped and tests that are still to be written. */
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not load, so that their tests are in no other number. */
  numRuntimeErrorTestSuites: number;
}

/** The counts of a run of jest, which retries nothing. */
export function jestCounts(results: JestResults): TestCounts {
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    skipped: results.numPendingTests + results.numTodoTests,
    flaky: [],
  };
}

/** Adds up the counts of several runs. */
export function sumCounts(runs: readonly TestCounts[]): TestCounts {
  const sum = (count: (run: TestCounts) => number) => runs.reduce((total, run) => total + count(run), 0);
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
    flaky: runs.flatMap(({ flaky }) => flaky),
  };
}

/** Whether a run fails: a test failed or, under CI, too many were flaky. */
export function isFailure({ failed, flaky }: TestCounts, isCi: boolean): boolean {
  return failed > 0 || (isCi && flaky.length > MAX_FLAKY);
}

/** The end of a report: flaky tests by name, then the counts alone on the last line. */
export function closingLines(counts: TestCounts, isCi: boolean): string[] {
  const { passed, failed, skipped, flaky } = counts;
  return [
    ...(flaky.length > 0 ? [`${flaky.length} flaky, passed when retried:`] : []),
    ...flaky.map((title) => `  ${title}`),
    ...(failed === 0 && isFailure(counts, isCi) ? [`CI accepts at most ${MAX_FLAKY} flaky tests.`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${passed} passed, ${failed} failed`,
  ];
}
