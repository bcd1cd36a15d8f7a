import { emptyRun, type BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { COMPARED_METRICS, type ComparedMetric } from "../../../src/model/benchmark/comparedMetrics";

const empty = emptyRun("hcibench-fio", "4k", { file: "r.zip", line: 1 });
const run: BenchmarkRun = {
  ...empty,
  results: {
    ...empty.results,
    iops: 50_000,
    throughputBytesPerSecond: 200 * 2 ** 20,
    latencyMs: 2,
    readLatencyMs: 1.5,
    writeLatencyMs: 3,
    readP95Ms: 4,
    writeP95Ms: 6,
  },
  cpu: { ...empty.cpu, usagePct: 40 },
};

const metrics: readonly ComparedMetric[] = COMPARED_METRICS;

test.each([
  ["iops", 50_000],
  ["throughput", 200],
  ["latency", 2],
  ["readLatency", 1.5],
  ["writeLatency", 3],
  ["readP95", 4],
  ["writeP95", 6],
  ["cpu", 40],
  ["cpuPerIo", 0.8],
  ["iopsPerCpu", 1250],
])("%s of a run is %d, and unknown where the run does not state", (id, value) => {
  const metric = metrics.find((one) => one.id === id);
  expect(metric?.value(run)).toBeCloseTo(value, 9);
  expect(metric?.value(empty)).toBeNull();
});

test("a percentile is compared with the average of its own direction", () => {
  const averages = metrics.flatMap(({ id, average }) => (average ? [[id, average(run)]] : []));
  expect(averages).toEqual([
    ["readP95", 1.5],
    ["writeP95", 3],
  ]);
});

test("nothing is divided by 0: a run without I/O or CPU use has no ratio", () => {
  const idle = { ...run, results: { ...run.results, iops: 0 }, cpu: { ...run.cpu, usagePct: 0 } };
  const ratios = metrics.filter(({ id }) => id === "cpuPerIo" || id === "iopsPerCpu");
  expect(ratios.map(({ value }) => value(idle))).toEqual([null, null]);
});
