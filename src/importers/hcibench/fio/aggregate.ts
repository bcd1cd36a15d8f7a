import type { LatencyBin, Member, Results } from "../../../model/benchmark/benchmarkRun";
import type { FioJob, FioSide } from "./fioStatus";
import { FIO_BIN_EDGES_MS } from "./fioStatus";
import { byMemberName } from "../members/memberOrder";
import { weightedMean } from "../../figures/weightedMean";
import { largestOf } from "../../figures/extremes";

/** One member and its figures for a job; `null` when it finished early. */
export interface MemberJob {
  name: string;
  job: FioJob | null;
}

const NS_PER_MS = 1e6;

/**
 * Exact results of one job over its members: rates added up, latencies weighted by I/O. The 95th percentile is
 * the mean of the members' own, as HCIBench has it: percentiles of several members cannot be joined. A side
 * without I/O has no latency, whatever fio prints there (its cpuio jobs time their own operations).
 */
export function aggregateJob(jobs: readonly FioJob[]): Results {
  const reads = jobs.map((job) => job.read).filter((side) => side.iops > 0);
  const writes = jobs.map((job) => job.write).filter((side) => side.iops > 0);
  const sides = [...reads, ...writes];
  const readP95Ms = meanP95(reads);
  const writeP95Ms = meanP95(writes);
  return {
    iops: sum(sides, (side) => side.iops),
    readIops: sum(reads, (side) => side.iops),
    writeIops: sum(writes, (side) => side.iops),
    throughputBytesPerSecond: sum(sides, (side) => side.bytesPerSecond),
    latencyMs: meanLatency(sides),
    readLatencyMs: meanLatency(reads),
    writeLatencyMs: meanLatency(writes),
    readP95Ms,
    writeP95Ms,
    percentiles: readP95Ms === null && writeP95Ms === null ? null : "measured",
    maxLatencyMs: sides.length > 0 ? largestOf(sides.map((side) => side.maxNs)) / NS_PER_MS : null,
    errors: jobs.reduce((total, job) => total + job.errors, 0),
  };
}

/** The members as the record lists them, in the order of their names; those that finished early have no figures. */
export function listMembers(members: readonly MemberJob[]): Member[] {
  return [...members].sort(byMemberName).map(({ name, job }) => {
    if (!job) {
      return { name, iops: null, throughputBytesPerSecond: null, latencyMs: null, finishedEarly: true };
    }
    const { iops, throughputBytesPerSecond, latencyMs } = aggregateJob([job]);
    return { name, iops, throughputBytesPerSecond, latencyMs, finishedEarly: false };
  });
}

/**
 * Shares of I/Os by latency over all members, weighted by their I/Os; without the empty bins at both ends.
 * `null` when fio printed no bins.
 */
export function latencyBins(jobs: readonly FioJob[]): LatencyBin[] | null {
  const weigh = (job: FioJob) => job.read.totalIos + job.write.totalIos;
  const bins = FIO_BIN_EDGES_MS.map((upToMs, index) => {
    const percent = weightedMean(jobs, (job) => job.binsPct?.[index] ?? null, weigh);
    return { upToMs, share: (percent ?? 0) / 100 };
  });
  const first = bins.findIndex((bin) => bin.share > 0);
  if (first < 0) return null;
  while (bins.at(-1)?.share === 0) bins.pop();
  return bins.slice(first);
}

/** What HCIBench prints for the same members, before it rounds. Latencies in ms, unweighted over the members. */
export interface HcibenchFigures {
  iops: number;
  /** Sum of fio's whole KiB/s. */
  kibPerSecond: number;
  readLatencyMs: number;
  writeLatencyMs: number;
  readP95Ms: number;
  writeP95Ms: number;
}

/** HCIBench's own arithmetic, to check a text against the members' files. */
export function hcibenchFigures(jobs: readonly FioJob[]): HcibenchFigures {
  const mean = (value: (job: FioJob) => number) => sum(jobs, value) / jobs.length / NS_PER_MS;
  return {
    iops: sum(jobs, (job) => job.read.iops + job.write.iops),
    kibPerSecond: sum(jobs, (job) => job.read.kibPerSecond + job.write.kibPerSecond),
    readLatencyMs: mean((job) => job.read.meanNs),
    writeLatencyMs: mean((job) => job.write.meanNs),
    readP95Ms: mean((job) => job.read.p95Ns ?? 0),
    writeP95Ms: mean((job) => job.write.p95Ns ?? 0),
  };
}

function meanLatency(sides: readonly FioSide[]): number | null {
  const measured = sides.filter((side) => side.latencyIos > 0);
  const mean = weightedMean(
    measured,
    (side) => side.meanNs,
    (side) => side.totalIos,
  );
  return mean === null ? null : mean / NS_PER_MS;
}

function meanP95(sides: readonly FioSide[]): number | null {
  const mean = weightedMean(
    sides,
    (side) => side.p95Ns,
    () => 1,
  );
  return mean === null ? null : mean / NS_PER_MS;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((total, item) => total + value(item), 0);
}
