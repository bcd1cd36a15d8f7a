/**
 * Status documents as fio 3.33 prints them with --output-format=json: pretty-printed, floats with six decimals,
 * latencies in nanoseconds, counters cumulative since the end of the ramp.
 */

import { at } from "./at";

/** A number that fio prints as a float, whatever its value. */
export class Float {
  constructor(readonly value: number) {}

  toString(): string {
    return this.value.toFixed(6);
  }
}

const float = (value: number): Float => new Float(value);

/** An object whose keys may repeat, as fio repeats them. */
class Pairs {
  constructor(readonly pairs: readonly (readonly [string, string])[]) {}
}

/** Prints a value with fio's indentation. */
function print(value: unknown, indent = ""): string {
  if (value instanceof Float) return value.toString();
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + print(item, inner)).join(",\n")}\n${indent}]`;
  }
  const pairs = value instanceof Pairs ? value.pairs : Object.entries(value);
  if (pairs.length === 0) return `{\n${indent}}`;
  const lines = pairs.map(([key, item]) => `${inner}${JSON.stringify(key)} : ${print(item, inner)}`);
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** The percentiles that fio prints, each with its place in a normal distribution, in standard deviations. */
const PERCENTILES = [
  [1, -2.326],
  [5, -1.645],
  [10, -1.282],
  [20, -0.842],
  [30, -0.524],
  [40, -0.253],
  [50, 0],
  [60, 0.253],
  [70, 0.524],
  [80, 0.842],
  [90, 1.282],
  [95, 1.645],
  [99, 2.326],
  [99.5, 2.576],
  [99.9, 3.09],
  [99.95, 3.29],
  [99.99, 3.72],
] as const;

/** The bucket value that fio reports for a latency: six bits of mantissa. */
function bucket(ns: number): number {
  const whole = Math.floor(ns);
  if (whole < 128) return whole;
  const shift = Math.floor(Math.log2(whole)) - 6;
  return Math.floor(whole / 2 ** shift) * 2 ** shift + 2 ** shift - 2 ** (shift - 1);
}

/** Latencies as fio prints them, in nanoseconds. */
interface Latency {
  min: number;
  max: number;
  mean: Float;
  stddev: Float;
  N: number;
  percentile?: Record<string, number>;
}

function latency(meanNs: number, ios: number, percentiles: boolean): Latency {
  if (ios === 0) return { min: 0, max: 0, mean: float(0), stddev: float(0), N: 0 };
  const object = {
    min: Math.floor(meanNs * 0.21),
    max: Math.floor(meanNs * 14),
    mean: float(meanNs),
    stddev: float(meanNs * 0.55),
    N: ios,
  };
  if (!percentiles) return object;
  const center = Math.log(meanNs) - 0.125;
  const percentile = Object.fromEntries(
    PERCENTILES.map(([share, deviation]) => [share.toFixed(6), bucket(Math.exp(center + deviation / 2))]),
  );
  return { ...object, percentile };
}

/** What one direction of a job did. */
export interface SideCounters {
  ios: number;
  bytes: number;
  ms: number;
  meanNs: number;
  ramp: boolean;
}

/** The `read` or `write` object of a job. */
export type Side = ReturnType<typeof side>;

/** The `read` or `write` object of a job. In the ramp fio counts I/Os but measures no latency. */
export function side({ ios, bytes, ms, meanNs, ramp }: SideCounters) {
  const perSecond = ms > 0 ? Math.floor((bytes * 1000) / ms) : 0;
  const iops = ms > 0 ? (ios * 1000) / ms : 0;
  const measured = ramp ? 0 : ios;
  return {
    io_bytes: bytes,
    io_kbytes: Math.floor(bytes / 1024),
    bw_bytes: perSecond,
    bw: Math.floor(perSecond / 1024),
    iops: float(iops),
    runtime: ios > 0 ? ms : 0,
    total_ios: ios,
    short_ios: 0,
    drop_ios: 0,
    slat_ns: latency(meanNs * 0.02, measured, false),
    clat_ns: latency(meanNs * 0.98, measured, false),
    lat_ns: latency(meanNs, measured, true),
    bw_min: Math.floor((perSecond / 1024) * 0.7),
    bw_max: Math.floor((perSecond / 1024) * 1.3),
    bw_agg: float(ios > 0 ? 100 : 0),
    bw_mean: float(perSecond / 1024),
    bw_dev: float(perSecond / 20480),
    bw_samples: ios > 0 ? Math.floor(ms / 500) : 0,
    iops_min: Math.floor(iops * 0.7),
    iops_max: Math.floor(iops * 1.3),
    iops_mean: float(iops),
    iops_stddev: float(iops * 0.05),
    iops_samples: ios > 0 ? Math.floor(ms / 500) : 0,
  };
}

const STEPS = ["2", "4", "10", "20", "50", "100", "250", "500", "750", "1000"];

/** Latency bins that add up to 100 %: 90 % in the bin of the mean and 5 % in each of its neighbours. */
function bins(meanNs: number) {
  const edges = [1, 1e3, 1e6]
    .flatMap((unit) => STEPS.map((step) => Number(step) * unit))
    .concat([2e9, Infinity]);
  const shares = edges.map(() => 0);
  const peak = Math.min(
    edges.length - 2,
    Math.max(
      1,
      edges.findIndex((edge) => meanNs <= edge),
    ),
  );
  if (meanNs > 0) [shares[peak - 1], shares[peak], shares[peak + 1]] = [5, 90, 5];
  const list = (keys: readonly string[], from: number) =>
    Object.fromEntries(keys.map((key, index) => [key, float(at(shares, from + index))]));
  return {
    latency_ns: list(STEPS, 0),
    latency_us: list(STEPS, 10),
    latency_ms: list([...STEPS, "2000", ">=2000"], 20),
  };
}

const depths = (keys: readonly string[]) =>
  Object.fromEntries(keys.map((key, index) => [key, float(index === 4 ? 99.9 : 0)]));

/** One job of a status document. */
export interface FioJob {
  name: string;
  eta: number;
  elapsed: number;
  options: Readonly<Record<string, string>>;
  disks: number;
  read: SideCounters;
  write: SideCounters;
  latencyTargetUs: number | null;
}

/** The object of a job in a status document. */
export function jobObject(job: FioJob) {
  const ios = job.read.ios + job.write.ios;
  const meanNs = ios > 0 ? (job.read.ios * job.read.meanNs + job.write.ios * job.write.meanNs) / ios : 0;
  const ms = Math.max(job.read.ms, job.write.ms);
  return {
    jobname: job.name,
    groupid: 0,
    error: 0,
    eta: job.eta,
    elapsed: job.elapsed,
    "job options": job.options,
    read: side(job.read),
    write: side(job.write),
    trim: side({ ios: 0, bytes: 0, ms: 0, meanNs: 0, ramp: false }),
    sync: { total_ios: 0, lat_ns: latency(0, 0, false) },
    job_runtime: ms * job.disks,
    usr_cpu: float(2.1),
    sys_cpu: float(7.4),
    ctx: ios,
    majf: 0,
    minf: 27,
    iodepth_level: depths(["1", "2", "4", "8", "16", "32", ">=64"]),
    iodepth_submit: depths(["0", "4", "8", "16", "32", "64", ">=64"]),
    iodepth_complete: depths(["0", "4", "8", "16", "32", "64", ">=64"]),
    ...bins(job.read.ramp ? 0 : meanNs),
    total_err: 0,
    first_error: 0,
    latency_depth: Number(job.options["iodepth"]),
    latency_target: (job.latencyTargetUs ?? 0) * 1000,
    latency_percentile: float(job.latencyTargetUs === null ? 100 : 95),
    latency_window: job.latencyTargetUs === null ? 0 : 1000000,
  };
}

/** The time as C's asctime prints it, `Fri Nov 20 16:50:35 2026`. */
function clock(seconds: number): string {
  const [weekday, day, month, year, time] = new Date(seconds * 1000)
    .toUTCString()
    .replace(",", "")
    .split(" ");
  return `${weekday} ${month} ${day} ${time} ${year}`;
}

/** What a status document says. */
export interface FioStatus {
  seconds: number;
  globalOptions: readonly (readonly [string, string])[];
  jobs: readonly ReturnType<typeof jobObject>[];
  disks: number;
}

/** A whole status document, without the newline behind it. */
export function fioDocument({ seconds, globalOptions, jobs, disks }: FioStatus): string {
  return print({
    "fio version": "fio-3.33",
    timestamp: seconds,
    timestamp_ms: seconds * 1000 + 399,
    time: clock(seconds),
    "global options": new Pairs(globalOptions),
    jobs,
    disk_util: Array.from({ length: disks }, (_, index) => ({
      name: `sd${String.fromCharCode(97 + (index % 26))}`,
      read_ios: 1,
      write_ios: 1,
      read_merges: 0,
      write_merges: 0,
      read_ticks: 1,
      write_ticks: 1,
      in_queue: 2,
      util: float(99.1),
    })),
  });
}
