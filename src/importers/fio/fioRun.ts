import type { BenchmarkRun, LatencyBin, ReportedFigure } from "../../model/benchmark/benchmarkRun";
import { emptyRun } from "../../model/benchmark/benchmarkRun";
import { parseFioLoad } from "../load/fioOptions";
import { weightedMean } from "../figures/weightedMean";
import type { FioDirection, FioResult, FioResultJob } from "./fioResult";
import type { JobLines } from "./jobLines";

const UNITS_PER_MS = { ns: 1e6, us: 1e3 } as const;

/** Engines that wait for each I/O: for them `iodepth` has no effect. */
const SYNCHRONOUS = /^(sync|psync|vsync|pvsync2?|mmap)$/;

const DIRECTIONS = ["read", "write", "mixed"] as const;

/** Where a job stands. */
export interface JobPlace {
  caseName: string;
  file: string;
  lines: JobLines;
}

/** The run of one job of a document. A grouped job is the sum of its clones, as fio has added them up. */
export function fioRun(document: FioResult, job: FioResultJob, place: JobPlace): BenchmarkRun {
  const run = emptyRun("fio", place.caseName, { file: place.file, line: place.lines.start });
  const { read, write, mixed } = job.directions;
  const sides = [read, write, mixed].filter((side) => side !== null);
  const runtimeMs = Math.max(0, ...sides.map((side) => side.runtimeMs ?? 0));
  const load = parseFioLoad(job.options);
  const maxima = sides.flatMap((side) => latencyMs(side, (latency) => latency.max) ?? []);
  const readP95Ms = latencyMs(read, (latency) => latency.p95);
  const writeP95Ms = latencyMs(write, (latency) => latency.p95);
  return {
    ...run,
    toolVersion: document.version,
    job: job.host === null || job.host === "" ? job.name : `${job.name} @ ${job.host}`,
    durationSeconds: runtimeMs > 0 ? runtimeMs / 1000 : null,
    warmupSeconds: load.rampSeconds,
    workload: { ...run.workload, ...workloadOf(document, job) },
    results: {
      ...run.results,
      iops: sum(sides, (side) => side.iops),
      readIops: mixed ? null : (read?.iops ?? null),
      writeIops: mixed ? null : (write?.iops ?? null),
      throughputBytesPerSecond: sum(sides, bytesPerSecond),
      latencyMs: weightedMean(
        sides,
        (side) => latencyMs(side, (latency) => latency.mean),
        (side) => side.iops ?? 0,
      ),
      readLatencyMs: latencyMs(read, (latency) => latency.mean),
      writeLatencyMs: latencyMs(write, (latency) => latency.mean),
      readP95Ms,
      writeP95Ms,
      percentiles: readP95Ms === null && writeP95Ms === null ? null : "measured",
      maxLatencyMs: maxima.length > 0 ? Math.max(...maxima) : null,
      // fio counts errors only when told to go on after them; without, no first error means no error.
      errors: job.totalErrors ?? (job.error === 0 ? 0 : null),
    },
    reported: reportedFigures(job, place),
    latencyBins: latencyBins(job),
    startedAt: startOf(document, job),
  };
}

function workloadOf(document: FioResult, job: FioResultJob): Partial<BenchmarkRun["workload"]> {
  const load = parseFioLoad(job.options);
  const synchronous = SYNCHRONOUS.test(job.options["ioengine"] ?? "");
  const threads = load.latencyTargetUs !== null ? null : synchronous ? 1 : load.iodepth;
  return {
    blockSizeBytes: load.blockSizeBytes,
    readPct: load.readPct,
    randomPct: load.randomPct,
    threads,
    latencyTargetUs: load.latencyTargetUs,
    compressPct: load.compressPct,
    dedupePct: load.dedupePct,
    outstandingIo: threads === null ? null : threads * clonesOf(document, job),
  };
}

/** Clones that the job's figures add up: all of `numjobs` when they are grouped, one when each is listed. */
function clonesOf(document: FioResult, job: FioResultJob): number {
  const clones = Number(job.options["numjobs"] ?? 1);
  const listed = document.jobs.filter(
    ({ name, groupId, host }) => name === job.name && groupId === job.groupId && host === job.host,
  ).length;
  return listed === 1 && Number.isInteger(clones) && clones > 0 ? clones : 1;
}

function latencyMs(
  side: FioDirection | null,
  figure: (latency: NonNullable<FioDirection["latency"]>) => number | null,
): number | null {
  if (!side?.latency) return null;
  const value = figure(side.latency);
  return value === null ? null : value / UNITS_PER_MS[side.latency.unit];
}

/** fio before 3.0 printed whole KiB/s only. */
function bytesPerSecond(side: FioDirection): number | null {
  return side.bwBytes ?? (side.bw === null ? null : side.bw * 1024);
}

function sum(sides: readonly FioDirection[], value: (side: FioDirection) => number | null): number | null {
  const known = sides.flatMap((side) => value(side) ?? []);
  return known.length > 0 ? known.reduce((total, each) => total + each, 0) : null;
}

/** The figures under fio's own keys; beside them fio prints no units, only `lat_ns` has one in its name. */
function reportedFigures(job: FioResultJob, { file, lines }: JobPlace): ReportedFigure[] {
  const figures: ReportedFigure[] = [];
  const add = (label: string, value: number | null, ...keys: string[]) => {
    if (value !== null) figures.push({ label, value, unit: "", file, line: lines.of(...keys) });
  };
  for (const direction of DIRECTIONS) {
    const side = job.directions[direction];
    if (!side) continue;
    add(`${direction} iops`, side.iops, direction, "iops");
    add(`${direction} bw`, side.bw, direction, "bw");
    add(`${direction} bw_bytes`, side.bwBytes, direction, "bw_bytes");
    if (!side.latency) continue;
    const { kind, unit, mean, max, p95, p95Kind } = side.latency;
    const keyOf = (of: string) => (unit === "ns" ? `${of}_ns` : of);
    const [key, p95Key] = [keyOf(kind), keyOf(p95Kind)];
    add(`${direction} ${key} mean`, mean, direction, key, "mean");
    add(`${direction} ${key} max`, max, direction, key, "max");
    add(`${direction} ${p95Key} percentile 95.000000`, p95, direction, p95Key, "95.000000");
  }
  // Shares of the CPU time of the job itself, not of the host.
  add("usr_cpu", job.usrCpu, "usr_cpu");
  add("sys_cpu", job.sysCpu, "sys_cpu");
  return figures;
}

function latencyBins(job: FioResultJob): LatencyBin[] | null {
  const used = job.bins.flatMap(({ percent }, index) => (percent > 0 ? [index] : []));
  const [first, last] = [used[0], used.at(-1)];
  if (first === undefined || last === undefined) return null;
  return job.bins.slice(first, last + 1).map(({ upToMs, percent }) => ({ upToMs, share: percent / 100 }));
}

/** The document's time is that of its end. */
function startOf({ timestampMs }: FioResult, job: FioResultJob): string | null {
  const elapsedMs = job.elapsedSeconds === null ? null : job.elapsedSeconds * 1000;
  const start = job.startMs ?? (timestampMs === null || elapsedMs === null ? null : timestampMs - elapsedMs);
  if (start === null || start <= 0 || Math.abs(start) > 8.64e15) return null;
  return new Date(start).toISOString();
}
