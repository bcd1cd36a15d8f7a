import type { Workload } from "../../model/benchmark/benchmarkRun";
import { weightedMean } from "../figures/weightedMean";
import { parseFioLoad } from "../load/fioOptions";
import type { CountedIo, LoadShape } from "../load/loadShape";
import { loadShape } from "../load/loadShape";
import type { RequestedLoad } from "../load/requestedLoad";
import { isCutName } from "./cutName";
import type { FioResult, FioResultJob } from "./fioResult";
import { fioTotals, runtimeMsOf, sidesOf } from "./fioTotals";

/** What a job was asked to do, and what it did. */
export interface FioJobLoad extends LoadShape {
  asked: RequestedLoad;
  /** I/Os that it counted. */
  ios: number;
  /** I/Os in flight of each process; `null` under a latency target. */
  queueDepth: number | null;
  /** Processes or threads that its figures add up. */
  processes: number | null;
  /** I/Os in flight of all processes that its figures add up. */
  outstandingIo: number | null;
  /** Where its options and its figures disagree, as clauses. */
  clauses: string[];
  /** Whether the options are those of a part of what the figures add up. */
  isPart: boolean;
}

/** Engines that wait for each I/O: for them `iodepth` has no effect. */
const SYNCHRONOUS = /^(sync|psync|vsync|pvsync2?|mmap)$/;

/**
 * The load of a job. Its shape is counted; its options say what nobody can count. fio adds up a group of jobs
 * (`group_reporting`) under the name of the first and with the options of the last: then only what was counted holds.
 *
 * @param timesListed How often the document lists the job: with `numjobs`, once for each of its processes or for all of them.
 */
export function fioJobLoad(job: FioResultJob, timesListed: number): FioJobLoad {
  const asked = parseFioLoad(job.options);
  const counted = countedIo([job]);
  const shape = loadShape(asked, counted);
  const queueDepth = queueDepthOf(job, asked);
  const clones = clonesOf(job, timesListed);
  const claimed = queueDepth === null || clones === null ? null : queueDepth * clones;
  const clauses = [otherName(job), otherRuntime(job, clones), moreInFlight(job, claimed)].filter(
    (clause) => clause !== null,
  );
  const isPart = clauses.length > 0 || shape.contradictions.some(({ of }) => isOfOthers(of, asked, job));
  return {
    ...shape,
    asked,
    ios: counted.ios ?? 0,
    queueDepth: isPart ? null : queueDepth,
    processes: isPart || Object.keys(job.options).length === 0 ? null : clones,
    outstandingIo: isPart ? null : claimed,
    clauses: [...clauses, ...shape.contradictions.map(({ clause }) => clause)],
    isPart,
  };
}

/**
 * A job cannot have other block sizes than its one, nor both directions where it has one: these I/Os are another's. Only
 * writes that are verified are read as well.
 */
function isOfOthers(of: "size" | "reads", { readPct }: RequestedLoad, { options }: FioResultJob): boolean {
  const verifies = readPct === 0 && options["verify"] !== undefined;
  return of === "size" || ((readPct === 100 || readPct === 0) && !verifies);
}

/** The load of the jobs of a test. */
export function fioWorkload(loads: readonly FioJobLoad[], jobs: readonly FioResultJob[]): Partial<Workload> {
  const asked = (value: (load: RequestedLoad) => number | null) =>
    common(loads.map((load) => (load.isPart ? null : value(load.asked))));
  const counted = countedIo(jobs);
  const { blockSizeBytes, readPct } = loadShape(
    {
      blockSizeBytes: common(loads.map((load) => load.blockSizeBytes)),
      readPct: common(loads.map((load) => load.readPct)),
    },
    counted,
  );
  return {
    blockSizeBytes,
    readPct,
    randomPct: loads.some(({ isPart, asked: { randomPct } }) => isPart || randomPct === null)
      ? null
      : randomShare(loads),
    queueDepth: common(loads.map((load) => load.queueDepth)),
    threads: addUp(loads.map((load) => load.processes)),
    latencyTargetUs: asked((load) => load.latencyTargetUs),
    compressPct: asked((load) => load.compressPct),
    dedupePct: asked((load) => load.dedupePct),
    outstandingIo: addUp(loads.map((load) => load.outstandingIo)),
    requestedIops: addUp(
      loads.map(({ asked: { jobIops }, processes }) => jobIops && processes && jobIops * processes),
    ),
  };
}

