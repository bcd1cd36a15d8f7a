import type { FigurePath, JsonObject } from "../../figures/jsonFigures";
import { isObject, JsonFigures, objectOf } from "../../figures/jsonFigures";

/**
 * Reads or writes of one job, cumulative since the end of the ramp. Latencies in nanoseconds. What the document does not
 * state is `null`; a side that it lacks did no I/O.
 */
export interface FioSide {
  iops: number | null;
  bytesPerSecond: number | null;
  /** KiB/s as fio floors it: what HCIBench adds up. */
  kibPerSecond: number | null;
  totalIos: number;
  ioBytes: number;
  runtimeMs: number;
  /** I/Os whose latency was measured; 0 during the ramp. */
  latencyIos: number;
  meanNs: number | null;
  maxNs: number | null;
  p95Ns: number | null;
}

/** One job of a status document. */
export interface FioJob {
  name: string;
  eta: number | null;
  /** Number of the error that ended it, 0 without. */
  error: number;
  /** I/O errors, at least one where an error ended it; `null` where their number cannot be read. */
  errors: number | null;
  /** Values that are not figures, and figures that are missing, as clauses. */
  problems: string[];
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

/** Reads one status document. Throws a SyntaxError when it is not JSON or has no jobs. */
export function parseFioStatus(text: string): FioStatus {
  const root = objectOf(JSON.parse(text));
  const jobs = root["jobs"];
  if (!Array.isArray(jobs) || jobs.length === 0) throw new SyntaxError("no jobs in the document");
  const global = objectOf(root["global options"]);
  return { jobs: jobs.map((job: unknown) => parseJob(objectOf(job), global)) };
}

function parseJob(job: JsonObject, global: JsonObject): FioJob {
  const options: Record<string, string> = {};
  for (const [key, value] of [...Object.entries(global), ...Object.entries(objectOf(job["job options"]))]) {
    if (typeof value === "string") options[key] = value;
  }
  const figures = new JsonFigures();
  const [name, error, eta] = [job["jobname"], job["error"], job["eta"]];
  const counted = job["total_err"] === undefined ? 0 : figures.number(job, "total_err");
  const isFailed = typeof error === "number" && error !== 0;
  return {
    name: typeof name === "string" ? name : "",
    eta: typeof eta === "number" ? eta : null,
    error: isFailed ? error : 0,
    errors: isFailed && counted === 0 ? 1 : counted,
    read: parseSide(figures, job, "read"),
    write: parseSide(figures, job, "write"),
    options,
    binsPct: parseBins(figures, job),
    problems: problemsOf(figures, job),
  };
}

function parseSide(figures: JsonFigures, job: JsonObject, name: string): FioSide {
  const value = job[name] ?? {};
  const side = objectOf(value);
  const isIdle = isObject(value) && Object.keys(side).length === 0;
  if (!isObject(value)) figures.unreadable.push([name]);
  else if (!isIdle && side["iops"] === undefined) figures.missing.push([name, "iops"]);
  const latency = objectOf(side["lat_ns"]);
  const iops = isIdle ? 0 : figures.number(side, name, "iops");
  const known = (figure: number | null) => figure ?? (iops === 0 ? 0 : null);
  const kibPerSecond = known(figures.number(side, name, "bw"));
  return {
    iops,
    // fio before 3.0 printed whole KiB/s only.
    bytesPerSecond:
      figures.number(side, name, "bw_bytes") ?? (kibPerSecond === null ? null : kibPerSecond * 1024),
    kibPerSecond,
    totalIos: figures.number(side, name, "total_ios") ?? 0,
    ioBytes: figures.number(side, name, "io_bytes") ?? 0,
    runtimeMs: figures.number(side, name, "runtime") ?? 0,
    latencyIos: figures.number(latency, name, "lat_ns", "N") ?? 0,
    meanNs: known(figures.number(latency, name, "lat_ns", "mean")),
    maxNs: known(figures.number(latency, name, "lat_ns", "max")),
    p95Ns: figures.number(objectOf(latency["percentile"]), name, "lat_ns", "percentile", "95.000000"),
  };
}

function parseBins(figures: JsonFigures, job: JsonObject): number[] | null {
  const list = (name: string, steps: readonly (number | string)[]) =>
    steps.map((step) => figures.number(objectOf(job[name]), name, String(step)) ?? 0);
  const shares = [
    ...list("latency_ns", BIN_STEPS),
    ...list("latency_us", BIN_STEPS),
    ...list("latency_ms", [...BIN_STEPS, 2000, ">=2000"]),
  ];
  return shares.some((share) => share > 0) ? shares : null;
}

/** Characters of a value that are quoted. */
const MAX_QUOTED_CHARACTERS = 40;

function problemsOf({ unreadable, missing }: JsonFigures, job: JsonObject): string[] {
  const textAt = (path: FigurePath) =>
    JSON.stringify(path.reduce<unknown>((from, key) => objectOf(from)[key], job)).slice(
      0,
      MAX_QUOTED_CHARACTERS,
    );
  return [
    ...unreadable.map((path) => `${path.join(".")} is ${textAt(path)}, which is not a figure from 0`),
    ...missing.map((path) => `${path.join(".")} is missing`),
  ];
}
