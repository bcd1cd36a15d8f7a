import { seriesChart, timeSeriesSheet } from "../../../src/reports/sheets/timeSeriesSheet";
import { sampleRun } from "../sampleRuns";

const points = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    second: 10 * (i + 1),
    iops: i + 1,
    throughputBytesPerSecond: 4096 * (i + 1),
    latencyMs: 2,
  }));

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
