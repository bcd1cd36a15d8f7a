import { calculate } from "../../../src/calculator/calculate";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { benchmarkReport, reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { layout } from "../../../src/workbook/layout";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import { sourceFunctions } from "../../sourceFunctions";
import { recalculate, type Entries } from "../../templates/recalculate";
import { sampleRun, type RunFacts } from "../sampleRuns";
import { tableColumn } from "./tableColumn";

const CLUSTER: ClusterFacts = { ...NO_FACTS, hosts: 6, nicGbitPerHost: 25, iopsLimitPerVdisk: 1000 };

/** A run that nothing is wrong with: percentiles in order, CPU and network idle. */
const HEALTHY: RunFacts = {
  workload: { blockSizeBytes: 32768, readPct: 100, randomPct: 100 },
  results: { iops: 9_000, latencyMs: 1, readLatencyMs: 1, readP95Ms: 2, percentiles: "measured" },
};

const healthy = (facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({
    ...HEALTHY,
    ...facts,
    workload: { ...HEALTHY.workload, ...facts.workload },
    results: { ...HEALTHY.results, ...facts.results },
  });

/** The verdicts of the sheet Checks on some runs, after the planner typed entries. */
function verdicts(runs: readonly BenchmarkRun[], facts: ClusterFacts = CLUSTER, entries: Entries = {}) {
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts });
  return tableColumn(recalculate(plan, entries).drawing.sheets, "Check figures", "Verdict", "Run");
}

describe("the verdict of a run", () => {
  test.each<[string, RunFacts, string]>([
    ["complete", {}, "OK"],
    ["with a VM that finished early", { vms: 1, vmsFinishedEarly: 1 }, "Invalid"],
    ["with I/O errors", { results: { errors: 1 } }, "Invalid"],
    ["whose generator used 90 % CPU", { tool: "iometer", cpu: { usagePct: 90 } }, "OK"],
    ["whose generator used 90.1 % CPU", { tool: "iometer", cpu: { usagePct: 90.1 } }, "Invalid"],
    ["at 96.9 % of the policy's limit", { vdisks: 10, results: { iops: 9_690 } }, "OK"],
    ["at 97 % of the policy's limit", { vdisks: 10, results: { iops: 9_700 } }, "Policy limit"],
    ["at 103 % of the policy's limit", { vdisks: 10, results: { iops: 10_300 } }, "Policy limit"],
    ["at 103.1 % of the policy's limit", { vdisks: 10, results: { iops: 10_310 } }, "OK"],
    ["that missed its latency target by 10.1 %", { workload: { latencyTargetUs: 1000 }, results: { latencyMs: 1.101 } }, "Latency target"],
    ["that missed its latency target by 10 %, CPU not known", { workload: { latencyTargetUs: 1000 }, results: { latencyMs: 1.1 } }, "OK"],
    ["within its latency target, CPU 79.9 %", { workload: { latencyTargetUs: 1000 }, cpu: { usagePct: 79.9 } }, "Latency target"],
    ["within its latency target, CPU 80 %", { workload: { latencyTargetUs: 1000 }, cpu: { usagePct: 80 } }, "OK"],
    ["with CPU 89.9 %", { cpu: { usagePct: 89.9 } }, "OK"],
    ["with CPU 90 %", { cpu: { usagePct: 90 } }, "CPU"],
    // 27.2 Gb/s per host of the reference test are 22,541 MiB/s: 80 % of 25 Gb/s are at 16,585 MiB/s.
    ["with modelled network of 79 %", { results: { throughputBytesPerSecond: 16_370 * 2 ** 20 } }, "OK"],
    ["with modelled network of 81 %", { results: { throughputBytesPerSecond: 16_800 * 2 ** 20 } }, "Network"],
    ["with p95 3 × the average", { results: { readP95Ms: 3 } }, "OK"],
    ["with p95 3.01 × the average", { results: { readP95Ms: 3.01 } }, "Check p95"],
    ["with p95 in whole ms that might be above", { results: { readLatencyMs: 1.2, readP95Ms: 3, percentiles: "floored" } }, "Not judged"],
    ["with p95 in whole ms that cannot be above", { results: { readLatencyMs: 1.4, readP95Ms: 3, percentiles: "floored" } }, "OK"],
    ["with a derived p95", { results: { readP95Ms: 9, percentiles: "derived" } }, "Not judged"],
    ["without percentiles", { results: { readP95Ms: null, percentiles: null } }, "Not judged"],
    ["with slow writes that were not there", { results: { writeIops: 0, writeLatencyMs: 1, writeP95Ms: 9 } }, "OK"],
    ["with slow writes", { results: { writeIops: 5, writeLatencyMs: 1, writeP95Ms: 9 } }, "Check p95"],
  ])("%s", (_, facts, verdict) => {
    expect(verdicts([healthy(facts)])).toEqual([verdict]);
  }); // prettier-ignore

  test.each([
    [9_890, 1.61, "Saturated"],
    [9_910, 1.61, "OK"],
    [9_890, 1.59, "OK"],
  ])(
    "with twice the outstanding I/O of another: %s IOPS for 9,000, %s ms for 1",
    (iops, latencyMs, verdict) => {
      const half = healthy({ workload: { outstandingIo: 32 } });
      const twice = healthy({ workload: { outstandingIo: 64 }, results: { iops, latencyMs } });
      expect(verdicts([half, twice])).toEqual(["OK", verdict]);
    },
  );

  test("at a limit that nobody gave but two sizes share", () => {
    const at = (blockSizeBytes: number) =>
      healthy({ vdisks: 2, workload: { blockSizeBytes }, results: { iops: 10_000 } });
    expect(verdicts([at(4096), at(8192)], NO_FACTS)).toEqual(["Policy limit", "Policy limit"]);
    expect(verdicts([at(4096)], NO_FACTS)).toEqual(["OK"]);
  });

  test("is the strongest of several", () => {
    const all: RunFacts[] = [
      { vmsFinishedEarly: 1 },
      { vdisks: 9 },
      { workload: { latencyTargetUs: 500 } },
      { cpu: { usagePct: 95 } },
      { results: { throughputBytesPerSecond: 3e10 } },
      { results: { readP95Ms: 9 } },
    ];
    const from = (i: number): BenchmarkRun =>
      healthy(
        all.slice(i).reduce<RunFacts>(
          (sum, facts) => ({
            ...sum,
            ...facts,
            workload: { ...sum.workload, ...facts.workload },
            results: { ...sum.results, ...facts.results },
          }),
          {},
        ),
      );
    expect(verdicts(all.map((_, i) => from(i)))).toEqual([
      "Invalid",
      "Policy limit",
      "Latency target",
      "CPU",
      "Network",
      "Check p95",
    ]);
  });
});

