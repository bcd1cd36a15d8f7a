import { plausible } from "../../figures/plausible";

/** Reads and writes of one job, cumulative since the end of the ramp. Latencies in nanoseconds. */
export interface FioSide {
  iops: number;
  bytesPerSecond: number;
  /** KiB/s as fio floors it: what HCIBench adds up. */
  kibPerSecond: number;
  totalIos: number;
  ioBytes: number;
  runtimeMs: number;
  /** I/Os whose latency was measured; 0 during the ramp. */
  latencyIos: number;
  meanNs: number;
  maxNs: number;
  p95Ns: number | null;
}

/** One job of a status document. */
export interface FioJob {
  name: string;
  eta: number | null;
  errors: number;
  read: FioSide;
  write: FioSide;
  /** Global and job options; the job's own win. */
  options: Record<string, string>;
  /** Per cent of I/Os per latency bin of `FIO_BIN_EDGES_MS`; `null` when fio printed none. */
  binsPct: number[] | null;
}

/** A status document of fio, as far as it is used. */
export interface FioStatus {
  jobs: FioJob[];
}

const BIN_STEPS = [2, 4, 10, 20, 50, 100, 250, 500, 750, 1000];

/** Upper edges of fio's latency bins in ms, over its three lists (ns, us, ms); the last one is open. */
export const FIO_BIN_EDGES_MS: readonly (number | null)[] = [
  ...BIN_STEPS.map((ns) => ns / 1e6),
  ...BIN_STEPS.map((us) => us / 1e3),
  ...BIN_STEPS,
  2000,
  null,
];

type JsonObject = Record<string, unknown>;

/** Reads one status document. Throws a SyntaxError when it is no JSON, has no jobs, or a figure beyond all measure. */
export function parseFioStatus(text: string): FioStatus {
  const root = object(JSON.parse(text));
  const jobs = root["jobs"];
  if (!Array.isArray(jobs) || jobs.length === 0) throw new SyntaxError("no jobs in the document");
  const global = object(root["global options"]);
  return { jobs: jobs.map((job: unknown) => parseJob(object(job), global)) };
}

function parseJob(job: JsonObject, global: JsonObject): FioJob {
  const options: Record<string, string> = {};
  for (const [key, value] of [...Object.entries(global), ...Object.entries(object(job["job options"]))]) {
    if (typeof value === "string") options[key] = value;
  }
  const name = job["jobname"];
  return {
    name: typeof name === "string" ? name : "",
    eta: typeof job["eta"] === "number" ? job["eta"] : null,
    errors: number(job["total_err"]),
    read: parseSide(object(job["read"])),
    write: parseSide(object(job["write"])),
    options,
    binsPct: parseBins(job),
  };
}

function parseSide(side: JsonObject): FioSide {
  const latency = object(side["lat_ns"]);
  const p95 = object(latency["percentile"])["95.000000"];
  const kibPerSecond = number(side["bw"]);
  return {
    iops: number(side["iops"]),
    // fio before 3.0 printed whole KiB/s only.
    bytesPerSecond: typeof side["bw_bytes"] === "number" ? number(side["bw_bytes"]) : kibPerSecond * 1024,
    kibPerSecond,
    totalIos: number(side["total_ios"]),
    ioBytes: number(side["io_bytes"]),
    runtimeMs: number(side["runtime"]),
    latencyIos: number(latency["N"]),
    meanNs: number(latency["mean"]),
    maxNs: number(latency["max"]),
    p95Ns: typeof p95 === "number" ? number(p95) : null,
  };
}

function parseBins(job: JsonObject): number[] | null {
  const ns = object(job["latency_ns"]);
  const us = object(job["latency_us"]);
  const ms = object(job["latency_ms"]);
  const shares = [
    ...BIN_STEPS.map((step) => number(ns[String(step)])),
    ...BIN_STEPS.map((step) => number(us[String(step)])),
    ...BIN_STEPS.map((step) => number(ms[String(step)])),
    number(ms["2000"]),
    number(ms[">=2000"]),
  ];
  return shares.some((share) => share > 0) ? shares : null;
}

function object(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

function number(value: unknown): number {
  if (typeof value !== "number") return 0;
  if (plausible(value) === null) throw new SyntaxError(`${value} is not a figure of a test`);
  return value;
}
