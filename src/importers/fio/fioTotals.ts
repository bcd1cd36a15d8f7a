import type { LatencyBin, LatencyPercentiles, Results } from "../../model/benchmark/benchmarkRun";
import { largestOf, smallestOf } from "../figures/extremes";
import { knownFigures } from "../figures/knownFigures";
import { weightedMean } from "../figures/weightedMean";
import type { FioDirection, FioLatency, FioPercentile } from "./fioDirection";
import type { FioResultJob } from "./fioResult";

const UNITS_PER_MS = { ns: 1e6, us: 1e3 } as const;

/** A direction of a job, and the share of the test during which the job ran. */
export interface FioSide {
  direction: "read" | "write" | "mixed";
  figures: FioDirection;
  share: number;
}

/** How far the run times of jobs may be from each other to count as one: their rates are then added as they are. */
const RUNTIME_TOLERANCE = 0.05;

/** Whether the rates of jobs hold for different times: only their I/Os, over the longest time, can be added. */
export function runsUnequally(jobs: readonly FioResultJob[]): boolean {
  const runtimes = jobs.map(runtimeMsOf).filter((ms) => ms > 0);
  return smallestOf(runtimes) < largestOf(runtimes) * (1 - RUNTIME_TOLERANCE);
}

/** How long a job did I/O; 0 where the document does not say it. */
export function runtimeMsOf({ directions: { read, write, mixed, trim } }: FioResultJob): number {
  return Math.max(read?.runtimeMs ?? 0, write?.runtimeMs ?? 0, mixed?.runtimeMs ?? 0, trim?.runtimeMs ?? 0);
}

/** The directions with which jobs count. `mixed` repeats what stands in reads and writes, where these are printed. */
export function sidesOf(jobs: readonly FioResultJob[]): FioSide[] {
  const longestMs = largestOf(jobs.map(runtimeMsOf));
  const unequal = runsUnequally(jobs);
  return jobs.flatMap((job) => {
    const { read, write, mixed } = job.directions;
    const runtimeMs = runtimeMsOf(job);
    const share = unequal && runtimeMs > 0 ? runtimeMs / longestMs : 1;
    const side = (direction: FioSide["direction"], figures: FioDirection | null) =>
      figures ? [{ direction, figures, share }] : [];
    const split = [...side("read", read), ...side("write", write)];
    return split.length > 0 ? split : side("mixed", mixed);
  });
}

/** The results of jobs that ran together: rates add up, latencies are weighted by I/O. */
export function fioTotals(jobs: readonly FioResultJob[]): Omit<Results, "errors"> {
  const { sides, reads, writes } = splitSides(jobs);
  const [readP95Ms, writeP95Ms] = [percentileMs(reads, "95.000000"), percentileMs(writes, "95.000000")];
  const maxima = sides.flatMap(({ figures: { latency } }) => toMs(latency, latency?.max ?? null) ?? []);
  return {
    iops: sum(sides, iopsOf),
    readIops: sum(reads, iopsOf),
    writeIops: sum(writes, iopsOf),
    throughputBytesPerSecond: sum(sides, bytesPerSecondOf),
    latencyMs: meanLatencyMs(sides),
    readLatencyMs: meanLatencyMs(reads),
    writeLatencyMs: meanLatencyMs(writes),
    readP95Ms,
    writeP95Ms,
    percentiles: readP95Ms === null && writeP95Ms === null ? null : "measured",
    maxLatencyMs: maxima.length > 0 ? largestOf(maxima) : null,
  };
}

/** The percentiles beside the 95th; `null` without any. */
export function fioPercentiles(jobs: readonly FioResultJob[]): LatencyPercentiles | null {
  const { reads, writes } = splitSides(jobs);
  return knownFigures({
    readP50Ms: percentileMs(reads, "50.000000"),
    writeP50Ms: percentileMs(writes, "50.000000"),
    readP99Ms: percentileMs(reads, "99.000000"),
    writeP99Ms: percentileMs(writes, "99.000000"),
    readP999Ms: percentileMs(reads, "99.900000"),
    writeP999Ms: percentileMs(writes, "99.900000"),
  });
}

/** Reads and writes, where no job reports them as one. */
function splitSides(jobs: readonly FioResultJob[]): Record<"sides" | "reads" | "writes", FioSide[]> {
  const sides = sidesOf(jobs);
  const isMixed = sides.some(({ direction }) => direction === "mixed");
  const of = (direction: FioSide["direction"]) =>
    isMixed ? [] : sides.filter((side) => side.direction === direction);
  return { sides, reads: of("read"), writes: of("write") };
}

