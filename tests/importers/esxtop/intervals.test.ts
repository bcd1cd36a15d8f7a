import { rowIntervals, type TimedRow } from "../../../src/importers/esxtop/intervals";

/** Rows at these seconds, in lines from 2 on; the CPU use of each is its line. */
const rowsAt = (...seconds: number[]): TimedRow[] =>
  seconds.map((second, index) => ({
    timeMs: second * 1000,
    line: index + 2,
    figures: { cpuUsedPct: index + 2, cpuUtilPct: 1, processorMeanPct: null, uplinks: [] },
  }));

/** Each interval as its beginning and end in seconds, and its CPU use. */
const found = (rows: readonly TimedRow[], hasSeconds = true) => {
  const { intervals, ...rest } = rowIntervals(rows, hasSeconds);
  const times = intervals.map(({ startMs, endMs, cpuUsedPct }) => [startMs / 1000, endMs / 1000, cpuUsedPct]);
  return { intervals: times, ...rest };
};

const NOTHING = { afterPause: [], backwards: [], byMinute: false };

test.each([
  ["no rows", [], []],
  ["one row, which nobody knows the beginning of", [5], []],
  [
    "each row reaches back to the one before",
    [0, 5, 10],
    [
      [0, 5, 3],
      [5, 10, 4],
    ],
  ],
])("%s", (_, seconds, intervals) => {
  expect(found(rowsAt(...seconds))).toEqual({ ...NOTHING, intervals });
});

test("an interval holds the figures of a recording and no others", () => {
  expect(rowIntervals(rowsAt(0, 5), true).intervals).toEqual([
    { startMs: 0, endMs: 5000, cpuUsedPct: 3, cpuUtilPct: 1, uplinks: [] },
  ]);
});

test.each([
  ["of two and a half usual steps is none", 25, []],
  ["above two and a half usual steps is one", 25.001, [5]],
])("a pause %s", (_, step, afterPause) => {
  expect(found(rowsAt(0, 10, 20, 20 + step, 30 + step)).afterPause).toEqual(afterPause);
});

test("the usual step is the one in the middle, whatever its digits", () => {
  // As texts, 9000 ms would come last.
  expect(found(rowsAt(0, 9, 19, 119)).afterPause).toEqual([5]);
  // Of an even number it is the larger one.
  expect(found(rowsAt(0, 4, 14)).afterPause).toEqual([]);
  // Rows of the same time are no step.
  expect(found(rowsAt(0, 0, 0, 0, 10, 20)).afterPause).toEqual([]);
});

test("rows that are not after the latest one are skipped, and the next reaches back to the latest", () => {
  expect(found(rowsAt(0, 10, 5, 10, 20))).toEqual({
    intervals: [
      [0, 10, 3],
      [10, 20, 6],
    ],
    afterPause: [],
    backwards: [4, 5],
    byMinute: false,
  });
});

test("with seconds, two rows of one time are not averaged", () => {
  expect(found(rowsAt(0, 60, 60), true)).toMatchObject({ byMinute: false, backwards: [4] });
});

describe("time stamps without seconds", () => {
  test("are averaged by the minute where two are the same, the first row apart", () => {
    expect(found(rowsAt(0, 0, 60, 60, 120), false)).toEqual({
      intervals: [
        [0, 60, 3],
        [60, 120, 4.5],
        [120, 180, 6],
      ],
      afterPause: [],
      backwards: [],
      byMinute: true,
    });
  });

  test("that go back are skipped", () => {
    expect(found(rowsAt(60, 120, 120, 60, 180), false)).toEqual({
      intervals: [
        [120, 180, 3.5],
        [180, 240, 6],
      ],
      afterPause: [],
      backwards: [5],
      byMinute: true,
    });
  });

  test("that all differ are intervals like any other", () => {
    expect(found(rowsAt(0, 60, 120), false)).toMatchObject({
      intervals: [
        [0, 60, 3],
        [60, 120, 4],
      ],
      byMinute: false,
    });
  });
});
