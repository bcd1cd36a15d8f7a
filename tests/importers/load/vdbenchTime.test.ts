import { IntervalLength, endedEarly, secondsOf } from "../../../src/importers/load/vdbenchTime";

const lengthOf = (
  rows: readonly [interval: number, second: number | null][],
  start: number | null = null,
) => {
  const length = new IntervalLength();
  length.begin(start === null ? null : start * 1000);
  for (const [interval, second] of rows) length.take(interval, second === null ? null : second * 1000);
  return length.seconds;
};

test.each<[string, [number, number | null][], number | null, number | null]>([
  ["the step of most rows", [[1, 5.1], [2, 10.02], [3, 18.9], [4, 20.05]], null, 5],
  ["a gap between rows", [[7, 20.05], [11, 24.06]], null, 1],
  ["past midnight", [[1, 86_390], [2, 0.1]], null, 10],
  ["one row, from the start on", [[140, 63_985]], 63_845, 1],
  ["one row, without a start", [[140, 63_985]], null, null],
  ["rows of one time", [[1, 5], [2, 5]], null, null],
  ["rows without a time", [[1, null], [2, null]], 0, null],
  ["no rows", [], 0, null],
])("how long an interval is: %s", (_, rows, start, expected) => {
  expect(lengthOf(rows, start)).toBe(expected);
}); // prettier-ignore

const averaged = (first: number, last: number, intervalSeconds: number | null = 1) => ({
  averaged: { first, last },
  intervalSeconds,
});

test.each([
  ["create_file_32T ran 3 s of 300 s", averaged(2, 4), 300, 3, "3 s of the requested 300 s"],
  ["without the first interval", averaged(2, 12, 5), 60, 60, null],
  ["5% less", averaged(601, 4020), 3600, 3600, null],
  ["more than 5% less", averaged(601, 4019), 3600, 3419, "3,419 s of the requested 3,600 s"],
  // 5% of the longer time: 3,600 are 95% of 3,789.5.
  ["not clearly more", averaged(601, 4389), 3600, 3600, null],
  ["clearly more", averaged(601, 4390), 3600, 3790, null],
  ["no time requested", averaged(2, 4), null, 3, null],
  ["an unknown length of intervals", averaged(2, 4, null), 300, 300, null],
  ["no intervals named", { averaged: null, intervalSeconds: 1 }, 300, 300, null],
  ["nothing averaged", averaged(5, 4), 300, null, null],
])("the time of a run: %s", (_, time, requested, seconds, early) => {
  expect(secondsOf(time, requested)).toBe(seconds);
  expect(endedEarly(time, requested)).toBe(early);
});
