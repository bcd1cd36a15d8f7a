import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate } from "../../templates/recalculate";
import { sampleMember, sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;
const MIB = 2 ** 20;

function summaryOf(runs: readonly BenchmarkRun[]) {
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [] });
  const drawn = recalculate(plan).drawing.sheets.find(({ name }) => name === "Summary");
  const values: CellValue[][] = drawn?.values ?? [];
  const spec = plan.spec.sheets.find(({ name }) => name === "Summary");
  return {
    values,
    charts: spec?.charts ?? [],
    /** Value, unit and run beside a label. */
    line: (label: string) => values.find(([first]) => first === label)?.slice(1, 4),
    runs: () => values.slice(values.findIndex(([first, second]) => first === "Run" && second === "IOPS") + 1),
  };
}

const RUNS = [
  sampleRun({ workload: { blockSizeBytes: 4 * KIB, readPct: 100 }, results: { iops: 90_000, throughputBytesPerSecond: 90_000 * 4 * KIB, latencyMs: 1.5, readLatencyMs: 1.5, readP95Ms: 3, percentiles: "measured" } }),
  sampleRun({ workload: { blockSizeBytes: 256 * KIB, readPct: 0 }, results: { iops: 8000, throughputBytesPerSecond: 2000 * MIB, latencyMs: 4 } }),
  sampleRun({ case: "silent", cpu: { usagePct: 95 } }),
]; // prettier-ignore

test("headline figures are those of the run with the most IOPS, and the most MiB/s", () => {
  const { line } = summaryOf(RUNS);
  expect(line("Highest IOPS")).toEqual([90_000, "IOPS", "4 KiB, 100 % read"]);
  expect(line("Latency there")?.slice(0, 2)).toEqual([1.5, "ms"]);
  expect(line("Verdict there")).toEqual([
    "Partly evaluated",
    null,
    "not known: test time, steadiness, spread, host CPU, network, cache",
  ]);
  expect(line("Highest throughput")).toEqual([2000, "MiB/s", "256 KiB, 0 % read"]);
  // 2,000 × 1,048,576 bytes
  expect(line("The same in decimal")?.[0]).toBeCloseTo(2.097152, 12);
  expect(line("The same in decimal")?.[1]).toBe("GB/s");
});

test("headline figures are blank when no run states them", () => {
  const { line } = summaryOf([sampleRun()]);
  for (const label of ["Highest IOPS", "Latency there", "vSAN CPU there (model)", "Verdict there", "Highest throughput", "The same in decimal"]) {
    expect([label, line(label)?.[0]]).toEqual([label, ""]);
  } // prettier-ignore
});

test("a run that the list has no room for is not named beside its figures", () => {
  const runs = Array.from({ length: 41 }, (_, i) =>
    sampleRun({ case: `c${i}`, results: { iops: i + 1, throughputBytesPerSecond: (i + 1) * MIB } }),
  );
  const { line } = summaryOf(runs);
  expect(line("Highest IOPS")).toEqual([41, "IOPS", ""]);
  expect(line("Highest throughput")).toEqual([41, "MiB/s", ""]);
  const { line: listed } = summaryOf(runs.slice(0, 40));
  expect(listed("Highest IOPS")).toEqual([40, "IOPS", "c39"]);
  expect(listed("Highest throughput")).toEqual([40, "MiB/s", "c39"]);
});

test("the latency at the highest IOPS is blank when that run states none", () => {
  const { line } = summaryOf([
    sampleRun({ results: { iops: 5, latencyMs: 1 } }),
    sampleRun({ case: "b", results: { iops: 9 } }),
  ]);
  expect(line("Latency there")?.[0]).toBe("");
});

test("the list of runs has their figures, blank where no file states them", () => {
  const [first, second, third] = summaryOf(RUNS).runs();
  expect(first?.slice(0, 4)).toEqual(["4 KiB, 100 % read", 90_000, 351.5625, 1.5]);
  expect(second?.slice(0, 4)).toEqual(["256 KiB, 0 % read", 8000, 2000, 4]);
  expect(third?.slice(0, 5)).toEqual(["silent", "", "", "", ""]);
});

test.each([
  [40, "Runs"],
  [41, "Runs: the first 40 of 41, all are in Results"],
])("lists 40 runs at most: %i", (count, heading) => {
  const summary = summaryOf(
    Array.from({ length: count }, (_, i) => sampleRun({ case: `c${i}`, results: { iops: i + 1 } })),
  );
  expect(summary.values.flat()).toContain(heading);
  expect(summary.runs()).toHaveLength(40);
  expect(summary.charts[0]?.covers).toMatch(/^A\d+:B\d+$/);
});

test("charts draw the list of runs and the table Results", () => {
  const { charts } = summaryOf(RUNS);
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

test("charts of other sheets stand two in a row, a single one over the whole width", () => {
  const bins = [{ upToMs: null, share: 1 }];
  const series = [{ second: 1, iops: 1, throughputBytesPerSecond: 1, latencyMs: 1 }];
  const members = [sampleMember("a", 1), sampleMember("b", 2)];
  const columnsOf = (facts: Partial<BenchmarkRun>) =>
    summaryOf([{ ...sampleRun(), ...facts }])
      .charts.slice(4)
      .map(({ covers = "" }) => covers.replace(/\d+/g, ""));
  expect(columnsOf({ latencyBins: bins })).toEqual(["A:E"]);
  expect(columnsOf({ latencyBins: bins, series })).toEqual(["A:B", "C:E"]);
  expect(columnsOf({ latencyBins: bins, series, members })).toEqual(["A:B", "C:E", "A:E"]);
});
