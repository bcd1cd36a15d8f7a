import type { BenchmarkRun, LatencyPercentiles } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import type { HostMeasuredUse } from "../model/benchmark/hostMeasuredUse";
import { diagnosticsOfRuns } from "../model/benchmark/runDiagnostics";
import { csvLine } from "../importers/tables/csvOf";

type Flat = Record<string, string | number | null>;

/**
 * A run as one flat record: for those who collect hundreds of runs in a database. Names carry their units; members,
 * hosts, series and the figures as printed are left to the full JSON.
 *
 * @param diagnostics Those of the run: its errors and warnings are a field, `null` without any.
 */
export function flatRun(run: BenchmarkRun, diagnostics: readonly Diagnostic[]): Flat {
  const { workload, results, cpu, toolCpu, source } = run;
  const warnings = diagnostics.filter(({ severity }) => severity !== "info");
  return {
    tool: run.tool,
    toolVersion: run.toolVersion,
    case: run.case,
    job: run.job,
    datastore: run.datastore,
    vms: run.vms,
    vmsFinishedEarly: run.vmsFinishedEarly,
    vdisks: run.vdisks,
    durationSeconds: run.durationSeconds,
    warmupSeconds: run.warmupSeconds,
    ...workload,
    ...results,
    ...NO_PERCENTILES,
    ...run.latencyPercentiles,
    cpuUsagePct: cpu.usagePct,
    cpuUtilizationPct: cpu.utilizationPct,
    memoryPct: cpu.memoryPct,
    processors: cpu.processors,
    toolCpuUserPct: toolCpu?.userPct ?? null,
    toolCpuSystemPct: toolCpu?.systemPct ?? null,
    toolCpuOf: toolCpu?.of ?? null,
    ...measuredHosts(run.measuredUse),
    startedAt: run.startedAt,
    file: source.file,
    line: source.line,
    warnings: warnings.length === 0 ? null : warnings.map(({ message }) => message).join(" | "),
  };
}

const NO_PERCENTILES: LatencyPercentiles = {
  readP50Ms: null,
  writeP50Ms: null,
  readP99Ms: null,
  writeP99Ms: null,
  readP999Ms: null,
  writeP999Ms: null,
};

/** What recorded hosts used: their number, means of the CPU figures over the hosts, sums of the traffic. */
function measuredHosts(recorded: readonly HostMeasuredUse[] | null): Flat {
  const uses = recorded ?? [];
  const known = (value: (use: HostMeasuredUse) => number | null) =>
    uses.map(value).filter((figure) => figure !== null);
  const sum = (figures: readonly number[]) =>
    figures.length === 0 ? null : figures.reduce((total, figure) => total + figure, 0);
  const mean = (figures: readonly number[]) => {
    const total = sum(figures);
    return total === null ? null : total / figures.length;
  };
  return {
    measuredHosts: recorded?.length ?? null,
    measuredCpuUsedPct: mean(known((use) => use.cpuUsedPct)),
    measuredCpuUtilPct: mean(known((use) => use.cpuUtilPct)),
    measuredIdleCpuPct: mean(known((use) => use.idleCpuPct)),
    measuredTransmitBitsPerSecond: sum(known((use) => use.transmitBitsPerSecond)),
    measuredReceiveBitsPerSecond: sum(known((use) => use.receiveBitsPerSecond)),
  };
}

/** Runs as newline-delimited JSON: the lines, one flat record each. */
export function* ndjsonLines(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
): Generator<string> {
  for (const record of flatRuns(runs, diagnostics)) yield JSON.stringify(record);
}

/** Runs as comma-separated values: the lines, of which the first is a header. */
export function* csvLines(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
): Generator<string> {
  let isFirst = true;
  for (const record of flatRuns(runs, diagnostics)) {
    if (isFirst) yield csvLine(Object.keys(record));
    isFirst = false;
    yield csvLine(Object.values(record));
  }
}

function* flatRuns(runs: readonly BenchmarkRun[], diagnostics: readonly Diagnostic[]): Generator<Flat> {
  const ofRuns = diagnosticsOfRuns(runs, diagnostics);
  for (const [index, run] of runs.entries()) yield flatRun(run, ofRuns[index] ?? []);
}
