import type { BenchmarkRun, Results, Workload } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import { caseOfPath } from "../caseOfPath";
import { parseBlockSize } from "../load/blockSize";
import { knownFigures } from "../figures/knownFigures";
import { weightedMean } from "../figures/weightedMean";
import { countedLoad } from "./countedLoad";
import type { ElbenchoPhase, PhaseLoad, PhaseSide } from "./elbenchoPhase";
import { latencyBins, percentileMs } from "./percentiles";
import type { PhaseKind } from "./phaseKind";
import type { PhaseSides } from "./phaseSides";
import { throughput } from "./throughput";

const US_PER_MS = 1000;
const MS_PER_S = 1000;

/** The run of a phase: what all of its threads did until the last one was done. */
export function phaseRun(
  phase: ElbenchoPhase,
  kind: PhaseKind,
  sides: PhaseSides,
  file: string,
): BenchmarkRun {
  const run = emptyRun("elbencho", caseOfPath(file), { file, line: phase.line });
  const { lastMs } = phase;
  const results = resultsOf(phase, sides);
  const { reads, writes } = sides;
  const of = (side: PhaseSide | null, share: number) => side && percentileMs(side, share);
  return {
    ...run,
    toolVersion: phase.version,
    job: jobName(phase),
    durationSeconds: lastMs ? lastMs / MS_PER_S : null,
    workload: { ...run.workload, ...workloadOf(phase, kind, sides) },
    results: { ...run.results, ...results },
    latencyPercentiles: knownFigures({
      readP50Ms: of(reads, 0.5),
      writeP50Ms: of(writes, 0.5),
      readP99Ms: of(reads, 0.99),
      writeP99Ms: of(writes, 0.99),
      readP999Ms: of(reads, 0.999),
      writeP999Ms: of(writes, 0.999),
    }),
    reported: phase.reported,
    latencyBins: latencyBins(sides.all),
    startedAt: startOf(phase),
  };
}

/** What tells the phases of a sweep apart: `night READ Q4T32`, with the I/O depth and the threads of all hosts. */
function jobName({ label, operation, load }: ElbenchoPhase): string {
  const threads = threadsOf(load);
  const queue = load.ioDepth === null || threads === null ? null : `Q${load.ioDepth}T${threads}`;
  return [label, operation, queue].filter((part) => part !== null).join(" ");
}

function threadsOf({ hosts, threadsPerHost }: PhaseLoad): number | null {
  return hosts === null || threadsPerHost === null ? null : hosts * threadsPerHost;
}

function resultsOf(phase: ElbenchoPhase, { all, reads, writes }: PhaseSides): Partial<Results> {
  const rate = (side: PhaseSide) => throughput(side, phase.load, phase.lastMs);
  const iops = (side: PhaseSide | null) => side && iopsOf(side, phase);
  const latency = (side: PhaseSide | null) => side && toMs(side.latencyUs);
  const maxima = all.flatMap((side) => toMs(side.maxLatencyUs) ?? []);
  const [readP95Ms, writeP95Ms] = [reads, writes].map((side) => side && percentileMs(side, 0.95));
  return {
    iops: sum(all.map(iops)),
    readIops: iops(reads),
    writeIops: iops(writes),
    throughputBytesPerSecond: sum(all.map(rate)),
    latencyMs: weightedMean(all, latency, (side) => iops(side) ?? 0),
    readLatencyMs: latency(reads),
    writeLatencyMs: latency(writes),
    readP95Ms: readP95Ms ?? null,
    writeP95Ms: writeP95Ms ?? null,
    percentiles: (readP95Ms ?? writeP95Ms ?? null) === null ? null : "measured",
    maxLatencyMs: maxima.length > 0 ? Math.max(...maxima) : null,
  };
}

/** Less than one I/O per second is printed as 0: the bytes show how many. */
function iopsOf(side: PhaseSide, { load, lastMs }: ElbenchoPhase): number | null {
  const bytes = side.iops === 0 ? throughput(side, load, lastMs) : null;
  return bytes && load.blockSizeBytes ? bytes / load.blockSizeBytes : side.iops;
}

function workloadOf(phase: ElbenchoPhase, kind: PhaseKind, sides: PhaseSides): Partial<Workload> {
  const { ioDepth, isRandom } = phase.load;
  const threads = threadsOf(phase.load);
  const { blockSizeBytes, readPct } = countedLoad(phase, kind, sides);
  return {
    blockSizeBytes,
    readPct,
    randomPct: isRandom === null ? null : isRandom ? 100 : 0,
    queueDepth: ioDepth,
    threads,
    outstandingIo: threads === null || ioDepth === null ? null : threads * ioDepth,
    requestedIops: requestedIops(phase.load, kind),
  };
}

/** The I/O rate to which `--limitread` and `--limitwrite`, bytes per second of each thread, hold a phase. */
function requestedIops(load: PhaseLoad, { does }: PhaseKind): number | null {
  const [threads, { blockSizeBytes, command }] = [threadsOf(load), load];
  const limit = (of: string) =>
    parseBlockSize(new RegExp(`--limit${of}(?:=|"?\\s+"?)(\\w+)`).exec(command)?.[1] ?? "");
  const bytesPerSecond = sum((does === "mix" ? ["read", "write"] : [does]).map(limit));
  return threads && blockSizeBytes && bytesPerSecond && (threads * bytesPerSecond) / blockSizeBytes;
}

/** A part that is unknown leaves the sum unknown. */
function sum(figures: readonly (number | null)[]): number | null {
  return figures.reduce((total, each) => (total === null || each === null ? null : total + each), 0);
}

/** Cached I/O below a microsecond is printed as 0, which is not a latency. */
function toMs(us: number | null): number | null {
  return us ? us / US_PER_MS : null;
}

const DATE = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)([+-]\d\d):?(\d\d)$/;

/** When the phase started; `null` where the date is none, or is that of an end of unknown distance. */
function startOf({ date, isDateOfStart, lastMs }: ElbenchoPhase): string | null {
  const [, time, hours, minutes] = DATE.exec(date ?? "") ?? [];
  if (time === undefined || (!isDateOfStart && lastMs === null)) return null;
  const printed = Date.parse(`${time}${hours}:${minutes}`);
  const start = new Date(isDateOfStart ? printed : printed - (lastMs ?? 0));
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