test.each<[string, Entries, string]>([
  ["CpuBound", { CpuBound: 0.7 }, "CPU"],
  ["P95Limit", { P95Limit: 1.9 }, "Check p95"],
  ["NicNear", { NicNear: 0.2 }, "Network"],
  ["nothing", {}, "OK"],
  // 9,000 IOPS of 9 vDisks × 1,000
  ["the fact IopsLimit", { IopsLimit: 1000 }, "Policy limit"],
])("after a change of %s the verdict follows", (_, entries, verdict) => {
  const run = healthy({
    vdisks: 9,
    cpu: { usagePct: 75 },
    results: { throughputBytesPerSecond: 5_000 * 2 ** 20 },
  });
  const facts = { ...CLUSTER, iopsLimitPerVdisk: null };
  expect(verdicts([run], facts, entries)).toEqual([verdict]);
});

test("a row of Results finds its verdict wherever it is sorted to", () => {
  const runs = [
    healthy({ case: "early", vms: 1, vmsFinishedEarly: 1 }),
    healthy({ case: "fine" }),
    healthy({ case: "hot", cpu: { usagePct: 95 } }),
    healthy({ case: "fine", datastore: "slow", results: { readP95Ms: 9 } }),
    healthy({ case: "fine", job: "b", results: { errors: 2 } }),
  ];
  const spec = benchmarkReport({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts: CLUSTER });
  const verdictsOf = (sorted: WorkbookSpec): CellValue[] =>
    tableColumn(calculate(layout(sorted), sourceFunctions).sheets, "Results", "Verdict", "Case");
  expect(verdictsOf(spec)).toEqual(["Invalid", "OK", "CPU", "Check p95", "Invalid"]);
  expect(verdictsOf(withRowsReversed(spec, "Results"))).toEqual([
    "Invalid",
    "Check p95",
    "CPU",
    "OK",
    "Invalid",
  ]);
});

/** What sorting does: the rows of a table change places, its formulas stay those of the column. */
function withRowsReversed(spec: WorkbookSpec, table: string): WorkbookSpec {
  return {
    ...spec,
    sheets: spec.sheets.map((sheet) => ({
      ...sheet,
      ...(sheet.tables && {
        tables: sheet.tables.map((one) =>
          one.name === table ? { ...one, rows: [...one.rows].reverse() } : one,
        ),
      }),
    })),
  };
}
