import type { HostMeasuredUse } from "./hostMeasuredUse";
import type { SetupFact } from "./setupFact";

/** The tools whose output an importer can read; a run carries the one that made it. */
export type BenchmarkTool =
  | "hcibench-fio"
  | "hcibench-vdbench"
  | "iometer"
  | "fio"
  | "vdbench"
  | "diskspd"
  | "crystaldiskmark"
  | "elbencho";

/** How the 95th percentiles of a run came about; only `measured` and `floored` are percentiles at all. */
export type PercentileKind = "measured" | "floored" | "derived";

/** What the load generator was asked to do. `null` where neither name nor parameters say it. */
export interface Workload {
  blockSizeBytes: number | null;
  /** Share of reads by I/O count, 0 to 100. */
  readPct: number | null;
  /** Share of random I/O, 0 to 100. */
  randomPct: number | null;
  workingSetPct: number | null;
  vmdksPerVm: number | null;
  /** Size of a data disk of a VM. */
  vmdkBytes: number | null;
  /** I/Os that are kept in flight on each disk, or by each job or thread: what the tool calls queue depth. */
  queueDepth: number | null;
  /** Threads, processes or workers that issue the I/O; with HCIBench and vdbench those of one disk. */
  threads: number | null;
  /** Latency target in microseconds: the tool then adjusts its own queue depth. */
  latencyTargetUs: number | null;
  compressPct: number | null;
  dedupePct: number | null;
  /** Outstanding I/O over all VMs: VMs × vDisks × threads; `null` under a latency target. */
  outstandingIo: number | null;
  /** I/O rate that the load generator was held to, over all VMs and jobs; `null` without one, or where no file states it. */
  requestedIops: number | null;
}

/** The best figures that the files allow, in base units (latencies in ms, as every tool prints them). */
export interface Results {
  iops: number | null;
  readIops: number | null;
  writeIops: number | null;
  throughputBytesPerSecond: number | null;
  /** Mean latency weighted by I/O over reads and writes. */
  latencyMs: number | null;
  readLatencyMs: number | null;
  writeLatencyMs: number | null;
  readP95Ms: number | null;
  writeP95Ms: number | null;
  percentiles: PercentileKind | null;
  maxLatencyMs: number | null;
  errors: number | null;
}

/** Latency percentiles beside the 95th, in ms; `null` where the tool does not print one. */
export interface LatencyPercentiles {
  readP50Ms: number | null;
  writeP50Ms: number | null;
  readP99Ms: number | null;
  writeP99Ms: number | null;
  readP999Ms: number | null;
  writeP999Ms: number | null;
}

/** What the load generator says of its own CPU use, in per cent. */
export interface ToolCpu {
  userPct: number | null;
  systemPct: number | null;
  /** The 100%: the time of one process of the tool (fio), or that of all processors of its machine. */
  of: "process" | "machine";
}

/** A figure as the tool printed it: nothing rounded, nothing converted. */
export interface ReportedFigure {
  label: string;
  value: number;
  /** The unit text beside it, as printed (`MB/s`, `IO/S`, `ms`), empty where there was none. */
  unit: string;
  file: string;
  line: number;
}

/** Averages over the hosts of the cluster during the test, as per cent. */
export interface ClusterCpu {
  /** Logical CPU use (vCenter cpu.usage). */
  usagePct: number | null;
  /** Physical core use (vCenter cpu.utilization). */
  utilizationPct: number | null;
  memoryPct: number | null;
  /** Logical processors, where the file says it. */
  processors: number | null;
}

/** One host's averages during the test. */
export interface HostUse {
  name: string;
  cluster: string | null;
  cpuUsagePct: number | null;
  cpuUtilizationPct: number | null;
  memUsagePct: number | null;
}

/** One load generator: a VM, pod or worker. Members that finished early are listed but not in the totals. */
export interface Member {
  name: string;
  iops: number | null;
  throughputBytesPerSecond: number | null;
  latencyMs: number | null;
  finishedEarly: boolean;
  /** What it ran, where the members of a run do not all do the same: only those of one job can be compared. */
  job?: string | null;
}

/** Share (0 to 1) of I/Os that took at most `upToMs` and more than the bin before. */
export interface LatencyBin {
  /** Upper edge in ms; `null` for the open last bin. */
  upToMs: number | null;
  share: number;
}

/** One interval of a run; `second` counts from the end of the warm-up to the end of the interval. */
export interface SeriesPoint {
  second: number;
  iops: number;
  throughputBytesPerSecond: number;
  latencyMs: number | null;
}

/** Where something was read, for a person to check. */
export interface SourceLocation {
  file: string;
  line: number | null;
}

/** One test run on one datastore and job: the record that every importer fills and every report reads. */
export interface BenchmarkRun {
  tool: BenchmarkTool;
  toolVersion: string | null;
  case: string;
  job: string | null;
  datastore: string | null;
  /** VMs (pods, workers) in the totals. */
  vms: number | null;
  /** `null` where the tool has no VMs, or does not say it. */
  vmsFinishedEarly: number | null;
  vdisks: number | null;
  durationSeconds: number | null;
  warmupSeconds: number | null;
  workload: Workload;
  results: Results;
  /** `null` where the tool prints none of them. */
  latencyPercentiles: LatencyPercentiles | null;
  reported: ReportedFigure[];
  cpu: ClusterCpu;
  toolCpu: ToolCpu | null;
  hosts: HostUse[];
  /** What recordings of the hosts themselves say about the time of the run; `null` where none was handed over. */
  measuredUse: HostMeasuredUse[] | null;
  /** What the tool's own configuration files state about the setup; `null` where there are none. */
  setup: SetupFact[] | null;
  members: Member[];
  latencyBins: LatencyBin[] | null;
  series: SeriesPoint[] | null;
  /** Start of the case, ISO 8601 in UTC. */
  startedAt: string | null;
  source: SourceLocation;
}

/** A run in which nothing is known yet: importers fill what their files hold. */
export function emptyRun(tool: BenchmarkTool, caseName: string, source: SourceLocation): BenchmarkRun {
  return {
    tool,
    toolVersion: null,
    case: caseName,
    job: null,
    datastore: null,
    vms: null,
    vmsFinishedEarly: null,
    vdisks: null,
    durationSeconds: null,
    warmupSeconds: null,
    workload: {
      blockSizeBytes: null,
      readPct: null,
      randomPct: null,
      workingSetPct: null,
      vmdksPerVm: null,
      vmdkBytes: null,
      queueDepth: null,
      threads: null,
      latencyTargetUs: null,
      compressPct: null,
      dedupePct: null,
      outstandingIo: null,
      requestedIops: null,
    },
    results: {
      iops: null,
      readIops: null,
      writeIops: null,
      throughputBytesPerSecond: null,
      latencyMs: null,
      readLatencyMs: null,
      writeLatencyMs: null,
      readP95Ms: null,
      writeP95Ms: null,
      percentiles: null,
      maxLatencyMs: null,
      errors: null,
    },
    latencyPercentiles: null,
    reported: [],
    cpu: { usagePct: null, utilizationPct: null, memoryPct: null, processors: null },
    toolCpu: null,
    hosts: [],
    measuredUse: null,
    setup: null,
    members: [],
    latencyBins: null,
    series: null,
    startedAt: null,
    source,
  };
}
