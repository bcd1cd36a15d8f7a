/**
 * Status documents as fio 3.33 prints them with --output-format=json: pretty-printed, floats with six decimals,
 * latencies in nanoseconds, counters cumulative since the end of the ramp.
 */

/** A number that fio prints as a float, whatever its value. */
class Float {
  /** @param {number} value */
  constructor(value) {
    this.value = value;
  }

  toString() {
    return this.value.toFixed(6);
  }
}

/** @param {number} value */
const float = (value) => new Float(value);

/**
 * Prints a value with fio's indentation. An object may be given as a list of pairs, because fio repeats keys.
 * @param {unknown} value @param {string} [indent] @returns {string}
 */
function print(value, indent = "") {
  if (value instanceof Float) return value.toString();
  if (typeof value !== "object") return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => inner + print(item, inner)).join(",\n")}\n${indent}]`;
  }
  const pairs = value instanceof Map ? value.get("pairs") : Object.entries(value);
  if (pairs.length === 0) return `{\n${indent}}`;
  const lines = pairs.map(([key, item]) => `${inner}${JSON.stringify(key)} : ${print(item, inner)}`);
  return `{\n${lines.join(",\n")}\n${indent}}`;
}

/** An object whose keys may repeat. @param {[string, unknown][]} pairs */
const withPairs = (pairs) => new Map([["pairs", pairs]]);

const PERCENTILES = [1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99, 99.5, 99.9, 99.95, 99.99];
const DEVIATIONS = [
  -2.326, -1.645, -1.282, -0.842, -0.524, -0.253, 0, 0.253, 0.524, 0.842, 1.282, 1.645, 2.326, 2.576, 3.09,
  3.29, 3.72,
];

/** The bucket value that fio reports for a latency: six bits of mantissa. @param {number} ns */
function bucket(ns) {
  const whole = Math.floor(ns);
  if (whole < 128) return whole;
  const shift = Math.floor(Math.log2(whole)) - 6;
  return Math.floor(whole / 2 ** shift) * 2 ** shift + 2 ** shift - 2 ** (shift - 1);
}

/** @param {number} meanNs @param {number} ios @param {boolean} percentiles */
function latency(meanNs, ios, percentiles) {
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
    PERCENTILES.map((share, index) => [share.toFixed(6), bucket(Math.exp(center + DEVIATIONS[index] / 2))]),
  );
  return { ...object, percentile };
}

/**
 * The `read` or `write` object of a job. In the ramp fio counts I/Os but measures no latency.
 * @param {{ ios: number, bytes: number, ms: number, meanNs: number, ramp: boolean }} side
 */
function side({ ios, bytes, ms, meanNs, ramp }) {
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

/**
 * Latency bins that add up to 100 %: 90 % in the bin of the mean and 5 % in each of its neighbours.
 * @param {number} meanNs
 */
function bins(meanNs) {
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
  const list = (keys, from) =>
    Object.fromEntries(keys.map((key, index) => [key, float(shares[from + index])]));
  return {
    latency_ns: list(STEPS, 0),
    latency_us: list(STEPS, 10),
    latency_ms: list([...STEPS, "2000", ">=2000"], 20),
  };
}

const depths = (keys) => Object.fromEntries(keys.map((key, index) => [key, float(index === 4 ? 99.9 : 0)]));

/**
 * One job of a status document.
 * @param {{ name: string, eta: number, elapsed: number, options: Record<string, string>, disks: number,
 *   read: Parameters<typeof side>[0], write: Parameters<typeof side>[0], latencyTargetUs: number | null }} job
 */
function jobObject(job) {
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

/** The time as C's asctime prints it, `Fri Nov 20 16:50:35 2026`. @param {number} seconds */
function clock(seconds) {
  const [weekday, day, month, year, time] = new Date(seconds * 1000)
    .toUTCString()
    .replace(",", "")
    .split(" ");
  return `${weekday} ${month} ${day} ${time} ${year}`;
}

/**
 * A whole status document, without the newline behind it.
 * @param {{ seconds: number, globalOptions: [string, string][], jobs: object[], disks: number }} status
 */
function fioDocument({ seconds, globalOptions, jobs, disks }) {
  return print({
    "fio version": "fio-3.33",
    timestamp: seconds,
    timestamp_ms: seconds * 1000 + 399,
    time: clock(seconds),
    "global options": withPairs(globalOptions),
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

module.exports = { fioDocument, jobObject, side };
