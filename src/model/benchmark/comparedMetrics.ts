import type { BenchmarkRun, PercentileKind } from "./benchmarkRun";

/** A figure that two runs are compared by. */
export interface ComparedMetric {
  /** Short name for cells and ids. */
  id: string;
  name: string;
  unit: string;
  better: "higher" | "lower";
  /** @param hosts Hosts whose CPU counts: the average one, or all of them; only CPU per I/O depends on it. */
  value(run: BenchmarkRun, hosts?: number): number | null;
  /** Unit with the CPU of all hosts, for a metric that depends on how many they are. */
  unitOfAllHosts?: string;
  /** For a 95th percentile: the average of its direction, and how the percentile came about. */
  average?(run: BenchmarkRun): number | null;
  percentile?(run: BenchmarkRun): PercentileKind | null;
}

const BYTES_PER_MIB = 2 ** 20;

function ratio(numerator: number | null, denominator: number | null): number | null {
  return numerator === null || !denominator ? null : numerator / denominator;
}

function ofHosts(pct: number | null, hosts: number): number | null {
  return pct === null ? null : pct * hosts;
}

/** The metrics of a comparison in the order of its tables. CPU of a run is that of its hosts: a report replaces cpu.usage by what was recorded. */
export const COMPARED_METRICS = [
  { id: "iops", name: "IOPS", unit: "IOPS", better: "higher", value: ({ results }) => results.iops },
  {
    id: "throughput",
    name: "Throughput",
    unit: "MiB/s",
    better: "higher",
    value: ({ results }) => ratio(results.throughputBytesPerSecond, BYTES_PER_MIB),
  },
  {
    id: "latency",
    name: "Latency",
    unit: "ms",
    better: "lower",
    value: ({ results }) => results.latencyMs,
  },
  {
    id: "readLatency",
    name: "Read latency",
    unit: "ms",
    better: "lower",
    value: ({ results }) => results.readLatencyMs,
  },
  {
    id: "writeLatency",
    name: "Write latency",
    unit: "ms",
    better: "lower",
    value: ({ results }) => results.writeLatencyMs,
  },
  {
    id: "readP95",
    name: "p95 read",
    unit: "ms",
    better: "lower",
    value: ({ results }) => results.readP95Ms,
    average: ({ results }) => results.readLatencyMs,
    percentile: ({ results }) => results.percentiles,
  },
  {
    id: "writeP95",
    name: "p95 write",
    unit: "ms",
    better: "lower",
    value: ({ results }) => results.writeP95Ms,
    average: ({ results }) => results.writeLatencyMs,
    percentile: ({ results }) => results.percentiles,
  },
  {
    id: "cpu",
    name: "Host CPU",
    unit: "% of logical CPU",
    better: "lower",
    value: ({ cpu }) => cpu.usagePct,
  },
  {
    id: "cpuPerIo",
    name: "CPU per I/O",
    unit: "CPU % per 1,000 IOPS",
    unitOfAllHosts: "CPU % of a host per 1,000 IOPS",
    better: "lower",
    value: ({ cpu, results }, hosts = 1) => ratio(ofHosts(cpu.usagePct, hosts), ratio(results.iops, 1000)),
  },
  {
    id: "iopsPerCpu",
    name: "IOPS per CPU",
    unit: "IOPS per CPU %",
    unitOfAllHosts: "IOPS per CPU % of a host",
    better: "higher",
    value: ({ cpu, results }, hosts = 1) => ratio(results.iops, ofHosts(cpu.usagePct, hosts)),
  },
] as const satisfies readonly ComparedMetric[];

/** Id of a metric. */
export type ComparedMetricId = (typeof COMPARED_METRICS)[number]["id"];