function randomShare(loads: readonly FioJobLoad[]): number | null {
  const same = common(loads.map(({ asked }) => asked.randomPct));
  const mean = weightedMean(
    loads,
    ({ asked }) => asked.randomPct,
    ({ ios }) => ios,
  );
  return same ?? (mean === null ? null : Math.round(mean * 100) / 100);
}

function common(values: readonly (number | null)[]): number | null {
  const [first = null] = values;
  return values.every((value) => value === first) ? first : null;
}

/** What jobs counted. Reads and writes that are reported as one have no share. */
function countedIo(jobs: readonly FioResultJob[]): CountedIo {
  const sides = sidesOf(jobs);
  const ios = addUp(sides.map(({ figures }) => figures.ios));
  const bytes = addUp(sides.map(({ figures }) => figures.bytes));
  const reads = addUp(sides.map(({ direction, figures }) => (direction === "write" ? 0 : figures.ios)));
  const isSplit = sides.every(({ direction }) => direction !== "mixed");
  return {
    ios,
    readPct: ios && reads !== null && isSplit ? (reads / ios) * 100 : null,
    bytesPerIo: ios && bytes ? bytes / ios : null,
  };
}

/** A part that is unknown leaves the total unknown. */
function addUp(values: readonly (number | null)[]): number | null {
  return values.reduce((sum, each) => (sum === null || each === null ? null : sum + each), 0);
}

/** fio's own default is 1, where options are listed at all. */
function queueDepthOf({ options }: FioResultJob, { iodepth, latencyTargetUs }: RequestedLoad): number | null {
  if (latencyTargetUs !== null) return null;
  if (SYNCHRONOUS.test(options["ioengine"] ?? "")) return 1;
  return iodepth ?? ((options["rw"] ?? options["readwrite"]) === undefined ? null : 1);
}

/**
 * Processes that the job's figures add up: all of `numjobs` when they are grouped, one when each is listed; `null` for an
 * unknown number of clients.
 */
function clonesOf({ options, isAllClients }: FioResultJob, timesListed: number): number | null {
  if (isAllClients) return null;
  const clones = Number(options["numjobs"] ?? 1);
  return timesListed === 1 && Number.isInteger(clones) && clones > 0 ? clones : 1;
}

/** How often a document lists the jobs of a name on a host in a group. */
export function timesListed({ jobs }: FioResult): (job: FioResultJob) => number {
  const keyOf = ({ name, groupId, host }: FioResultJob) => JSON.stringify([name, groupId, host]);
  const times = new Map<string, number>();
  for (const job of jobs) times.set(keyOf(job), (times.get(keyOf(job)) ?? 0) + 1);
  return (job) => times.get(keyOf(job)) ?? 0;
}

/** Command lines list the name of a section among its options. */
function otherName({ name, options }: FioResultJob): string | null {
  const listed = options["name"];
  const isSame = listed === undefined || listed === name || isCutName(name, listed);
  return isSame ? null : `its options are those of job ${listed}`;
}

/** Milliseconds by which the run time of a process may be off: fio stops and counts it at different moments. */
const RUNTIME_SLACK_MS = 5;

/** Newer versions print the run time of all processes together. */
function otherRuntime(job: FioResultJob, clones: number | null): string | null {
  const runtimeMs = runtimeMsOf(job);
  if (clones === null || job.jobRuntimeMs === null || job.jobRuntimeMs === 0 || runtimeMs === 0) return null;
  const expectedMs = clones * runtimeMs;
  if (Math.abs(job.jobRuntimeMs - expectedMs) <= expectedMs / 10 + clones * RUNTIME_SLACK_MS) return null;
  const ran = Math.round((job.jobRuntimeMs / runtimeMs) * 10) / 10;
  return `${clones} process${clones === 1 ? "" : "es"} by its options, ${ran} by its run time`;
}

/** Little's law allows for a tenth more: latencies and rates are means. */
function moreInFlight(job: FioResultJob, claimed: number | null): string | null {
  const { iops, latencyMs } = fioTotals([job]);
  if (claimed === null || iops === null || latencyMs === null) return null;
  const inFlight = (iops * latencyMs) / 1000;
  if (inFlight <= claimed * 1.1) return null;
  return `${claimed} I/O in flight by its options, ${inFlight.toFixed(1)} by its rate and latency`;
}
