import type { SeriesPoint } from "../../../src/model/benchmark/benchmarkRun";
import { steadiness, STEADY_METRICS } from "../../../src/reports/measures/steadiness";

const series = (latencies: readonly (number | null)[]): SeriesPoint[] =>
  latencies.map((latencyMs, i) => ({ second: i, iops: 10 * i, throughputBytesPerSecond: 0, latencyMs }));
const latency = ({ latencyMs }: SeriesPoint) => latencyMs;

test("compares the last third with the first", () => {
  // Thirds of seven values are two: 2 and 2, 7 and 5; 9 does not count.
  const steady = steadiness(series([2, 2, 9, 9, 9, 7, 5]), latency);
  expect(steady?.drift).toBe(2);
  expect(steady?.lastThird).toBe(6);
});

test("has the spread of all intervals", () => {
  expect(steadiness(series([9, 11, 9, 11, 9, 11]), latency)?.spread).toBeCloseTo(0.1, 12);
});

test("skips out intervals with the figure", () => {
  expect(steadiness(series([1, null, 1, 1, null, 1, 2, 2]), latency)?.drift).toBe(1);
});

test.each([
  ["five intervals", [1, 1, 1, 1, 1]],
  ["five intervals with the figure", [1, 1, 1, null, 1, 1]],
  ["a first third of 0", [0, 0, 1, 1, 1, 1]],
  ["a first third below 0", [-1, -1, 9, 9, 9, 9]],
  ["a mean that is not above 0", [1, 1, -9, -9, 1, 1]],
  ["no intervals", []],
])("is not known with %s", (_, values) => {
  expect(steadiness(series(values), latency)).toBeNull();
});

test("is known from six intervals on", () => {
  expect(steadiness(series([1, 1, 1, 1, 1, 1]), latency)).toEqual({ drift: 0, spread: 0, lastThird: 1 });
});

test("is asked of IOPS and of latency", () => {
  const [point] = [{ second: 1, iops: 7, throughputBytesPerSecond: 8, latencyMs: 9 }];
  expect(STEADY_METRICS.map(({ name, unit, value }) => [name, unit, value(point)])).toEqual([
    ["IOPS", "IOPS", 7],
    ["latency", "ms", 9],
  ]);
});
