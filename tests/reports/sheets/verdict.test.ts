import { calculate } from "../../../src/calculator/calculate";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { benchmarkReport, reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { layout } from "../../../src/workbook/layout";
import type { CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import { sourceFunctions } from "../../sourceFunctions";
import { recalculate, type Entries } from "../../templates/recalculate";
import { sampleHost, sampleMember, sampleRun, type RunFacts } from "../sampleRuns";
import { tableColumn } from "./tableColumn";

const CLUSTER: ClusterFacts = {
  ...NO_FACTS,
  hosts: 6,
  nicGbitPerHost: 25,
  iopsLimitPerVdisk: 1000,
  usableTib: 1,
};

const GIB = 2 ** 30;
const steady = Array.from({ length: 6 }, (_, i) => ({
  second: 300 * (i + 1),
  iops: 9_000,
  throughputBytesPerSecond: 9_000 * 32768,
  latencyMs: 1,
}));

/** A run of which everything is known and nothing is wrong: percentiles in order, CPU and network idle. */
const HEALTHY: RunFacts = {
  vms: 1,
  vdisks: 20,
  durationSeconds: 3600,
  series: steady,
  cpu: { usagePct: 40 },
  workload: {
    blockSizeBytes: 32768,
    readPct: 100,
    randomPct: 100,
    vmdkBytes: 100 * GIB,
    workingSetPct: 100,
  },
  results: {
    iops: 9_000,
    throughputBytesPerSecond: 9_000 * 32768,
    latencyMs: 1,
    readLatencyMs: 1,
    readP95Ms: 2,
    percentiles: "measured",
    errors: 0,
  },
};

function healthy(facts: RunFacts = {}): BenchmarkRun {
  const workload = { ...HEALTHY.workload, ...facts.workload };
  const { iops } = { ...HEALTHY.results, ...facts.results };
  const throughputBytesPerSecond = (iops ?? 0) * (workload.blockSizeBytes ?? 0);
  const results = { ...HEALTHY.results, throughputBytesPerSecond, ...facts.results };
  return sampleRun({ ...HEALTHY, ...facts, workload, results });
}

const members = (...iops: readonly number[]) => iops.map((value, i) => sampleMember(`w${i}`, value));

/** IOPS of the last third against the first. */
const drifting = (factor: number) =>
  steady.map((point, i) => ({ ...point, iops: point.iops * (i < 4 ? 1 : factor) }));

/** The verdicts of the sheet Checks on some runs, after the planner typed entries. */
function verdicts(
  runs: readonly BenchmarkRun[],
  { facts = CLUSTER, entries = {}, diagnostics = [], header = "Verdict" }: Known = {},
) {
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics, facts });
  return tableColumn(recalculate(plan, entries).drawing.sheets, "Check figures", header, "Run");
}

interface Known {
  facts?: ClusterFacts;
  entries?: Entries;
  diagnostics?: readonly Diagnostic[];
  header?: "Verdict" | "Not known";
}

