import type { HostRecording, RecordedInterval, UplinkRate } from "./hostRecording";

/** What one host used on average during a run, measured on the host itself. */
export interface HostMeasuredUse {
  host: string;
  /** Mean over the logical processors, per cent of their base clock (PCPU USED); see `RecordedInterval`. */
  cpuUsedPct: number | null;
  /** Mean over the logical processors, per cent of the time (PCPU UTIL). */
  cpuUtilPct: number | null;
  /** `cpuUsedPct` while no benchmark ran; `null` where the recording has too little of such time. */
  idleCpuPct: number | null;
  logicalProcessors: number | null;
  /** Sums over the physical uplinks. */
  transmitBitsPerSecond: number | null;
  receiveBitsPerSecond: number | null;
  uplinks: UplinkRate[];
  /** Seconds of the run that the recording covers. */
  coveredSeconds: number;
  /** File or files of the recording. */
  source: string;
}

/** A span of time in milliseconds since 1970 in UTC. */
export interface TimeWindow {
  startMs: number;
  endMs: number;
}

/**
 * Averages a recording over a window of time, every interval weighted by the time that it shares with the window.
 *
 * @param idleCpuPct What the host used while no benchmark ran.
 * @returns `null` where no interval overlaps the window.
 */
export function measuredUse(
  recording: HostRecording,
  window: TimeWindow,
  idleCpuPct: number | null,
): HostMeasuredUse | null {
  const shared = recording.intervals
    .filter((interval) => overlapMs(interval, window) > 0)
    .map((interval) => ({ interval, milliseconds: overlapMs(interval, window) }));
  if (shared.length === 0) return null;
  const mean = (value: (interval: RecordedInterval) => number | null) => weightedMean(shared, value);
  const names = new Set(shared.flatMap(({ interval }) => interval.uplinks.map(({ name }) => name)));
  const uplinks = [...names].sort(byNumber).map((name) => {
    const of = (interval: RecordedInterval) => interval.uplinks.find((uplink) => uplink.name === name);
    return {
      name,
      transmitBitsPerSecond: mean((interval) => of(interval)?.transmitBitsPerSecond ?? null),
      receiveBitsPerSecond: mean((interval) => of(interval)?.receiveBitsPerSecond ?? null),
    };
  });
  return {
    host: recording.host,
    cpuUsedPct: mean(({ cpuUsedPct }) => cpuUsedPct),
    cpuUtilPct: mean(({ cpuUtilPct }) => cpuUtilPct),
    idleCpuPct,
    logicalProcessors: recording.logicalProcessors,
    transmitBitsPerSecond: sum(uplinks.map(({ transmitBitsPerSecond }) => transmitBitsPerSecond)),
    receiveBitsPerSecond: sum(uplinks.map(({ receiveBitsPerSecond }) => receiveBitsPerSecond)),
    uplinks,
    coveredSeconds: shared.reduce((total, { milliseconds }) => total + milliseconds, 0) / 1000,
    source: recording.source,
  };
}

/** Fewer intervals than this are no measurement of an idle host. */
const MIN_IDLE_INTERVALS = 3;

/**
 * Mean CPU use (PCPU USED) of a host while nothing ran.
 *
 * @param busy Spans of time in which a benchmark ran; an interval that touches one does not count.
 * @returns `null` where fewer than three intervals are left.
 */
export function idleCpuPct(recording: HostRecording, busy: readonly TimeWindow[]): number | null {
  const idle = recording.intervals
    .filter((interval) => interval.cpuUsedPct !== null)
    .filter((interval) => busy.every((window) => overlapMs(interval, window) <= 0))
    .map((interval) => ({ interval, milliseconds: interval.endMs - interval.startMs }));
  return idle.length < MIN_IDLE_INTERVALS ? null : weightedMean(idle, ({ cpuUsedPct }) => cpuUsedPct);
}

function overlapMs(a: TimeWindow, b: TimeWindow): number {
  return Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs);
}

interface Share {
  interval: RecordedInterval;
  milliseconds: number;
}

function weightedMean(
  shares: readonly Share[],
  value: (interval: RecordedInterval) => number | null,
): number | null {
  let total = 0;
  let weight = 0;
  for (const { interval, milliseconds } of shares) {
    const known = value(interval);
    if (known === null) continue;
    total += known * milliseconds;
    weight += milliseconds;
  }
  return weight > 0 ? total / weight : null;
}

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

function byNumber(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
