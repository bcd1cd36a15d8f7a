/** Latencies as fio prints them, in its unit. */
export interface Latency {
  mean: number;
  max: number;
  p95?: number;
}

/** One direction of fio 3: nanoseconds, bytes per second. */
export function direction3(iops: number, bwBytes: number, latency: Latency | null): object {
  const figures = latency ?? { mean: 0, max: 0 };
  const percentile = figures.p95 === undefined ? {} : { percentile: { "95.000000": figures.p95 } };
  return {
    io_bytes: bwBytes * 10,
    bw_bytes: bwBytes,
    bw: Math.floor(bwBytes / 1024),
    iops,
    runtime: iops > 0 ? 10000 : 0,
    total_ios: iops * 10,
    clat_ns: { min: 0, max: figures.max, mean: figures.mean, ...percentile },
    lat_ns: { min: 0, max: figures.max, mean: figures.mean },
  };
}

/** A job of fio 3 that reads 1,000 and writes 500 times a second. */
export function job3(changes: object = {}): object {
  return {
    jobname: "mixed",
    groupid: 0,
    error: 0,
    eta: 0,
    elapsed: 11,
    "job options": { rw: "randrw", rwmixread: "66", bs: "8k", iodepth: "16", ioengine: "libaio" },
    read: direction3(1000, 8192000, { mean: 2_000_000, max: 9_000_000, p95: 4_000_000 }),
    write: direction3(500, 4096000, { mean: 5_000_000, max: 30_000_000, p95: 7_000_000 }),
    trim: direction3(0, 0, null),
    usr_cpu: 3.5,
    sys_cpu: 8.25,
    latency_ns: { "2": 0 },
    latency_us: { "750": 0, "1000": 25 },
    latency_ms: { "2": 0, "4": 75, ">=2000": 0 },
    ...changes,
  };
}

export function document3(jobs: object[], changes: object = {}): string {
  const head = { "fio version": "fio-3.36", timestamp: 1_700_000_011, timestamp_ms: 1_700_000_011_000 };
  return JSON.stringify({ ...head, ...changes, jobs }, null, 2) + "\n";
}

/** A document of fio 2: microseconds, KiB/s, no options. */
export const document2 = `{
  "fio version" : "fio-2.1.4",
  "jobs" : [
    {
      "jobname" : "seq",
      "groupid" : 0,
      "error" : 0,
      "read" : {
        "io_bytes" : 640000, "bw" : 64000, "iops" : 1000.5, "runtime" : 10000,
        "clat" : { "min" : 10, "max" : 900, "mean" : 240.0, "stddev" : 1.0,
          "percentile" : { "95.000000" : 410, "0.00" : 0, "0.00" : 0 } },
        "lat" : { "min" : 11, "max" : 950, "mean" : 250.0, "stddev" : 1.0 }
      },
      "write" : {
        "io_bytes" : 0, "bw" : 0, "iops" : 0, "runtime" : 0,
        "clat" : { "min" : 0, "max" : 0, "mean" : 0.0, "stddev" : 0.0 },
        "lat" : { "min" : 0, "max" : 0, "mean" : 0.0, "stddev" : 0.0 }
      },
      "latency_us" : { "250" : 60.0, "500" : 40.0 }
    }
  ]
}
`;

export const terse =
  "3;fio-2.0.15;seq;0;0;77968;7796;487;10001;0;0;0.0;0.0;555;2648;720.3;198.4;1.000000%=564\n";

export const normal = `seq: (g=0): rw=read, bs=64K-64K/64K-64K/64K-64K, ioengine=libaio, iodepth=8
fio-2.2.10
seq: (groupid=0, jobs=1): err= 0: pid=1: Fri Apr  7 18:43:22 2017
  read : io=4096.0MB, bw=113691KB/s, iops=1776, runt= 36892msec
`;