describe("the verdict of a run", () => {
  test.each<[string, RunFacts, string]>([
    ["complete", {}, "OK"],
    ["with a VM that finished early", { vms: 1, vmsFinishedEarly: 1 }, "Invalid"],
    ["without I/O", { results: { iops: 0 } }, "Invalid"],
    ["without I/O and block size", { workload: { blockSizeBytes: null }, results: { iops: 0 } }, "Invalid"],
    ["with I/O errors", { results: { errors: 1 } }, "Invalid"],
    ["whose generator used 90% CPU", { tool: "iometer", cpu: { usagePct: 90 } }, "Partly evaluated"],
    ["whose generator used 90.1% CPU", { tool: "iometer", cpu: { usagePct: 90.1 } }, "Invalid"],
    ["at 96.9% of the policy's limit", { vdisks: 10, results: { iops: 9_690 } }, "OK"],
    ["at 97% of the policy's limit", { vdisks: 10, results: { iops: 9_700 } }, "Policy limit"],
    ["at 103% of the policy's limit", { vdisks: 10, results: { iops: 10_300 } }, "Policy limit"],
    ["at 103.1% of the policy's limit", { vdisks: 10, results: { iops: 10_310 } }, "OK"],
    ["at 96.9% of its requested rate", { workload: { requestedIops: 10_000 }, results: { iops: 9_690 } }, "OK"],
    ["at 97% of its requested rate", { workload: { requestedIops: 10_000 }, results: { iops: 9_700 } }, "Rate limit"],
    ["at its requested rate and the policy's limit", { vdisks: 10, workload: { requestedIops: 10_000 }, results: { iops: 10_000 } }, "Rate limit"],
    ["that missed its latency target by 10.1%", { workload: { latencyTargetUs: 1000 }, results: { latencyMs: 1.101 } }, "Latency target"],
    ["that missed its latency target by 10%, CPU not known", { cpu: { usagePct: null }, workload: { latencyTargetUs: 1000 }, results: { latencyMs: 1.1 } }, "Partly evaluated"],
    ["within its latency target, CPU 79.9%", { workload: { latencyTargetUs: 1000 }, cpu: { usagePct: 79.9 } }, "Latency target"],
    ["within its latency target, CPU 80%", { workload: { latencyTargetUs: 1000 }, cpu: { usagePct: 80 } }, "CPU close"],
    ["with CPU 69.9%", { cpu: { usagePct: 69.9 } }, "OK"],
    ["with CPU 89.9%", { cpu: { usagePct: 89.9 } }, "CPU close"],
    ["with CPU 90%", { cpu: { usagePct: 90 } }, "CPU"],
    // 27.2 Gb/s per host of the reference test are 22,541 MiB/s: 80 % of 25 Gb/s are at 16,585 MiB/s.
    ["with modelled network of 79%", { results: { iops: 16_370 * 32 } }, "OK"],
    ["with modelled network of 81%", { results: { iops: 16_800 * 32 } }, "Network"],
    ["with p95 3 × the average", { results: { readP95Ms: 3 } }, "OK"],
    ["with p95 3.01 × the average", { results: { readP95Ms: 3.01 } }, "Check p95"],
    ["with p95 in whole ms that might be above", { results: { readLatencyMs: 1.2, readP95Ms: 3, percentiles: "floored" } }, "Not evaluated"],
    ["with p95 in whole ms that cannot be above", { results: { readLatencyMs: 1.4, readP95Ms: 3, percentiles: "floored" } }, "OK"],
    ["with a derived p95", { results: { readP95Ms: 9, percentiles: "derived" } }, "Not evaluated"],
    ["without percentiles", { results: { readP95Ms: null, percentiles: null } }, "Not evaluated"],
    ["with slow writes that were not there", { results: { writeIops: 0, writeLatencyMs: 1, writeP95Ms: 9 } }, "OK"],
    ["with slow writes", { results: { writeIops: 5, writeLatencyMs: 1, writeP95Ms: 9 } }, "Check p95"],
    ["of 1,810 ms", { results: { latencyMs: 1810, readLatencyMs: 1810, readP95Ms: 2000 } }, "High latency"],
    ["of 15.1 ms", { results: { readLatencyMs: 15.1, readP95Ms: 30 } }, "High latency"],
    ["of small I/O in 5.1 ms", { results: { readLatencyMs: 5.1, readP95Ms: 10 } }, "High latency"],
    ["of small I/O in 5 ms", { results: { readLatencyMs: 5, readP95Ms: 10 } }, "OK"],
    ["of 20.1 ms that is not split, in large I/O", { workload: { blockSizeBytes: 65536 }, results: { latencyMs: 20.1, readLatencyMs: null } }, "High latency"],
    ["of 20 ms that is not split, in large I/O", { workload: { blockSizeBytes: 65536 }, results: { latencyMs: 20, readLatencyMs: null } }, "Not evaluated"],
    ["with an I/O of 1.1 s", { results: { maxLatencyMs: 1100 } }, "High latency"],
    ["with an I/O of 1 s", { results: { maxLatencyMs: 1000 } }, "OK"],
    ["of 30 s", { durationSeconds: 30 }, "Too short"],
    ["of 1,799 s", { durationSeconds: 1799 }, "Too short"],
    ["of 1,800 s", { durationSeconds: 1800 }, "OK"],
    ["of unknown length", { durationSeconds: null }, "Partly evaluated"],
    ["with uneven workers", { members: members(100, 78) }, "Uneven"],
    ["with even workers", { members: members(100, 82) }, "OK"],
    ["with uneven hosts", { hosts: [sampleHost("a", 30), sampleHost("b", 46)] }, "Uneven"],
    ["whose IOPS drifted", { series: drifting(1.06) }, "Not steady"],
    ["whose IOPS drifted little", { series: drifting(1.04) }, "OK"],
    ["without intervals", { series: null }, "Partly evaluated"],
    ["with a full host", { hosts: [sampleHost("a", 30, 91)] }, "Memory"],
    ["with data that fit in a cache", { vdisks: 1, workload: { vmdkBytes: 51 * GIB } }, "May fit cache"],
    ["with data that do not", { vdisks: 1, workload: { vmdkBytes: 52 * GIB } }, "OK"],
    ["whose bytes are not its I/Os", { results: { throughputBytesPerSecond: 9_200 * 32768 } }, "Check files"],
    ["of several VMs that no file lists", { vms: 2 }, "Partly evaluated"],
    ["whose errors no file counts", { tool: "fio", results: { errors: null } }, "Partly evaluated"],
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

  test("at a limit that no one gave but two sizes share", () => {
    const at = (blockSizeBytes: number) =>
      healthy({ vdisks: 2, workload: { blockSizeBytes }, results: { iops: 10_000 } });
    const facts = NO_FACTS;
    expect(verdicts([at(4096), at(8192)], { facts })).toEqual(["Policy limit", "Policy limit"]);
    expect(verdicts([at(4096)], { facts })).toEqual(["Partly evaluated"]);
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

test.each<[string, Diagnostic["severity"], string, string]>([
  ["that ended with an error", "warning", "job-error", "Invalid"],
  ["that had not ended", "warning", "unfinished-run", "Invalid"],
  ["whose name differs", "warning", "name-differs", "Check files"],
  ["with an unreadable part", "error", "damaged-json", "Check files"],
  ["with a remark", "info", "interim-status", "OK"],
])("a job %s", (_, severity, code, verdict) => {
  const { file, line } = sampleRun().source;
  const diagnostics = [{ severity, code, message: "m", file, line }];
  expect(verdicts([healthy()], { diagnostics })).toEqual([verdict]);
});

test.each<[string, RunFacts, Partial<ClusterFacts>, string]>([
  ["nothing", {}, {}, ""],
  ["the network", {}, { nicGbitPerHost: null }, "network"],
  ["the cache", {}, { usableTib: null }, "cache"],
  ["no cache for writes", { workload: { readPct: 0 } }, { usableTib: null }, "latency, p95"],
  [
    "what fio alone does not show",
    { tool: "fio", series: null, durationSeconds: null, cpu: { usagePct: null }, results: { errors: null } },
    { nicGbitPerHost: null, usableTib: null },
    "errors, test time, steadiness, host CPU, network, cache",
  ],
])("a verdict names what it does not cover: %s", (_, facts, known, unknown) => {
  const run = healthy(facts);
  const results = unknown.startsWith("latency") ? { ...run.results, latencyMs: null } : run.results;
  const options = { facts: { ...CLUSTER, ...known } };
  expect(verdicts([{ ...run, results }], { ...options, header: "Not known" })).toEqual([unknown]);
  expect(verdicts([{ ...run, results }], options)).not.toEqual(unknown === "" ? [] : ["OK"]);
});

test.each<[string, Entries, string]>([
  ["CpuBound", { CpuBound: 0.6 }, "CPU"],
  ["P95Limit", { P95Limit: 1.9 }, "Check p95"],
  ["NicNear", { NicNear: 0.01 }, "Network"],
  ["nothing", {}, "OK"],
  // 9,000 IOPS of 9 vDisks × 1,000
  ["the fact IopsLimit", { IopsLimit: 1000 }, "Policy limit"],
])("after a change of %s the verdict follows", (_, entries, verdict) => {
  const run = healthy({ vdisks: 9, cpu: { usagePct: 65 } });
  const facts = { ...CLUSTER, iopsLimitPerVdisk: null };
  expect(verdicts([run], { facts, entries })).toEqual([verdict]);
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
