import type { JsonFigures, FigurePath, JsonObject } from "../figures/jsonFigures";
import { isObject, objectOf } from "../figures/jsonFigures";

/** One direction of a job as a result document has it; `null` where fio printed nothing or measured nothing. */
export interface FioDirection {
  iops: number | null;
  /** KiB/s, in whole numbers. */
  bw: number | null;
  /** Bytes per second; only fio 3 prints it. */
  bwBytes: number | null;
  runtimeMs: number | null;
  /** I/Os that it did, and bytes that they moved; fio 2 printed whole KiB. */
  ios: number | null;
  bytes: number | null;
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
  percentiles: FioPercentiles;
  /** fio prints percentiles of `clat` unless told otherwise. */
  percentileKind: "lat" | "clat";
}

/** The percentiles that are read, by fio's own keys; `null` where the job was not asked for one. */
export type FioPercentiles = Record<FioPercentile, number | null>;

export const PERCENTILES = ["50.000000", "95.000000", "99.000000", "99.900000"] as const;

export type FioPercentile = (typeof PERCENTILES)[number];

/** Reads `read`, `write`, `trim` or `mixed` of a job; `null` where it is not there or empty. */
export function parseDirection(figures: JsonFigures, job: JsonObject, name: string): FioDirection | null {
  const side = Object.hasOwn(job, name) ? job[name] : undefined;
  if (side === undefined || side === null) return null;
  if (!isObject(side)) {
    figures.unreadable.push([name]);
    return unknownDirection();
  }
  if (Object.keys(side).length === 0) return null;
  if (!Object.hasOwn(side, "iops")) figures.missing.push([name, "iops"]);
  const iops = figures.number(side, name, "iops");
  const bw = figures.number(side, name, "bw");
  const bwBytes = figures.number(side, name, "bw_bytes");
  const runtimeMs = figures.number(side, name, "runtime");
  return {
    iops,
    bw,
    bwBytes,
    runtimeMs,
    ios: figures.number(side, name, "total_ios") ?? during(iops, runtimeMs),
    bytes: movedBytes(figures, side, name) ?? during(bwBytes ?? (bw === null ? null : bw * 1024), runtimeMs),
    // A direction without I/O has latencies of 0, which nobody measured.
    latency: iops === 0 ? null : parseLatency(figures, side, name),
  };
}

/** fio 2 prints KiB as `io_bytes`; fio 3 prints bytes, and KiB as `io_kbytes`, which came before `bw_bytes` (3.0, 3.1). */
function movedBytes(figures: JsonFigures, side: JsonObject, name: string): number | null {
  const moved = figures.number(side, name, "io_bytes");
  const inBytes = Object.hasOwn(side, "io_kbytes") || Object.hasOwn(side, "bw_bytes");
  return moved === null || inBytes ? moved : moved * 1024;
}

function during(perSecond: number | null, milliseconds: number | null): number | null {
  return perSecond === null || milliseconds === null ? null : (perSecond * milliseconds) / 1000;
}

function unknownDirection(): FioDirection {
  return { iops: null, bw: null, bwBytes: null, runtimeMs: null, ios: null, bytes: null, latency: null };
}

/** The whole latency, or `clat` where `lat` is switched off; `gtod_reduce` switches both off and leaves zeros. */
function parseLatency(figures: JsonFigures, side: JsonObject, name: string): FioLatency | null {
  const unit = "lat_ns" in side || "clat_ns" in side ? "ns" : "us";
  const key = (kind: "lat" | "clat") => (unit === "ns" ? `${kind}_ns` : kind);
  for (const kind of ["lat", "clat"] as const) {
    const latency = objectOf(side[key(kind)]);
    const mean = figures.number(latency, name, key(kind), "mean");
    if (mean === null || mean <= 0) continue;
    const ofLat = parsePercentiles(figures, side, [name, key("lat")]);
    const percentileKind = Object.values(ofLat).some((value) => value !== null) ? "lat" : "clat";
    return {
      kind,
      unit,
      mean,
      max: figures.number(latency, name, key(kind), "max"),
      percentiles: percentileKind === "lat" ? ofLat : parsePercentiles(figures, side, [name, key("clat")]),
      percentileKind,
    };
  }
  return null;
}

/** fio prints 0 for percentiles of what it did not measure. */
function parsePercentiles(figures: JsonFigures, side: JsonObject, path: FigurePath): FioPercentiles {
  const [name = "", key = ""] = path;
  const listed = objectOf(objectOf(side[key])["percentile"]);
  const at = (percentile: FioPercentile) =>
    figures.number(listed, name, key, "percentile", percentile) || null;
  return {
    "50.000000": at("50.000000"),
    "95.000000": at("95.000000"),
    "99.000000": at("99.000000"),
    "99.900000": at("99.900000"),
  };
}
