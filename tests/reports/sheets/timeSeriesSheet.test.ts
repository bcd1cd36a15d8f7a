import { seriesChart, timeSeriesSheet } from "../../../src/reports/sheets/timeSeriesSheet";
import { sampleRun } from "../sampleRuns";

const points = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    second: 10 * (i + 1),
    iops: i + 1,
    throughputBytesPerSecond: 4096 * (i + 1),
    latencyMs: 2,
  }));

test("a run of 500 intervals is averaged by three, and the sheet states it; 240 are written as they are", () => {
  const long = timeSeriesSheet([sampleRun({ series: points(500) })], ["long"]);
  expect(long?.tables?.[0]?.rows).toHaveLength(167);
  expect(JSON.stringify(long?.cells)).toContain(
    "up to 3 intervals are averaged in a row, at most 240 rows per run",
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

test("a row has the second, IOPS, MiB/s and latency of its interval", () => {
  const series = [
    { second: 15, iops: 700, throughputBytesPerSecond: 3 * 2 ** 20, latencyMs: 2 },
    { second: 30, iops: 0, throughputBytesPerSecond: 0, latencyMs: null },
  ];
  const sheet = timeSeriesSheet(
    [sampleRun({ series: [] }), sampleRun({ datastore: "d", series })],
    ["a", "b"],
  );
  const [table] = sheet?.tables ?? [];
  expect([sheet?.name, table?.name, table?.at]).toEqual(["Time series", "TimeSeries", "A4"]);
  expect(table?.columns).toEqual([
    { header: "Run", style: "paragraph" },
    { header: "Datastore" },
    { header: "Second", format: "#,##0" },
    { header: "IOPS", format: "#,##0" },
    { header: "MiB/s", format: "#,##0.0" },
    { header: "Latency (ms)", format: "0.00" },
  ]);
  expect(table?.rows).toEqual([
    ["b", "d", 15, 700, 3, 2],
    ["b", "d", 30, 0, 0, null],
  ]);
});

test.each([
  [40, 40, false],
  [41, 40, true],
])("writes 40 runs at most: %i", (count, written, isSaid) => {
  const runs = Array.from({ length: count }, () => sampleRun({ series: points(1) }));
  const sheet = timeSeriesSheet(
    runs,
    runs.map((_, i) => `r${i}`),
  );
  expect(sheet?.tables?.[0]?.rows).toHaveLength(written);
  expect(JSON.stringify(sheet?.cells).includes(`The first 40 of ${count} runs.`)).toBe(isSaid);
});

test("the chart has four lines at most", () => {
  const runs = Array.from({ length: 5 }, () => sampleRun({ series: points(2) }));
  const chart = seriesChart(runs, ["a", "b", "c", "d", "e"]);
  expect(chart?.series.map(({ name, categories }) => [name, categories])).toEqual(
    ["C5:C6", "C7:C8", "C9:C10", "C11:C12"].map((range, i) => ["abcd"[i], { sheet: "Time series", range }]),
  );
  expect(chart).toMatchObject({
    kind: "scatter",
    title: "IOPS over time",
    description: "IOPS of every interval of the first runs against the seconds since the end of the warm-up.",
    xTitle: "Seconds",
    yTitle: "IOPS",
  });
});
