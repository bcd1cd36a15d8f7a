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
 * without I/O has no latency, whatever fio prints there (its cpuio jobs time their own operations). A figure that one member
 * lacks is unknown.
 */
export function aggregateJob(jobs: readonly FioJob[]): Results {
  const reads = jobs.map((job) => job.read).filter((side) => side.iops !== 0);
  const writes = jobs.map((job) => job.write).filter((side) => side.iops !== 0);
  const sides = [...reads, ...writes];
  const readP95Ms = meanP95(reads);
  const writeP95Ms = meanP95(writes);
  const maxima = known(sides, (side) => side.maxNs);
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
    maxLatencyMs: maxima && maxima.length > 0 ? largestOf(maxima) / NS_PER_MS : null,
    errors: sum(jobs, (job) => job.errors),
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

/**
 * What HCIBench prints for the same members, before it rounds; `null` where a member lacks the figure. Latencies in ms,
 * unweighted over the members.
 */
export type HcibenchFigures = Record<
  "iops" | "kibPerSecond" | "readLatencyMs" | "writeLatencyMs" | "readP95Ms" | "writeP95Ms",
  number | null
>;

/** HCIBench's own arithmetic, to check a text against the members' files. */
export function hcibenchFigures(jobs: readonly FioJob[]): HcibenchFigures {
  const sides = jobs.flatMap(({ read, write }) => [read, write]);
  const mean = (of: "read" | "write", value: (side: FioSide) => number | null) => {
    const total = sum(jobs, (job) => value(job[of]));
    return total === null ? null : total / jobs.length / NS_PER_MS;
  };
  // A side without I/O may have no percentile: for HCIBench it is 0.
  const p95Ns = (side: FioSide) => side.p95Ns ?? (side.iops === 0 ? 0 : null);
  return {
    iops: sum(sides, (side) => side.iops),
    // Sum of fio's whole KiB/s.
    kibPerSecond: sum(sides, (side) => side.kibPerSecond),
    readLatencyMs: mean("read", (side) => side.meanNs),
    writeLatencyMs: mean("write", (side) => side.meanNs),
    readP95Ms: mean("read", p95Ns),
    writeP95Ms: mean("write", p95Ns),
  };
}

/** Weighted by I/O, over the sides whose latency was measured. */
function meanLatency(sides: readonly FioSide[]): number | null {
  const measured = sides.filter((side) => side.latencyIos > 0);
  if (!known(measured, (side) => side.meanNs)) return null;
  const mean = weightedMean(
    measured,
    (side) => side.meanNs,
    (side) => side.totalIos,
  );
  return mean === null ? null : mean / NS_PER_MS;
}

function meanP95(sides: readonly FioSide[]): number | null {
  const total = sum(sides, (side) => side.p95Ns);
  return total === null || sides.length === 0 ? null : total / sides.length / NS_PER_MS;
}

function sum<Item>(items: readonly Item[], value: (item: Item) => number | null): number | null {
  return known(items, value)?.reduce((total, each) => total + each, 0) ?? null;
}

/** The values of all items, or `null` where one has none. */
function known<Item>(items: readonly Item[], value: (item: Item) => number | null): number[] | null {
  const values = items.map(value).filter((each) => each !== null);
  return values.length === items.length ? values : null;
}
