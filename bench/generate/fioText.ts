import type { FioJob, FioStatus, Side } from "./fioDocument";

type Job = FioStatus["jobs"][number];

/** The jobs of a status document as fio 3.33 prints them without --output-format: sections first, then what each did. */
export function fioText(jobs: readonly Job[]): string {
  const lines = [
    ...jobs.map(header),
    "fio-3.33",
    `Starting ${jobs.length} processes`,
    "",
    ...jobs.flatMap(listed),
    ...jobs.flatMap(group),
  ];
  return `${lines.join("\n")}\n`;
}

function header({ jobname, groupid, "job options": options }: Job): string {
  const size = printedSize(options);
  const sizes = ["R", "W", "T"].map((direction) => `(${direction}) ${size}-${size}`).join(", ");
  const depth = `ioengine=libaio, iodepth=${options["iodepth"]}`;
  return `${jobname}: (g=${groupid}): rw=${options["rw"]}, bs=${sizes}, ${depth}`;
}

/** `4096B` or `64.0KiB`. */
function printedSize({ bs = "" }: FioJob["options"]): string {
  const kib = Number.parseInt(bs, 10);
  return kib < 10 ? `${kib * 1024}B` : `${kib.toFixed(1)}KiB`;
}

function listed({ jobname, groupid, read, write, ...job }: Job): string[] {
  return [
    `${jobname}: (groupid=${groupid}, jobs=1): err= 0: pid=${4711 + groupid}: Mon Mar  3 10:11:12 2025`,
    ...side("read", read),
    ...side("write", write),
    ...(
      [
        ["usec", job.latency_us],
        ["msec", job.latency_ms],
      ] as const
    ).flatMap(([unit, bins]) => shares(unit, bins)),
    `  cpu          : usr=${job.usr_cpu.value.toFixed(2)}%, sys=${job.sys_cpu.value.toFixed(2)}%, ctx=${job.ctx}, majf=0, minf=27`,
    "  IO depths    : 1=0.1%, 2=0.1%, 4=0.1%, 8=0.1%, 16=99.9%, 32=0.0%, >=64=0.0%",
    "     submit    : 0=0.0%, 4=100.0%, 8=0.0%, 16=0.0%, 32=0.0%, 64=0.0%, >=64=0.0%",
    "     complete  : 0=0.0%, 4=100.0%, 8=0.0%, 16=0.1%, 32=0.0%, 64=0.0%, >=64=0.0%",
    `     issued rwts: total=${read.total_ios},${write.total_ios},0,0 short=0,0,0,0 dropped=0,0,0,0`,
    "     latency   : target=0, window=0, percentile=100.00%, depth=16",
  ];
}

/** The lines of a direction; none where it did nothing. */
function side(name: string, { total_ios, iops, runtime, slat_ns, clat_ns, lat_ns, ...sums }: Side): string[] {
  if (total_ios === 0) return [];
  return [
    `  ${name}: IOPS=${Math.floor(iops.value)}, BW=${rate(sums.bw_bytes)}(${mebibytes(sums.io_bytes)}/${runtime}msec)`,
    `    slat (usec): ${latency(slat_ns)}`,
    `    clat (usec): ${latency(clat_ns)}`,
    `     lat (usec): ${latency(lat_ns)}`,
    "    lat percentiles (usec):",
    ...percentiles(lat_ns.percentile ?? {}),
    `   bw (  KiB/s): min=${sums.bw_min}, max=${sums.bw_max}, per=100.00%, avg=${sums.bw_mean.value.toFixed(2)}, stdev=5.12, samples=${sums.bw_samples}`,
    `   iops        : min=${sums.iops_min}, max=${sums.iops_max}, avg=${sums.iops_mean.value.toFixed(2)}, stdev=1.55, samples=${sums.iops_samples}`,
  ];
}

function latency({ min, max, mean, stddev }: Side["lat_ns"]): string {
  const us = (ns: number): string => (ns / 1000).toFixed(0);
  return `min=${us(min)}, max=${us(max)}, avg=${(mean.value / 1000).toFixed(2)}, stdev=${(stddev.value / 1000).toFixed(2)}`;
}

/** Four of a line. */
function percentiles(all: Readonly<Record<string, number>>): string[] {
  const printed = Object.entries(all).map(
    ([percent, ns]) => `${Number(percent).toFixed(2).padStart(5)}th=[${(ns / 1000).toFixed(0).padStart(5)}]`,
  );
  const lines = Array.from({ length: Math.ceil(printed.length / 4) }, (_, i) =>
    printed.slice(4 * i, 4 * i + 4).join(", "),
  );
  return lines.map((line, i) => `     | ${line}${i < lines.length - 1 ? "," : ""}`);
}

/** The bins of a unit that hold anything. */
function shares(unit: string, bins: Job["latency_us"]): string[] {
  const held = Object.entries(bins).filter(([, share]) => share.value > 0);
  if (held.length === 0) return [];
  return [
    `  lat (${unit})   : ${held.map(([edge, share]) => `${edge}=${share.value.toFixed(2)}%`).join(", ")}`,
  ];
}

/** The sums of a group, which fio prints behind all jobs. */
function group({ groupid, read, write }: Job): string[] {
  const sum = (name: string, { bw_bytes, io_bytes, runtime }: Side): string[] =>
    io_bytes === 0
      ? []
      : [`${name}: bw=${rate(bw_bytes)}, io=${mebibytes(io_bytes)}, run=${runtime}-${runtime}msec`];
  return ["", `Run status group ${groupid} (all jobs):`, ...sum("   READ", read), ...sum("  WRITE", write)];
}

const rate = (bytesPerSecond: number): string =>
  `${(bytesPerSecond / 2 ** 20).toFixed(1)}MiB/s (${(bytesPerSecond / 1e6).toFixed(1)}MB/s)`;

const mebibytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)}MiB`;
