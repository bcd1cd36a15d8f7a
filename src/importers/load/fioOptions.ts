import { parseBlockSize } from "./blockSize";
import type { RequestedLoad } from "./requestedLoad";
import { NO_LOAD } from "./requestedLoad";
import { plausible } from "../figures/plausible";

/** The value of an option that may be set, where fio does not print it: its default is no answer. */
export const NOT_PRINTED = "?";

/** Reads fio's options, from a status document or from a parameter file, where two have longer names. */
export function parseFioLoad(options: Readonly<Record<string, string>>): RequestedLoad {
  const direction = (options["rw"] ?? options["readwrite"] ?? "").toLowerCase().split(":")[0] ?? "";
  const random = direction.startsWith("rand");
  const target = time(options["latency_target"], 1e-6);
  const blockSizeBytes = options["bssplit"] ? null : blockSize(options["bs"] ?? options["blocksize"]);
  const reads = readPct(direction, options);
  return {
    ...NO_LOAD,
    blockSizeBytes,
    readPct: reads,
    randomPct: randomPct(direction, random, options["percentage_random"]),
    iodepth: number(options["iodepth"]),
    jobIops: jobIops(options, reads, blockSizeBytes),
    latencyTargetUs: target === null || target === 0 ? null : Math.round(target * 1e6),
    compressPct: number(options["buffer_compress_percentage"]),
    dedupePct: number(options["dedupe_percentage"]),
    runtimeSeconds: time(options["runtime"], 1),
    rampSeconds: time(options["ramp_time"], 1),
  };
}

function readPct(direction: string, options: Readonly<Record<string, string>>): number | null {
  switch (direction) {
    case "read":
    case "randread":
      return 100;
    case "write":
    case "randwrite":
      return 0;
    case "rw":
    case "readwrite":
    case "randrw": {
      if (options["rwmixread"] === NOT_PRINTED) return null;
      const writes = number(options["rwmixwrite"]);
      return number(options["rwmixread"]) ?? (writes === null ? 50 : 100 - writes);
    }
    default:
      return null;
  }
}

/** fio takes a limit of I/Os or one of bytes. */
function jobIops(
  options: Readonly<Record<string, string>>,
  readPct: number | null,
  blockSizeBytes: number | null,
): number | null {
  const bytesPerSecond = rateLimit(options["rate"], readPct);
  const ofBytes = bytesPerSecond && blockSizeBytes && bytesPerSecond / blockSizeBytes;
  return rateLimit(options["rate_iops"], readPct) ?? ofBytes;
}

/**
 * I/Os or bytes per second of `1000`, or of `700,300` for reads and writes; `null` without a limit, or with one for the other
 * direction only. A single limit is the sum that a mix asks for, although fio lets either direction reach it.
 */
function rateLimit(text: string | undefined, readPct: number | null): number | null {
  const [reads = null, writes = reads] = (text ?? "").split(",", 2).map(parseBlockSize);
  if (readPct === 100 || !text?.includes(",")) return reads;
  return readPct === 0 ? writes : reads && writes && reads + writes;
}

/** A sequential job stays sequential; `percentage_random` lowers the share of a random one. */
function randomPct(direction: string, random: boolean, share: string | undefined): number | null {
  if (direction === "") return null;
  return random ? (number(share?.split(",")[0]) ?? 100) : 0;
}

/** `4K`, or one size for reads, writes and trims each: only where they are the same. */
function blockSize(text: string | undefined): number | null {
  const sizes = new Set((text ?? "").split(",").filter(Boolean).map(parseBlockSize));
  const [size] = sizes;
  return sizes.size === 1 ? (size ?? null) : null;
}

const TIME_UNITS: Record<string, number> = { us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600, d: 86400 };

/** Seconds of `3600`, `90s`, `5m`; a bare number is in the option's own unit. */
function time(text: string | undefined, bareUnitSeconds: number): number | null {
  const match = /^(\d+(?:\.\d+)?)(us|ms|s|m|h|d)?$/i.exec(text?.trim() ?? "");
  if (!match) return null;
  const unitSeconds = TIME_UNITS[match[2]?.toLowerCase() ?? ""] ?? bareUnitSeconds;
  return plausible(Number(match[1]) * unitSeconds);
}

/** fio takes shares with a percent sign too. */
function number(text: string | undefined): number | null {
  const digits = /^(\d+(?:\.\d+)?)%?$/.exec(text?.trim() ?? "")?.[1];
  return digits === undefined ? null : plausible(Number(digits));
}
