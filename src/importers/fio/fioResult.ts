/** One direction of a job as a result document has it; `null` where fio printed nothing or measured nothing. */
export interface FioDirection {
  iops: number | null;
  /** KiB/s, in whole numbers. */
  bw: number | null;
  /** Bytes per second; only fio 3 prints it. */
  bwBytes: number | null;
  runtimeMs: number | null;
  latency: FioLatency | null;
}

/** Latencies of one direction. */
export interface FioLatency {
  /** `lat` is the whole time, `clat` leaves the submission out. */
  kind: "lat" | "clat";
  /** Unit of the figures: fio 3 prints nanoseconds, fio 2 microseconds. */
  unit: "ns" | "us";
  mean: number;
  max: number | null;
  p95: number | null;
  /** fio prints percentiles of `clat` unless told otherwise. */
  p95Kind: "lat" | "clat";
}

/** One job (or group of jobs) of a result document. */
export interface FioResultJob {
  name: string;
  groupId: number | null;
  host: string | null;
  /** Number of the first error, 0 without. */
  error: number | null;
  totalErrors: number | null;
  elapsedSeconds: number | null;
  startMs: number | null;
  /** Seconds left. */
  eta: number | null;
  directions: { read: FioDirection | null; write: FioDirection | null; mixed: FioDirection | null };
  trimIops: number;
  usrCpu: number | null;
  sysCpu: number | null;
  options: Record<string, string>;
  bins: { upToMs: number | null; percent: number }[];
}

/** A result document of fio 2 or 3. */
export interface FioResult {
  version: string | null;
  timestampMs: number | null;
  jobs: FioResultJob[];
}

type JsonObject = Record<string, unknown>;

/** Reads a result document. Throws a SyntaxError when it is no JSON; `null` when it is no document of fio. */
export function parseFioResult(text: string): FioResult | null {
  const root = object(JSON.parse(text));
  // A client of several servers prints their jobs under a name of its own.
  const listed = root["client_stats"] ?? root["jobs"];
  if (!Array.isArray(listed)) return null;
  const version = root["fio version"];
  const seconds = number(root["timestamp"]);
  const global = object(root["global options"]);
  return {
    version: typeof version === "string" ? version.replace(/^fio-/, "") : null,
    timestampMs: number(root["timestamp_ms"]) ?? (seconds === null ? null : seconds * 1000),
    jobs: listed.map((job: unknown) => parseJob(object(job), global)),
  };
}

function parseJob(job: JsonObject, global: JsonObject): FioResultJob {
  const options: Record<string, string> = {};
  for (const [key, value] of [...Object.entries(global), ...Object.entries(object(job["job options"]))]) {
    if (typeof value === "string") options[key] = value;
  }
  const { jobname, hostname } = job;
  return {
    name: typeof jobname === "string" ? jobname : "",
    groupId: number(job["groupid"]),
    host: typeof hostname === "string" ? hostname : null,
    error: number(job["error"]),
    totalErrors: number(job["total_err"]),
    elapsedSeconds: number(job["elapsed"]),
    startMs: number(job["job_start"]),
    eta: number(job["eta"]),
    directions: {
      read: parseDirection(job["read"]),
      write: parseDirection(job["write"]),
      mixed: parseDirection(job["mixed"]),
    },
    trimIops: number(object(job["trim"])["iops"]) ?? 0,
    usrCpu: number(job["usr_cpu"]),
    sysCpu: number(job["sys_cpu"]),
    options,
    bins: parseBins(job),
  };
}

function parseDirection(value: unknown): FioDirection | null {
  const side = object(value);
  const iops = number(side["iops"]);
  if (iops === null) return null;
  return {
    iops,
    bw: number(side["bw"]),
    bwBytes: number(side["bw_bytes"]),
    runtimeMs: number(side["runtime"]),
    // A direction without I/O has latencies of 0, which nobody measured.
    latency: iops > 0 ? parseLatency(side) : null,
  };
}

/** The whole latency, or `clat` where `lat` is switched off; `gtod_reduce` switches both off and leaves zeros. */
function parseLatency(side: JsonObject): FioLatency | null {
  const unit = "lat_ns" in side || "clat_ns" in side ? "ns" : "us";
  const key = (kind: "lat" | "clat") => (unit === "ns" ? `${kind}_ns` : kind);
  const p95Of = (kind: "lat" | "clat") => number(object(object(side[key(kind)])["percentile"])["95.000000"]);
  for (const kind of ["lat", "clat"] as const) {
    const figures = object(side[key(kind)]);
    const mean = number(figures["mean"]);
    if (mean === null || mean <= 0) continue;
    const p95Kind = (p95Of("lat") ?? 0) > 0 ? "lat" : "clat";
    const p95 = p95Of(p95Kind);
    return { kind, unit, mean, max: number(figures["max"]), p95: (p95 ?? 0) > 0 ? p95 : null, p95Kind };
  }
  return null;
}

function parseBins(job: JsonObject): FioResultJob["bins"] {
  const lists = [
    ["latency_ns", 1e-6],
    ["latency_us", 1e-3],
    ["latency_ms", 1],
  ] as const;
  const bins = lists.flatMap(([key, unitMs]) =>
    Object.entries(object(job[key])).map(([edge, share]) => ({
      upToMs: edge.startsWith(">") ? null : Number(edge) * unitMs,
      percent: number(share) ?? 0,
    })),
  );
  return bins
    .filter(({ upToMs }) => upToMs === null || Number.isFinite(upToMs))
    .sort((a, b) => (a.upToMs ?? Infinity) - (b.upToMs ?? Infinity));
}

function object(value: unknown): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

function number(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}
