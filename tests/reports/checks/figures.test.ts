import { reportPlan } from "../../../src/reports/benchmarkReport";
import { CHECK_FIGURES } from "../../../src/reports/checks/figures";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { DEFAULT_THRESHOLDS, type Thresholds } from "../../../src/reports/inputs/thresholds";
import { recalculate, type Entries } from "../../templates/recalculate";
import { contextOf } from "../findings/say";
import { sampleHost, sampleMember, sampleRun } from "../sampleRuns";
import { tableColumn } from "../sheets/tableColumn";

const GIB = 2 ** 30;

/** Runs of which each says other things, and one that says nothing. */
const RUNS = [
  sampleRun({
    case: "full",
    vdisks: 16,
    durationSeconds: 1200,
    warmupSeconds: 600,
    workload: {
      blockSizeBytes: 32768,
      readPct: 70,
      randomPct: 100,
      workingSetPct: 50,
      vmdkBytes: 20 * GIB,
      latencyTargetUs: 2000,
      outstandingIo: 64,
    },
    results: {
      iops: 80_000,
      throughputBytesPerSecond: 80_000 * 32768 * 1.02,
      latencyMs: 2.1,
      readLatencyMs: 1.9,
      writeLatencyMs: 2.6,
      readP95Ms: 5,
      writeP95Ms: 9,
      maxLatencyMs: 900,
      percentiles: "floored",
    },
    cpu: { usagePct: 72 },
    hosts: [sampleHost("a", 60, 20), sampleHost("b", 84, 95)],
    members: [sampleMember("v1", 30_000), sampleMember("v2", 50_000)],
    series: [1, 2, 3, 4, 5, 6].map((second) => ({
      second,
      iops: 80_000 + second * 900,
      throughputBytesPerSecond: 1,
      latencyMs: 2,
    })),
  }),
  sampleRun({
    case: "half",
    vdisks: 16,
    workload: { blockSizeBytes: 32768, readPct: 70, randomPct: 100, outstandingIo: 32 },
    results: { iops: 79_000, latencyMs: 1.2, writeLatencyMs: 21, writeP95Ms: 20, percentiles: "measured" },
    members: [sampleMember("v1", 30_000), sampleMember("v2", 49_000)],
  }),
  sampleRun({ case: "reads", workload: { blockSizeBytes: 4096, readPct: 100 }, results: { readLatencyMs: 15.5, readP95Ms: 9 } }),
  sampleRun({ case: "silent" }),
  // p95 at the limits of 2 and 3 times the average, at the average, and with its cut at the limits.
  sampleRun({ case: "twice", results: { readLatencyMs: 2, readP95Ms: 4, writeLatencyMs: 2, writeP95Ms: 6, percentiles: "measured" } }),
  sampleRun({ case: "equal", results: { readLatencyMs: 2, readP95Ms: 2, writeLatencyMs: 1, writeP95Ms: 2, percentiles: "floored" } }),
  sampleRun({ case: "cut", results: { readLatencyMs: 1, readP95Ms: 1, writeLatencyMs: 2, writeP95Ms: 5, percentiles: "floored" } }),
  sampleRun({ case: "derived", results: { readLatencyMs: 2, readP95Ms: 9, percentiles: "derived", latencyMs: 30 } }),
  // At the limits of the policy, 5,000 IOPS per vDisk, and of what they are made of.
  sampleRun({ case: "low", vdisks: 2, workload: { blockSizeBytes: 4096 }, results: { iops: 9_700 }, members: [sampleMember("v1", 4_000), sampleMember("v2", 5_700)] }),
  sampleRun({ case: "high", vdisks: 2, workload: { blockSizeBytes: 4096 }, results: { iops: 10_300 }, members: [sampleMember("v1", 4_000), sampleMember("v2", 6_300)] }),
  sampleRun({ case: "no vDisks", vdisks: 0, workload: { blockSizeBytes: 4096 }, results: { iops: 10_000 } }),
  sampleRun({ case: "no IOPS", vdisks: 2, workload: { blockSizeBytes: 4096, latencyTargetUs: 500 } }),
  sampleRun({ case: "writes", vdisks: 2, workload: { readPct: 0, vmdkBytes: 50 * GIB, workingSetPct: 100 }, results: { latencyMs: 18 }, durationSeconds: 1800 }),
  sampleRun({ case: "data", vdisks: 2, workload: { vmdkBytes: 50 * GIB, workingSetPct: 100 }, durationSeconds: 99, warmupSeconds: 33 }),
  sampleRun({ tool: "iometer", case: "busy", cpu: { usagePct: 95 }, results: { iops: 10, errors: 3 } }),
]; // prettier-ignore

const CLUSTER: ClusterFacts = {
  ...NO_FACTS,
  hosts: 2,
  nicGbitPerHost: 25,
  iopsLimitPerVdisk: 5000,
  ramGibPerHost: 64,
  usableTib: 2,
};

/** What the planner typed: thresholds by name. */
const CHANGED: Partial<Thresholds> = {
  P95Limit: 2,
  ReadLatencyLimit: 1,
  LimitBand: 0.001,
  LeastSeconds: 100,
  CacheFactor: 3,
  SteadyChange: 0.001,
};

test.each<[string, Partial<ClusterFacts>, Partial<Thresholds>]>([
  ["as given", {}, {}],
  [
    "without an IOPS limit, hosts and capacity",
    { iopsLimitPerVdisk: null, hosts: null, usableTib: null },
    {},
  ],
  ["at other thresholds", {}, CHANGED],
])("%s, a live figure of Checks is what the rules take it for", (_, given, changed) => {
  const facts = { ...CLUSTER, ...given };
  const plan = reportPlan({ imports: [{ name: "a.zip", runs: RUNS }], diagnostics: [], facts });
  const { sheets } = recalculate(plan, changed as Entries).drawing;
  const completed = { ...facts, hosts: facts.hosts ?? 2 };
  const context = {
    ...contextOf(RUNS, { facts: completed }),
    thresholds: { ...DEFAULT_THRESHOLDS, ...changed },
  };
  for (const { header, of, formula } of CHECK_FIGURES) {
    if (formula === undefined) continue;
    const cells = tableColumn(sheets, "Check figures", header, "Run").map((cell) =>
      cell === "" ? null : cell,
    );
    const figures = context.checked.map((checked) => of(checked, context));
    expect([header, cells.map(rounded)]).toEqual([header, figures.map(rounded)]);
  }
});

function rounded(value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(9)) : value;
}