/** I/O per second over the whole test. */
function iopsOf({ figures: { iops }, share }: FioSide): number | null {
  return iops === null ? null : iops * share;
}

function bytesPerSecondOf({ figures, share }: FioSide): number | null {
  const bytes = figures.bwBytes ?? ratePerSecond(figures);
  return bytes === null ? (figures.iops === 0 ? 0 : null) : bytes * share;
}

/**
 * Older versions print whole KiB/s only, which cuts up to a tenth off a slow disk: the bytes by the run time, where these
 * are the same rate. They are another where fio counted the ramp too.
 */
function ratePerSecond({ bw, bytes, runtimeMs }: FioDirection): number | null {
  if (bw === null) return null;
  const counted = bytes !== null && runtimeMs ? (bytes * 1000) / runtimeMs : null;
  return counted !== null && Math.floor(counted / 1024) === bw ? counted : bw * 1024;
}

/** A part that is unknown leaves the sum unknown; nothing to add is unknown too. */
function sum(sides: readonly FioSide[], value: (side: FioSide) => number | null): number | null {
  const values = sides.map(value);
  if (values.length === 0) return null;
  return values.reduce((total, each) => (total === null || each === null ? null : total + each), 0);
}

/** Weighted by I/O; by rate where one direction did not count its I/Os. */
function meanLatencyMs(sides: readonly FioSide[]): number | null {
  const counted = sides.every(({ figures }) => figures.ios !== null);
  return weightedMean(
    sides,
    ({ figures: { latency } }) => toMs(latency, latency?.mean ?? null),
    (side) => (counted ? side.figures.ios : iopsOf(side)) ?? 0,
  );
}

/** Percentiles of several jobs cannot be joined: `null` unless one job did all of the I/O. */
function percentileMs(sides: readonly FioSide[], percentile: FioPercentile): number | null {
  const [only, another] = sides.filter(({ figures }) => figures.iops !== 0);
  if (!only || another) return null;
  const { latency } = only.figures;
  return toMs(latency, latency?.percentiles[percentile] ?? null);
}

/** Whether several jobs have percentiles of one direction, which cannot be joined. */
export function hasSeveralPercentiles(jobs: readonly FioResultJob[]): boolean {
  const directions = jobs.flatMap(percentileDirections);
  return new Set(directions).size < directions.length;
}

/** Whether the figures of a job have percentiles. */
export function hasPercentiles(job: FioResultJob): boolean {
  return percentileDirections(job).length > 0;
}

function percentileDirections(job: FioResultJob): FioSide["direction"][] {
  return sidesOf([job]).flatMap(({ direction, figures: { latency } }) =>
    Object.values(latency?.percentiles ?? {}).some((value) => value !== null) ? [direction] : [],
  );
}

function toMs(latency: FioLatency | null, value: number | null): number | null {
  return latency === null || value === null ? null : value / UNITS_PER_MS[latency.unit];
}

/** Shares of I/Os by latency over all jobs, weighted by their I/Os; without the empty bins at both ends. */
export function fioLatencyBins(jobs: readonly FioResultJob[]): LatencyBin[] | null {
  const weighed = jobs.map((job) => ({
    job,
    weight:
      jobs.length === 1 ? 1 : sidesOf([job]).reduce((total, { figures }) => total + (figures.ios ?? 0), 0),
  }));
  const all = weighed.reduce((total, { weight }) => total + weight, 0);
  const shares = new Map<number | null, number>();
  for (const { job, weight } of weighed) {
    for (const { upToMs, percent } of job.latencyBins) {
      const share = all > 0 ? (percent / 100) * (weight / all) : 0;
      shares.set(upToMs, (shares.get(upToMs) ?? 0) + share);
    }
  }
  const bins = [...shares]
    .map(([upToMs, share]) => ({ upToMs, share }))
    .sort((a, b) => (a.upToMs ?? Infinity) - (b.upToMs ?? Infinity));
  const used = bins.flatMap(({ share }, index) => (share > 0 ? [index] : []));
  const [first, last] = [used[0], used.at(-1)];
  return first === undefined || last === undefined ? null : bins.slice(first, last + 1);
}
