import type {
  BenchmarkRun,
  BenchmarkTool,
  ClusterCpu,
  HostUse,
  LatencyBin,
  LatencyPercentiles,
  Member,
  ReportedFigure,
  Results,
  SeriesPoint,
  SourceLocation,
  ToolCpu,
  Workload,
} from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { HostMeasuredUse } from "../model/benchmark/hostMeasuredUse";
import type { UplinkRate } from "../model/benchmark/hostRecording";
import { SETUP_FACTS, type SetupFact, type SetupFactName } from "../model/benchmark/setupFact";
import { either, flag, listOf, number, orNull, record, text, word } from "./readers";

/** What is kept of an import. What recordings say about a run stands in the run; the recordings are too long. */
export interface StoredImport {
  name: string;
  runs: BenchmarkRun[];
  diagnostics: Diagnostic[];
}

const maybeNumber = orNull(number);
const maybeText = orNull(text);

const workload = record<Workload>({
  blockSizeBytes: maybeNumber,
  readPct: maybeNumber,
  randomPct: maybeNumber,
  workingSetPct: maybeNumber,
  vmdksPerVm: maybeNumber,
  vmdkBytes: maybeNumber,
  queueDepth: maybeNumber,
  threads: maybeNumber,
  latencyTargetUs: maybeNumber,
  compressPct: maybeNumber,
  dedupePct: maybeNumber,
  outstandingIo: maybeNumber,
  requestedIops: maybeNumber,
});

const results = record<Results>({
  iops: maybeNumber,
  readIops: maybeNumber,
  writeIops: maybeNumber,
  throughputBytesPerSecond: maybeNumber,
  latencyMs: maybeNumber,
  readLatencyMs: maybeNumber,
  writeLatencyMs: maybeNumber,
  readP95Ms: maybeNumber,
  writeP95Ms: maybeNumber,
  percentiles: orNull(word({ measured: true, floored: true, derived: true })),
  maxLatencyMs: maybeNumber,
  errors: maybeNumber,
});

const latencyPercentiles = record<LatencyPercentiles>({
  readP50Ms: maybeNumber,
  writeP50Ms: maybeNumber,
  readP99Ms: maybeNumber,
  writeP99Ms: maybeNumber,
  readP999Ms: maybeNumber,
  writeP999Ms: maybeNumber,
});

const toolCpu = record<ToolCpu>({
  userPct: maybeNumber,
  systemPct: maybeNumber,
  of: word({ process: true, machine: true }),
});

const hostUse = record<HostUse>({
  name: text,
  cluster: maybeText,
  cpuUsagePct: maybeNumber,
  cpuUtilizationPct: maybeNumber,
  memUsagePct: maybeNumber,
});

const measuredUse = record<HostMeasuredUse>({
  host: text,
  cpuUsedPct: maybeNumber,
  cpuUtilPct: maybeNumber,
  idleCpuPct: maybeNumber,
  logicalProcessors: maybeNumber,
  transmitBitsPerSecond: maybeNumber,
  receiveBitsPerSecond: maybeNumber,
  uplinks: listOf(
    record<UplinkRate>({ name: text, transmitBitsPerSecond: maybeNumber, receiveBitsPerSecond: maybeNumber }),
  ),
  coveredSeconds: number,
  source: text,
});

const factName = word(
  Object.fromEntries(Object.keys(SETUP_FACTS).map((name) => [name, true])) as Record<SetupFactName, true>,
);

const setupFact = record<SetupFact>({
  name: factName,
  value: either(number, text),
  file: text,
  line: maybeNumber,
});

const member = record<Member>({
  name: text,
  iops: maybeNumber,
  throughputBytesPerSecond: maybeNumber,
  latencyMs: maybeNumber,
  finishedEarly: flag,
  job: maybeText,
});

const run = record<BenchmarkRun>({
  tool: word<BenchmarkTool>({
    "hcibench-fio": true,
    "hcibench-vdbench": true,
    iometer: true,
    fio: true,
    vdbench: true,
    diskspd: true,
    crystaldiskmark: true,
    elbencho: true,
  }),
  toolVersion: maybeText,
  case: text,
  job: maybeText,
  datastore: maybeText,
  vms: maybeNumber,
  vmsFinishedEarly: maybeNumber,
  vdisks: maybeNumber,
  durationSeconds: maybeNumber,
  warmupSeconds: maybeNumber,
  workload,
  results,
  latencyPercentiles: orNull(latencyPercentiles),
  reported: listOf(
    record<ReportedFigure>({ label: text, value: number, unit: text, file: text, line: number }),
  ),
  cpu: record<ClusterCpu>({
    usagePct: maybeNumber,
    utilizationPct: maybeNumber,
    memoryPct: maybeNumber,
    processors: maybeNumber,
  }),
  toolCpu: orNull(toolCpu),
  hosts: listOf(hostUse),
  measuredUse: orNull(listOf(measuredUse)),
  setup: orNull(listOf(setupFact)),
  members: listOf(member),
  latencyBins: orNull(listOf(record<LatencyBin>({ upToMs: maybeNumber, share: number }))),
  series: orNull(
    listOf(
      record<SeriesPoint>({
        second: number,
        iops: number,
        throughputBytesPerSecond: number,
        latencyMs: maybeNumber,
      }),
    ),
  ),
  startedAt: maybeText,
  source: record<SourceLocation>({ file: text, line: maybeNumber }),
});

const diagnostic = record<Diagnostic>({
  severity: word({ error: true, warning: true, info: true }),
  code: text,
  message: text,
  file: text,
  line: maybeNumber,
});

/**
 * Reads a kept import. It comes from a file that strangers may have changed, so nothing of it is taken on trust.
 *
 * @throws Error that names what is wrong.
 */
export const storedImport = record<StoredImport>({
  name: text,
  runs: listOf(run),
  diagnostics: listOf(diagnostic),
});
