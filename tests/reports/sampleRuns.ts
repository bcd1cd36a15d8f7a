import {
  emptyRun,
  type BenchmarkRun,
  type HostUse,
  type Member,
} from "../../src/model/benchmark/benchmarkRun";
import type { HostMeasuredUse } from "../../src/model/benchmark/hostMeasuredUse";

/** What a test says of a run; the rest is as no file had said it. */
export type RunFacts = Partial<Omit<BenchmarkRun, "workload" | "results" | "cpu">> & {
  workload?: Partial<BenchmarkRun["workload"]>;
  results?: Partial<BenchmarkRun["results"]>;
  cpu?: Partial<BenchmarkRun["cpu"]>;
};

/** Makes a run of some facts. */
export function sampleRun({ workload, results, cpu, ...facts }: RunFacts = {}): BenchmarkRun {
  const run = emptyRun("hcibench-fio", "fio-case-1732885165", {
    file: "fio-case-1732885165-res.txt",
    line: 3,
  });
  return {
    ...run,
    ...facts,
    workload: { ...run.workload, ...workload },
    results: { ...run.results, ...results },
    cpu: { ...run.cpu, ...cpu },
  };
}

/** A host's averages, as vCenter reports them. */
export function sampleHost(
  name: string,
  cpuUsagePct: number | null,
  memUsagePct: number | null = null,
): HostUse {
  return { name, cluster: null, cpuUsagePct, cpuUtilizationPct: null, memUsagePct };
}

/** A VM or worker with its IOPS. */
export function sampleMember(name: string, iops: number | null, finishedEarly = false): Member {
  return { name, iops, throughputBytesPerSecond: null, latencyMs: null, finishedEarly };
}

/** What a host recorded of itself. */
export function sampleUse(facts: Partial<HostMeasuredUse> = {}): HostMeasuredUse {
  return {
    host: "esx1",
    cpuUsedPct: null,
    cpuUtilPct: null,
    idleCpuPct: null,
    logicalProcessors: null,
    transmitBitsPerSecond: null,
    receiveBitsPerSecond: null,
    uplinks: [],
    coveredSeconds: 3600,
    source: "esx1.csv",
    ...facts,
  };
}

/** Two tests of the reference cluster, as their files would say them. */
export const REFERENCE_RUNS: readonly BenchmarkRun[] = [
  sampleRun({
    case: "fio-8vmdk-90ws-32k-100rdpct-100randompct-2500lt-1732885897",
    toolVersion: "2.8.3",
    job: "job0",
    datastore: "vsanDatastore",
    vms: 18,
    vmsFinishedEarly: 0,
    vdisks: 144,
    workload: { blockSizeBytes: 32768, readPct: 100, randomPct: 100, latencyTargetUs: 2500 },
    results: {
      iops: 721317.28,
      readIops: 721317.28,
      writeIops: 0,
      throughputBytesPerSecond: 721317.28 * 32768,
      latencyMs: 2.03,
      readLatencyMs: 2.03,
      readP95Ms: 2,
      percentiles: "floored",
    },
    reported: [{ label: "THROUGHPUT", value: 22540, unit: "MB/s", file: "a-res.txt", line: 6 }],
    cpu: { usagePct: 67.7, utilizationPct: 60.1, memoryPct: 20 },
    hosts: [
      { name: "esx1", cluster: "ESA", cpuUsagePct: 68.1, cpuUtilizationPct: 60.5, memUsagePct: 20.1 },
      { name: "esx2", cluster: "ESA", cpuUsagePct: 67.3, cpuUtilizationPct: 59.7, memUsagePct: 19.9 },
    ],
    members: [
      {
        name: "hci-fio-1",
        iops: 40073.2,
        throughputBytesPerSecond: 1313117798,
        latencyMs: 2.03,
        finishedEarly: false,
      },
    ],
    startedAt: "2024-11-29T13:11:37.000Z",
  }),
  sampleRun({
    case: "fio-8vmdk-90ws-1024k-0rdpct-0randompct-2500lt-1732899000",
    toolVersion: "2.8.3",
    job: "job0",
    datastore: "vsanDatastore",
    vms: 17,
    vmsFinishedEarly: 1,
    vdisks: 136,
    workload: { blockSizeBytes: 1048576, readPct: 0, randomPct: 0, latencyTargetUs: 2500 },
    results: {
      iops: 15174.08,
      readIops: 0,
      writeIops: 15174.08,
      throughputBytesPerSecond: 15174.08 * 1048576,
      latencyMs: 8.3,
      writeLatencyMs: 8.3,
      writeP95Ms: 12,
      percentiles: "floored",
    },
    startedAt: "2024-11-29T16:50:00.000Z",
  }),
];
