import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { HostMeasuredUse } from "../model/benchmark/hostMeasuredUse";

type Flat = Record<string, string | number | null>;

/**
 * A run as one flat record: for those who collect hundreds of runs in a database. Names carry their units; members,
 * hosts, series and the figures as printed are left to the full JSON.
 */
export function flatRun(run: BenchmarkRun): Flat {
  const { workload, results, cpu, source } = run;
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
    cpuUsagePct: cpu.usagePct,
    cpuUtilizationPct: cpu.utilizationPct,
    memoryPct: cpu.memoryPct,
    processors: cpu.processors,
    ...measuredHosts(run.measuredUse ?? []),
    startedAt: run.startedAt,
    file: source.file,
    line: source.line,
  };
}

/** What recorded hosts used: their number, means of the CPU figures over the hosts, sums of the traffic. */
function measuredHosts(uses: readonly HostMeasuredUse[]): Flat {
  const known = (value: (use: HostMeasuredUse) => number | null) =>
    uses.map(value).filter((figure) => figure !== null);
  const sum = (figures: readonly number[]) =>
    figures.length === 0 ? null : figures.reduce((total, figure) => total + figure, 0);
  const mean = (figures: readonly number[]) => {
    const total = sum(figures);
    return total === null ? null : total / figures.length;
  };
  return {
    measuredHosts: uses.length,
    measuredCpuUsedPct: mean(known((use) => use.cpuUsedPct)),
    measuredCpuUtilPct: mean(known((use) => use.cpuUtilPct)),
    measuredIdleCpuPct: mean(known((use) => use.idleCpuPct)),
    measuredTransmitBitsPerSecond: sum(known((use) => use.transmitBitsPerSecond)),
    measuredReceiveBitsPerSecond: sum(known((use) => use.receiveBitsPerSecond)),
  };
}

/** Runs as newline-delimited JSON: one flat record a line. */
export function toNdjson(runs: readonly BenchmarkRun[]): string {
  return runs.map((run) => JSON.stringify(flatRun(run))).join("\n");
}

/** Runs as comma-separated values with a header line (RFC 4180); a figure that no file says is an empty field. */
export function toCsv(runs: readonly BenchmarkRun[]): string {
  const records = runs.map(flatRun);
  const header = Object.keys(records[0] ?? {});
  return [header, ...records.map((record) => Object.values(record))]
    .map((row) => row.map(field).join(","))
    .join("\r\n");
}

/** What begins a formula, at the beginning of a cell: a spreadsheet may split at semicolons or tabs, quotation marks or not. */
const FORMULA = /(^|[;\t\r\n][\s"]{0,20})(?=[=+\-@\t\r])/g;

/** Texts that a spreadsheet would take for a formula get an apostrophe: names come from strangers' files. */
function field(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const text = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
