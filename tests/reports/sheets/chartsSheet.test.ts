import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate } from "../../templates/recalculate";
import { sampleMember, sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;
const MIB = 2 ** 20;

function chartsOf(runs: readonly BenchmarkRun[]) {
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [] });
  const drawn = recalculate(plan).drawing.sheets.find(({ name }) => name === "Charts");
  const values: CellValue[][] = drawn?.values ?? [];
  const spec = plan.spec.sheets.find(({ name }) => name === "Charts");
  return {
    values,
    charts: spec?.charts ?? [],
    runs: () =>
      values.slice(
        values.findIndex(([first, second]) => first === "Run" && second === "IOPS") + 1,
        values.findIndex(([first]) => first === "Tests that the first page shows") - 1,
      ),
  };
}

const RUNS = [
  sampleRun({ workload: { blockSizeBytes: 4 * KIB, readPct: 100 }, results: { iops: 90_000, throughputBytesPerSecond: 90_000 * 4 * KIB, latencyMs: 1.5, readLatencyMs: 1.5, readP95Ms: 3, percentiles: "measured" } }),
  sampleRun({ workload: { blockSizeBytes: 256 * KIB, readPct: 0 }, results: { iops: 8000, throughputBytesPerSecond: 2000 * MIB, latencyMs: 4 } }),
  sampleRun({ case: "silent", cpu: { usagePct: 95 } }),
]; // prettier-ignore

test("the list of runs has their figures, blank where no file states them", () => {
  const [first, second, third] = chartsOf(RUNS).runs();
  expect(first?.slice(0, 4)).toEqual(["4 KiB, 100% read", 90_000, 351.5625, 1.5]);
  expect(second?.slice(0, 4)).toEqual(["256 KiB, 0% read", 8000, 2000, 4]);
  expect(third?.slice(0, 5)).toEqual(["silent", "", "", "", ""]);
});

test.each([
  [40, "Runs"],
  [41, "Runs: the first 40 of 41, all are in Results"],
])("lists 40 runs at most: %i", (count, heading) => {
  const sheet = chartsOf(
    Array.from({ length: count }, (_, i) => sampleRun({ case: `c${i}`, results: { iops: i + 1 } })),
  );
  expect(sheet.values.flat()).toContain(heading);
  expect(sheet.runs()).toHaveLength(40);
  expect(sheet.charts[0]?.covers).toMatch(/^A\d+:B\d+$/);
});

test("charts draw the list of runs and the table Results", () => {
  const { charts } = chartsOf(RUNS);
  expect(charts.map(({ kind, title, xTitle, yTitle }) => [kind, title, xTitle, yTitle])).toEqual([
    ["bar", "IOPS by test", undefined, "IOPS"],
    ["bar", "Throughput by test", undefined, "MiB/s"],
    ["scatter", "Throughput by block size", "Block size (KiB)", "MiB/s"],
    ["scatter", "Latency against IOPS", "IOPS", "Latency (ms)"],
  ]);
  expect(charts[3]?.series).toEqual([
    {
      name: "Latency (ms)",
      categories: { table: "Results", column: "IOPS" },
      values: { table: "Results", column: "Latency (ms)" },
    },
  ]);
});

test("charts of other sheets are two in a row, a single one over the whole width", () => {
  const bins = [{ upToMs: null, share: 1 }];
  const series = [{ second: 1, iops: 1, throughputBytesPerSecond: 1, latencyMs: 1 }];
  const members = [sampleMember("a", 1), sampleMember("b", 2)];
  const columnsOf = (facts: Partial<BenchmarkRun>) =>
    chartsOf([{ ...sampleRun(), ...facts }])
      .charts.slice(4)
      .map(({ covers = "" }) => covers.replace(/\d+/g, ""));
  expect(columnsOf({ latencyBins: bins })).toEqual(["A:E"]);
  expect(columnsOf({ latencyBins: bins, series })).toEqual(["A:B", "C:E"]);
  expect(columnsOf({ latencyBins: bins, series, members })).toEqual(["A:B", "C:E", "A:E"]);
});
