import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { figureOf, type CheckHeader } from "../../../src/reports/checks/figures";
import { CHECK_FIGURES } from "../../../src/reports/checks/figures";
import type { ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { contextOf } from "../findings/say";
import { sampleHost, sampleMember, sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const THRESHOLDS = {
  ...DEFAULT_THRESHOLDS,
  P95Limit: 4,
  ReadLatencyLimit: 10,
  WriteLatencyLimit: 30,
  LimitBand: 0.1,
  LeastSeconds: 1000,
  WarmupFactor: 5,
  SteadyChange: 0.2,
  SteadySpread: 0.3,
  CacheFactor: 3,
};

/** A figure of the first of some runs. */
function figure(
  header: string,
  runs: readonly RunFacts[],
  facts: Partial<ClusterFacts> = {},
  diagnostics: readonly Diagnostic[] = [],
): unknown {
  const context = {
    ...contextOf(
      runs.map((one) => sampleRun(one)),
      { facts, diagnostics },
    ),
    thresholds: THRESHOLDS,
  };
  const [checked] = context.checked;
  const known = CHECK_FIGURES.find((one) => one.header === header);
  if (!checked || !known) throw new Error(`no figure "${header}"`);
  return known.of(checked, context);
}

const KIB = 2 ** 10;
const GIB = 2 ** 30;
const MIX = { blockSizeBytes: 32 * KIB, readPct: 70 };
const LATENCIES = { readLatencyMs: 2, readP95Ms: 5, writeLatencyMs: 4, writeP95Ms: 20 };
const points = (iops: readonly number[], latencies: readonly number[] = []) =>
  iops.map((value, i) => ({
    second: i,
    iops: value,
    throughputBytesPerSecond: 0,
    latencyMs: latencies[i] ?? null,
  }));

test.each<[string, RunFacts, unknown, Partial<ClusterFacts>?]>([
  ["Finished early", { vmsFinishedEarly: 2 }, 2],
  ["Errors", { results: { errors: 3 } }, 3],
  ["Generator CPU %", { tool: "iometer", cpu: { usagePct: 91 } }, 0.91],
  ["vDisks", { vdisks: 144 }, 144],
  ["Counted IOPS", { workload: { blockSizeBytes: 64 * KIB }, results: { iops: 500 } }, 1000],
  ["Of policy limit", { vdisks: 4, workload: MIX, results: { iops: 3000 } }, 0.75, { iopsLimitPerVdisk: 1000 }],
  ["Of policy limit", { vdisks: 4, workload: MIX, results: { iops: 3000 } }, null],
  ["Latency target (ms)", { workload: { latencyTargetUs: 2500 } }, 2.5],
  ["Latency (ms)", { results: { latencyMs: 3 } }, 3],
  ["Of latency target", { workload: { latencyTargetUs: 2500 }, results: { latencyMs: 3 } }, 1.2],
  ["Of latency target", { workload: { latencyTargetUs: 2500 } }, null],
  ["Of latency target", { results: { latencyMs: 3 } }, null],
  ["Host CPU %", { cpu: { usagePct: 60 } }, 0.6],
  ["CPU known", { cpu: { usagePct: 60 } }, "estimated"],
  ["CPU known", { measuredUse: [sampleUse({ cpuUsedPct: 50, logicalProcessors: 64 })] }, "measured", { coresPerHost: 64 }],
  ["MiB/s", { results: { throughputBytesPerSecond: 3 * 2 ** 20 } }, 3],
  ["Block size (KiB)", { workload: MIX }, 32],
  ["Read %", { workload: MIX }, 0.7],
  ["Read %", { workload: { readPct: 0 } }, 0],
  ["Recorded Gb/s", { measuredUse: [sampleUse({ transmitBitsPerSecond: 5e9 })] }, 5],
  ["Host Gb/s", { measuredUse: [sampleUse({ receiveBitsPerSecond: 6e9 })] }, 6],
  ["Of network", { measuredUse: [sampleUse({ receiveBitsPerSecond: 5e9 })] }, 0.2, { nicGbitPerHost: 25 }],
  ["Of network", { measuredUse: [sampleUse({ receiveBitsPerSecond: 5e9 })] }, null],
  ["Of network", {}, null, { nicGbitPerHost: 25 }],
  ["Percentiles", { results: { percentiles: "floored" } }, "floored"],
  ["p95 / average read", { results: { ...LATENCIES, percentiles: "measured" } }, 2.5],
  ["p95 / average write", { results: { ...LATENCIES, percentiles: "floored" } }, 5],
  ["p95 / average read", { results: { ...LATENCIES, percentiles: "derived" } }, null],
  ["p95 / average read", { results: LATENCIES }, null],
  ["p95 / average read", { results: { readLatencyMs: 2, percentiles: "measured" } }, null],
  ["p95 / average read", { workload: { readPct: 0 }, results: { ...LATENCIES, percentiles: "measured" } }, null],
  ["1 ms / average read", { results: { ...LATENCIES, percentiles: "measured" } }, 0.5],
  ["1 ms / average write", { results: { ...LATENCIES, percentiles: "measured" } }, 0.25],
  ["1 ms / average write", { results: LATENCIES }, null],
  ["p95 read", { results: { ...LATENCIES, percentiles: "measured" } }, 0],
  ["p95 write", { results: { ...LATENCIES, percentiles: "measured" } }, 1],
  ["p95 read", { results: { readLatencyMs: 2, readP95Ms: 7.5, percentiles: "floored" } }, 2],
  ["p95 read", { results: { readLatencyMs: 2, readP95Ms: 1, percentiles: "measured" } }, 3],
  ["p95 read", { results: LATENCIES }, null],
  ["p95 exceeding", { results: { ...LATENCIES, percentiles: "measured" } }, 1],
  ["p95 exceeding", { results: { ...LATENCIES, readP95Ms: 9, percentiles: "measured" } }, 2],
  ["p95 undecided", { results: { ...LATENCIES, percentiles: "measured" } }, 0],
  ["p95 undecided", { results: { ...LATENCIES, readP95Ms: 7.5, writeP95Ms: 16, percentiles: "floored" } }, 2],
  ["Read latency (ms)", { results: LATENCIES }, 2],
  ["Write latency (ms)", { results: LATENCIES }, 4],
  ["Above usual latency (ms)", { results: { readLatencyMs: 12, writeLatencyMs: 31 } }, 2],
  ["Above usual latency (ms)", { results: { readLatencyMs: 12, writeLatencyMs: 33 } }, 3],
  ["Above usual latency (ms)", { results: { writeLatencyMs: 25 } }, -5],
  ["Small I/O latency (ms)", { workload: { blockSizeBytes: 64 * KIB - 1 }, results: LATENCIES }, 4],
  ["Small I/O latency (ms)", { workload: { blockSizeBytes: 64 * KIB }, results: LATENCIES }, null],
  ["Small I/O latency (ms)", { results: LATENCIES }, null],
  ["Longest ÷ average", { results: { maxLatencyMs: 600, latencyMs: 3 } }, 200],
  ["Longest ÷ average", { results: { maxLatencyMs: 600, latencyMs: 0 } }, null],
  ["Longest ÷ average", { results: { maxLatencyMs: 600, latencyMs: -1 } }, null],
  ["Longest ÷ average", { results: { maxLatencyMs: 600 } }, null],
  ["Longest ÷ average", { results: { latencyMs: 3 } }, null],
  ["Longest (s)", { results: { maxLatencyMs: 600 } }, 0.6],
  ["Test time (s)", { durationSeconds: 900 }, 900],
  ["Warm-up (s)", { warmupSeconds: 90 }, 90],
  ["Missing test time (s)", { durationSeconds: 900 }, 100],
  ["Missing test time (s)", { durationSeconds: 900, warmupSeconds: 300 }, 600],
  ["Missing test time (s)", { durationSeconds: 2000, warmupSeconds: 300 }, -500],
  ["Missing test time (s)", { warmupSeconds: 300 }, null],
  // Thirds 100 and 130; the latency's are 10 and 6. The larger change of both counts.
  ["Drift", { series: points([100, 100, 100, 100, 130, 130]) }, 0.3],
  ["Drift", { series: points([100, 100, 100, 100, 130, 130], [10, 10, 10, 10, 6, 6]) }, 0.4],
  ["Drift", { series: points([1, 1, 1, 1, 1]) }, null],
  ["Drift", {}, null],
  ["Spread of intervals", { series: points([90, 110, 90, 110, 90, 110]) }, 0.1],
  ["Above steady", { series: points([100, 100, 100, 100, 150, 150]) }, 0.3],
  ["Above steady", { series: points([50, 150, 50, 150, 50, 150]) }, 0.2],
  ["Above steady", {}, null],
  ["Throughput deviation", { workload: { blockSizeBytes: 1000 }, results: { iops: 80, throughputBytesPerSecond: 1e5 } }, 0.2],
  ["Throughput deviation", {}, null],
  ["Test data (GiB)", { vdisks: 8, workload: { vmdkBytes: 100 * GIB, workingSetPct: 50 } }, 400],
  ["Short of cache (GiB)", { vdisks: 8, workload: { vmdkBytes: 100 * GIB, workingSetPct: 50 } }, 200, { hosts: 2, ramGibPerHost: 100 }],
  ["Spread of VMs", { members: [sampleMember("a", 900), sampleMember("b", 1100)] }, 0.1],
  ["Spread of VMs", { members: [] }, null],
  ["Host CPU spread (points)", { hosts: [sampleHost("a", 30), sampleHost("b", 47), sampleHost("c", 40)] }, 17],
  ["Host CPU spread (points)", {}, null],
  ["Fullest host memory", { hosts: [sampleHost("a", null, 30), sampleHost("b", null, 95)] }, 0.95],
  ["Fullest host memory", {}, null],
  ["Storage", { setup: [{ name: "storage", value: "vSAN OSA", file: "job.yml", line: 1 }] }, "vSAN OSA"],
  ["Not known", { measuredUse: [sampleUse({ receiveBitsPerSecond: 5e9 })] }, "latency, p95, test time, steadiness, spread, host CPU, cache", { nicGbitPerHost: 25 }],
  ["Not known", { measuredUse: [sampleUse({ receiveBitsPerSecond: 5e9 })] }, "latency, p95, test time, steadiness, spread, host CPU, network, cache"],
  ["Not known", { workload: { readPct: 0 } }, "latency, p95, test time, steadiness, spread, host CPU, network"],
  ["Not known", { vdisks: 8, workload: { vmdkBytes: 100 * GIB, workingSetPct: 50 } }, "latency, p95, test time, steadiness, spread, host CPU, network", { hosts: 2, ramGibPerHost: 100 }],
])("%s of a run (%#)", (header, run, expected, facts = {}) => {
  const value = figure(header, [run], facts);
  if (typeof expected === "number") expect(value).toBeCloseTo(expected, 12);
  else expect(value).toBe(expected);
}); // prettier-ignore

test.each([
  [899, 0.1],
  [900, null],
  [1100, null],
  [1101, 0.1],
])("unevenness of VMs does not count at the policy's limit: %i IOPS of 1,000", (iops, expected) => {
  const members = [sampleMember("a", 450), sampleMember("b", 550)];
  const run = { vdisks: 1, workload: { blockSizeBytes: 4096 }, results: { iops }, members };
  const value = figure("Uneven VMs", [run], { iopsLimitPerVdisk: 1000 });
  if (expected === null) expect(value).toBeNull();
  else expect(value).toBeCloseTo(expected, 12);
});

test("what all runs together show: a suspected limit, a doubling, a mixed workload", () => {
  const at = (blockSizeBytes: number): RunFacts => ({
    vdisks: 10,
    workload: { blockSizeBytes },
    results: { iops: 50_000 },
  });
  expect(figure("Suspected limit", [at(4096), at(8192)])).toBe(5000);
  expect(figure("Suspected limit", [at(4096)])).toBeNull();
  expect(figure("Of policy limit", [at(4096), at(8192)])).toBe(1);

  const twice = { workload: { outstandingIo: 64 }, results: { iops: 120, latencyMs: 3 } };
  const once = { workload: { outstandingIo: 32 }, results: { iops: 100, latencyMs: 2 } };
  expect(figure("IOPS by doubling", [twice, once])).toBeCloseTo(0.2, 12);
  expect(figure("Latency by doubling", [twice, once])).toBe(0.5);
  expect(figure("IOPS by doubling", [once, twice])).toBeNull();
  expect(figure("Latency by doubling", [once, twice])).toBeNull();

  const costing = (name: string, readPct: number, usagePct: number): RunFacts => ({
    case: name,
    workload: { blockSizeBytes: 4096, readPct },
    results: { iops: 1000 },
    cpu: { usagePct },
  });
  // 0.5 × 40 + 0.5 × 60 = 50 against 62.5: a fifth less.
  const runs = [costing("m", 50, 62.5), costing("r", 100, 40), costing("w", 0, 60)];
  expect(figure("Mix deviation", runs, { hosts: 1, ghzPerHost: 100 })).toBeCloseTo(0.2, 12);
  expect(figure("Mix deviation", runs.slice(0, 2), { hosts: 1, ghzPerHost: 100 })).toBeNull();
});

test("of a run that states nothing only counts are known, and what is unknown", () => {
  const known = CHECK_FIGURES.filter(({ header }) => figure(header, [{}]) !== null);
  expect(known.map(({ header }) => [header, figure(header, [{}])])).toEqual([
    ["Failures", 0],
    ["Doubts", 0],
    ["p95 averaged", 1],
    ["p95 exceeding", 0],
    ["p95 undecided", 0],
    ["Not in the files", "latency, p95, test time, steadiness, spread, host CPU"],
    ["Not known", "latency, p95, test time, steadiness, spread, host CPU, network, cache"],
  ]);
});

test("diagnostics are counted: failures of the job, and all that is more than information", () => {
  const file = sampleRun().source.file;
  const of = (code: string, severity: Diagnostic["severity"]): Diagnostic => ({
    severity,
    code,
    message: "",
    file,
    line: null,
  });
  const diagnostics = [
    of("job-error", "error"),
    of("unfinished-run", "warning"),
    of("other", "warning"),
    of("note", "info"),
  ];
  expect(figure("Failures", [{}], {}, diagnostics)).toBe(2);
  expect(figure("Doubts", [{}], {}, diagnostics)).toBe(3);
});

test("the most per vDisk is that of all runs of the datastore, where it is on vSAN", () => {
  const of = (iops: number, facts: RunFacts = {}): RunFacts => ({
    vdisks: 10,
    datastore: "a",
    workload: { blockSizeBytes: 4096 },
    results: { iops },
    ...facts,
  });
  expect(figure("Maximum per vDisk", [of(1000), of(5000), of(9000, { datastore: "b" })])).toBe(500);
  expect(figure("Maximum per vDisk", [of(1000, { tool: "iometer" })])).toBeNull();
});

test("shares are shown as shares, changes with their sign, latencies with two decimals", () => {
  const shownAs = (format: string) =>
    CHECK_FIGURES.filter((one) => one.format === format).map(({ header }) => header);
  expect(shownAs("0.0%")).toEqual([
    "Generator CPU %",
    "Of policy limit",
    "Of requested rate",
    "Host CPU %",
    "Drift",
    "Spread of intervals",
    "Above steady",
    "Throughput deviation",
    "Repeats differ by",
    "Spread of VMs",
    "Uneven VMs",
    "Fullest host memory",
    "Mix deviation",
  ]);
  expect(shownAs("0%")).toEqual(["Of latency target", "Read %", "Of network"]);
  expect(shownAs("+0%;-0%;0%")).toEqual(["IOPS by doubling", "Latency by doubling"]);
  expect(shownAs("0.00")).toEqual([
    "Latency target (ms)",
    "Latency (ms)",
    "Recorded Gb/s",
    "Host Gb/s",
    "Read latency (ms)",
    "Write latency (ms)",
    "Above usual latency (ms)",
    "Small I/O latency (ms)",
    "Longest (s)",
  ]);
});

test("a figure that is text is not a number to compare", () => {
  const context = contextOf([sampleRun({ results: { percentiles: "floored", errors: 7 } })]);
  const [checked] = context.checked;
  if (!checked) throw new Error("no run");
  const of = (header: CheckHeader) => figureOf(header, checked, context);
  expect([of("Percentiles"), of("Errors"), of("vDisks")]).toEqual([null, 7, null]);
});

test("headers are different, and wide enough for a page", () => {
  expect(new Set(CHECK_FIGURES.map(({ header }) => header)).size).toBe(CHECK_FIGURES.length);
  for (const { width } of CHECK_FIGURES) expect(width).toBeGreaterThanOrEqual(8);
});
