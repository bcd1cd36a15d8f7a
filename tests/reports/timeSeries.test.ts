import { thinnedSeries } from "../../src/reports/thinnedSeries";
import { seriesChart, timeSeriesSheet } from "../../src/reports/timeSeriesSheet";
import { sampleRun } from "./sampleRuns";

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

test("a run of 500 intervals is averaged by three and the sheet says so; 240 are written as they are", () => {
  const long = timeSeriesSheet([sampleRun({ series: points(500) })], ["long"]);
  expect(long?.tables?.[0]?.rows).toHaveLength(167);
  expect(JSON.stringify(long?.cells)).toContain(
    "up to 3 intervals are averaged in a row, at most 240 rows a run",
  );
  const short = timeSeriesSheet([sampleRun({ series: points(240) })], ["short"]);
  expect(short?.tables?.[0]?.rows).toHaveLength(240);
  expect(JSON.stringify(short?.cells)).not.toContain("averaged");
});

test("the chart's lines are the rows of their runs", () => {
  const runs = [sampleRun({ series: points(3) }), sampleRun(), sampleRun({ series: points(2) })];
  expect(seriesChart(runs, ["a", "b", "c"])?.series.map(({ name, values }) => [name, values])).toEqual([
    ["a", { sheet: "Time series", range: "D5:D7" }],
    ["c", { sheet: "Time series", range: "D8:D9" }],
  ]);
});

test("no series, no sheet", () => {
  expect(timeSeriesSheet([sampleRun()], ["a"])).toBeNull();
  expect(seriesChart([sampleRun()], ["a"])).toBeNull();
});
