import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate } from "../../templates/recalculate";
import { sampleRun, type RunFacts } from "../sampleRuns";
import { tableColumn } from "../sheets/tableColumn";

type Results = NonNullable<RunFacts["results"]>;

/** What a row of the table Comparison says, for pairs of runs of 4 KiB, 8 KiB and so on. */
function rowsOf(metric: string, pairs: readonly (readonly [RunFacts, RunFacts])[], ...columns: string[]) {
  const load = (facts: RunFacts, i: number) =>
    sampleRun({ ...facts, workload: { blockSizeBytes: 4096 * (i + 1), readPct: 70, randomPct: 100 } });
  const plan = reportPlan({
    imports: [0, 1].map((side) => ({ name: `i${String(side)}`, runs: pairs.map((pair, i) => load(pair[side] ?? {}, i)) })),
    diagnostics: [],
    compare: true,
  });
  const { sheets } = recalculate(plan).drawing;
  const column = (header: string): CellValue[] => tableColumn(sheets, "Compared figures", header, "Workload");
  const metrics = column("Metric");
  return metrics.flatMap((name, i) => (name === metric ? [columns.map((header) => column(header)[i])] : []));
} // prettier-ignore

const results = (of: Results): RunFacts => ({ results: of });
const p95 = (
  readP95Ms: number,
  percentiles: BenchmarkRun["results"]["percentiles"],
  readLatencyMs: number | null = 2,
) =>
  [results({ readP95Ms: 1, readLatencyMs: 1 }), results({ readP95Ms, readLatencyMs, percentiles })] as const;

test("a 95th percentile may be three times the average, where it is one", () => {
  const pairs = [
    p95(6, "measured"),
    p95(6.1, "measured"),
    p95(2, "measured"),
    p95(1.9, "measured"),
    p95(6.1, "derived"),
    p95(6.1, null),
    p95(5, "floored"),
    p95(5.1, "floored"),
    p95(7, "floored"),
  ];
  expect(rowsOf("p95 read", pairs, "Percentile", "Average", "Rule")).toEqual([
    ["measured", 2, "p95 within the limit"],
    ["measured", 2, "p95 above the limit"],
    ["measured", 2, "p95 within the limit"],
    ["measured", 2, "not evaluated"],
    ["derived", 2, "not evaluated"],
    [null, 2, "not evaluated"],
    ["floored", 2, "p95 within the limit"],
    ["floored", 2, "p95 undecided"],
    ["floored", 2, "p95 above the limit"],
  ]);
});

test("CPU may rise by a fifth, per I/O where IOPS moved by more than 5%", () => {
  const cpu = (usagePct: number, iops: number) =>
    [{ results: { iops: 1000 }, cpu: { usagePct: 50 } }, { results: { iops }, cpu: { usagePct } }] as const;
  // 72 for 50 are 44% more; per I/O that is 20% for 20% more I/O.
  const pairs = [cpu(60, 1000), cpu(60.1, 1000), cpu(60.1, 1050), cpu(60.1, 1051), cpu(71.9, 1200), cpu(72.1, 1200)];
  expect(rowsOf("Host CPU", pairs, "Rule").flat()).toEqual([
    "within the CPU limit",
    "above the CPU limit",
    "above the CPU limit",
    "per I/O within the CPU limit",
    "per I/O within the CPU limit",
    "per I/O above the CPU limit",
  ]);
}); // prettier-ignore

test("better is more IOPS, less latency and less CPU per I/O, beyond 5%", () => {
  const moved = (factor: number) =>
    [
      { results: { iops: 1000, latencyMs: 2, throughputBytesPerSecond: 2 ** 20 }, cpu: { usagePct: 50 } },
      { results: { iops: 1000 * factor, latencyMs: 2 * factor, throughputBytesPerSecond: factor * 2 ** 20 }, cpu: { usagePct: 50 } },
    ] as const;
  const pairs = [moved(1.05), moved(1.06), moved(0.95), moved(0.94)];
  const verdicts = (metric: string) => rowsOf(metric, pairs, "Verdict").flat();
  const up = ["within noise", "better", "within noise", "worse"];
  const down = ["within noise", "worse", "within noise", "better"];
  expect(verdicts("IOPS")).toEqual(up);
  expect(verdicts("Throughput")).toEqual(up);
  expect(verdicts("IOPS per CPU")).toEqual(up);
  expect(verdicts("Latency")).toEqual(down);
  // 50 for 1,050 IOPS are 4.8% less per I/O, for 950 they are 5.3% more.
  expect(verdicts("CPU per I/O")).toEqual(["within noise", "better", "worse", "worse"]);
}); // prettier-ignore

test("a change from a test without I/O is not evaluated, and the summary counts and spans the others", () => {
  const iops = (before: number, after: number) =>
    [results({ iops: before }), results({ iops: after })] as const;
  const pairs = [iops(0, 100), iops(100, 90), iops(100, 100), iops(100, 130), iops(100, 120)];
  const rows = rowsOf("IOPS", pairs, "Change", "Verdict", "Rule");
  expect(rows).toEqual([
    ["", "not evaluated", ""],
    [expect.closeTo(-0.1, 9), "worse", ""],
    [0, "within noise", ""],
    [expect.closeTo(0.3, 9), "better", ""],
    [expect.closeTo(0.2, 9), "better", ""],
  ]);
});

test("the summary of a metric counts its verdicts and spans the changes that are not noise", () => {
  const runs = (rates: readonly number[]) =>
    rates.map((iops, i) => sampleRun({ workload: { blockSizeBytes: 4096 * (i + 1), readPct: 70 }, results: { iops } }));
  const plan = reportPlan({
    imports: [
      { name: "a", runs: runs([0, 100, 100, 100, 100]) },
      { name: "b", runs: runs([100, 90, 100, 130, 120]) },
    ],
    diagnostics: [],
    compare: true,
  });
  const values = recalculate(plan).drawing.sheets.find(({ name }) => name === "Compared figures")?.values ?? [];
  const line = values.find(([first]) => first === "IOPS, more is better") ?? [];
  // Changes are -10%, 0, 30% and 20%.
  expect(line.slice(1, 7)).toEqual([2, 1, 1, 1, expect.closeTo(-0.1, 9), expect.closeTo(0.3, 9)]);
}); // prettier-ignore
