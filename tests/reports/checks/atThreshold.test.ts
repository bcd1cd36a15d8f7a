import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { countIds } from "../../../src/reports/sheets/rulesBlock";
import { recalculate } from "../../templates/recalculate";
import { found } from "../findings/say";
import { sampleHost, sampleRun, sampleUse } from "../sampleRuns";

const KIB = 2 ** 10;

/** A load of a size and mix, with so many I/Os in flight. */
const load = (outstandingIo: number, iops: number, latencyMs: number): BenchmarkRun =>
  sampleRun({
    case: `load-${outstandingIo}`,
    workload: { blockSizeBytes: 4 * KIB, readPct: 70, randomPct: 100, outstandingIo },
    results: { iops, latencyMs },
  });

/** Hosts of 36 cores that used so much of their base clock. */
const used = (cpuUsedPct: number): BenchmarkRun =>
  sampleRun({ measuredUse: [sampleUse({ cpuUsedPct, logicalProcessors: 36 })] });

/** An average read latency and its 95th percentile. */
const percentile = (readLatencyMs: number, readP95Ms: number): BenchmarkRun =>
  sampleRun({
    workload: { readPct: 100 },
    results: { readLatencyMs, readP95Ms, latencyMs: readLatencyMs, percentiles: "measured" },
  });

/** IOPS that end so much above where they began. */
const drifting = (last: number): BenchmarkRun =>
  sampleRun({
    series: [10, 10, 10, 10, last, last].map((iops, i) => ({
      ...{ second: i, iops, throughputBytesPerSecond: 0, latencyMs: null },
    })),
  });

/** Binary fractions make each figure a little more or less than its threshold. */
test.each<[string, string, (BenchmarkRun | BenchmarkRun[])[], boolean[]]>([
  [
    "saturated, latency rises by more than 60%",
    "saturated",
    [1.59, 1.6, 1.61].map((latency) => [load(48, 100_000, 1), load(96, 105_000, latency)]),
    [false, false, true],
  ],
  ["cpu-bound, from 90% on", "cpu-bound", [89.9, 90, 90.1].map(used), [false, true, true]],
  [
    "uneven-hosts, above 15 points",
    "uneven-hosts",
    [16, 16.1, 16.2].map((most) => sampleRun({ hosts: [sampleHost("a", 1.1), sampleHost("b", most)] })),
    [false, false, true],
  ],
  [
    "repeats-differ, above the noise band of 5%",
    "repeats-differ",
    [104.9, 105, 105.1].map((iops) => [load(8, 100, 1), { ...load(8, iops, 1), case: "again" }]),
    [false, false, true],
  ],
  ["unsteady, above 5%", "unsteady", [10.49, 10.5, 10.51].map(drifting), [false, false, true]],
  [
    "p95-unpredictable, above three times the average",
    "p95-unpredictable",
    [percentile(0.7, 2.09), percentile(0.7, 2.1), percentile(0.7, 2.11)],
    [false, false, true],
  ],
])("just below, at and just above the threshold, in findings and in cells: %s", (_, id, cases, expected) => {
  const facts: ClusterFacts = { ...NO_FACTS, coresPerHost: 36 };
  const answers = cases.map((one) => {
    const runs = [one].flat();
    const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts });
    const count = recalculate(plan).number(countIds(id).now);
    return { isFound: found(id, runs, { facts }).length > 0, isCounted: count > 0 };
  });
  expect(answers).toEqual(expected.map((is) => ({ isFound: is, isCounted: is })));
});
