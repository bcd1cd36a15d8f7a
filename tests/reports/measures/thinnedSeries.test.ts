import { thinnedSeries } from "../../../src/reports/measures/thinnedSeries";

const points = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    second: 10 * (i + 1),
    iops: i + 1,
    throughputBytesPerSecond: 4096 * (i + 1),
    latencyMs: 2,
  }));

test.each([
  [4, 4, 4, 1],
  [5, 4, 3, 2],
  [8, 4, 4, 2],
  [9, 4, 3, 3],
])("%d intervals with at most %d points: %d points of %d", (count, most, left, each) => {
  const thinned = thinnedSeries(points(count), most);
  expect([thinned.points.length, thinned.intervalsPerPoint]).toEqual([left, each]);
});

test("averaging keeps the mean of IOPS, weighs latency by I/O and ends where the last interval ends", () => {
  const [point] = thinnedSeries(
    [
      { second: 1, iops: 100, throughputBytesPerSecond: 1000, latencyMs: 1 },
      { second: 2, iops: 300, throughputBytesPerSecond: 3000, latencyMs: 5 },
      { second: 3, iops: 0, throughputBytesPerSecond: 0, latencyMs: null },
    ],
    1,
  ).points;
  expect(point).toEqual({ second: 3, iops: 400 / 3, throughputBytesPerSecond: 4000 / 3, latencyMs: 4 });
});

test("no interval with a latency: none is invented", () => {
  const [point] = thinnedSeries(
    [{ second: 1, iops: 0, throughputBytesPerSecond: 0, latencyMs: null }],
    1,
  ).points;
  expect(point?.latencyMs).toBeNull();
});

test("each point stands for its own intervals", () => {
  const { points: thinned } = thinnedSeries(points(5), 3);
  expect(thinned.map(({ second, iops }) => [second, iops])).toEqual([
    [20, 1.5],
    [40, 3.5],
    [50, 5],
  ]);
});

test.each([
  ["a latency of an interval without I/O", { iops: 0, latencyMs: 900 }],
  ["an interval without a latency", { iops: 900, latencyMs: null }],
])("the latency of a point does not count %s", (_, interval) => {
  const [point] = thinnedSeries(
    [
      { second: 1, iops: 100, throughputBytesPerSecond: 0, latencyMs: 2 },
      { second: 2, throughputBytesPerSecond: 0, ...interval },
    ],
    1,
  ).points;
  expect(point?.latencyMs).toBe(2);
});

test("no intervals, no points", () => {
  expect(thinnedSeries([], 3)).toEqual({ points: [], intervalsPerPoint: 1 });
});
