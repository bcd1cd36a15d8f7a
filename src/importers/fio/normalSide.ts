import { usualSize } from "../load/usualSize";
import type { JsonObject } from "../figures/jsonFigures";

/** One direction of a job in the normal output. */
export interface NormalSide {
  iops: Rounded | null;
  /** In binary and in decimal units; the first of fio 3.0 and 3.1 may be cut, as 11.0 for 11.98. */
  bytesPerSecond: Rounded[];
  runtimeMs: number | null;
  /** By fio's own keys, `lat_ns` and `clat_ns`. */
  latencies: Record<string, NormalLatency>;
}

/** Latencies in ns; a figure that the text lacks is `undefined`. */
export interface NormalLatency {
  mean?: number | undefined;
  max?: number | undefined;
  percentile?: Record<string, number>;
}

/** A figure as it is printed, and one in its last digit. */
interface Rounded {
  value: number;
  step: number;
}

const IOPS = /\biops=\s*([\d.]{1,20})\s*([kMG]?)/i;
const BANDWIDTH = /(?:\bbw=|\()\s*([\d.]{1,20})([kMGT]?)(i?)(?:B\/s)?(?=[ ,()])/gi;
const RUNTIME = /(\d{1,20})\s*msec/;
const MEAN = /avg=\s*([\d.]{1,20})\s*([kMG]?)/i;
const MAX = /max=\s*([\d.]{1,20})\s*([kMG]?)/i;
const POWERS = ["", "k", "m", "g", "t"];

/** What stands behind the name of a direction: `IOPS=7179, BW=28.0MiB/s (29.4MB/s)(4096MiB/146048msec)`. */
export function normalSide(text: string): NormalSide {
  const runtime = RUNTIME.exec(text)?.[1];
  // fio 2 calls 1,024 bytes KB, and the time runt.
  const base = text.includes("runt=") ? 1024 : 1000;
  return {
    iops: rounded(IOPS.exec(text), 1000),
    bytesPerSecond: [...`${text} `.matchAll(BANDWIDTH)].flatMap(
      (match) => rounded(match, match[3] === "" ? base : 1024) ?? [],
    ),
    runtimeMs: runtime === undefined ? null : Number(runtime),
    latencies: {},
  };
}

/** A line such as `lat (usec): min=19, max=1122.1k, avg=556.26, stdev=649.54`. */
export function normalLatency(text: string, nanoseconds: number): NormalLatency {
  const [mean, max] = [MEAN, MAX].map((pattern) => rounded(pattern.exec(text), 1000));
  return { mean: times(mean, nanoseconds), max: times(max, nanoseconds) };
}

function times(figure: Rounded | null | undefined, unit: number): number | undefined {
  return figure ? figure.value * unit : undefined;
}

/** A figure with its suffix; `null` where there is none. */
function rounded(match: RegExpExecArray | null, base: number): Rounded | null {
  if (!match) return null;
  const [, digits = "", suffix = ""] = match;
  const scale = base ** POWERS.indexOf(suffix.toLowerCase());
  const decimals = digits.split(".")[1]?.length ?? 0;
  return { value: Number(digits) * scale, step: scale / 10 ** decimals };
}

/**
 * A direction as fio's JSON would have it. Rates are rounded to four digits; I/Os and run time are not, so the rate that
 * they make is used where it is what was rounded.
 *
 * @param ios I/Os of the direction; `null` where the text does not say it.
 * @param bytesPerIo The one block size of the direction; `null` where there are several. Where no option states it, it is the
 *   usual one that the printed digits allow, and I/Os are those of the bytes.
 */
export function sideJson(
  side: NormalSide,
  ios: number | null,
  bytesPerIo: number | null | undefined,
): JsonObject {
  const { iops, bytesPerSecond, runtimeMs, latencies } = side;
  const counted = ios !== null && runtimeMs ? (ios * 1000) / runtimeMs : null;
  const derived = bytesPerIo === undefined ? sizeOf(side, counted) : null;
  const size = bytesPerIo ?? derived;
  const moved = exactOr(bytesPerSecond, counted === null || size === null ? null : counted * size);
  const total = ios ?? (derived && moved && runtimeMs && (moved * runtimeMs) / 1000 / derived);
  return {
    ...(iops && { iops: exactOr([iops], counted) }),
    ...(moved !== undefined && { bw_bytes: moved }),
    ...(runtimeMs !== null && { runtime: runtimeMs }),
    ...(total !== null && { total_ios: total }),
    ...latencies,
  };
}

/** The usual block size that rate and bandwidth allow as they are printed. */
function sizeOf({ iops, bytesPerSecond }: NormalSide, counted: number | null): number | null {
  if (!iops || bytesPerSecond.length === 0) return null;
  const isCounted = counted !== null && Math.abs(counted - iops.value) <= iops.step;
  const [rate, step] = isCounted ? [counted, 0] : [iops.value, iops.step];
  const low = Math.max(...bytesPerSecond.map((printed) => printed.value - printed.step));
  const high = Math.min(...bytesPerSecond.map((printed) => printed.value + printed.step));
  return rate > step ? usualSize(low / (rate + step), high / (rate - step)) : null;
}

function exactOr(printed: readonly Rounded[], exact: number | null): number | undefined {
  const isRounded = printed.some(({ value, step }) => exact !== null && Math.abs(exact - value) <= step);
  return isRounded && exact !== null ? exact : printed[0]?.value;
}
