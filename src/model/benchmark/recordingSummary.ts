import type { HostMeasuredUse } from "./hostMeasuredUse";
import { measuredUse } from "./hostMeasuredUse";
import type { HostRecording } from "./hostRecording";

/** A recording in a few figures: what it spans, and the means over all of it. */
export interface RecordingSummary extends Omit<HostMeasuredUse, "idleCpuPct"> {
  /** ISO 8601 in UTC. */
  startedAt: string;
  endedAt: string;
  intervals: number;
}

/** Sums a recording up; `null` where it has no intervals. */
export function recordingSummary(recording: HostRecording): RecordingSummary | null {
  const { intervals } = recording;
  const [first, last] = [intervals[0], intervals.at(-1)];
  if (!first || !last) return null;
  const use = measuredUse(recording, { startMs: first.startMs, endMs: last.endMs }, null);
  if (!use) return null;
  return {
    host: use.host,
    source: use.source,
    startedAt: new Date(first.startMs).toISOString(),
    endedAt: new Date(last.endMs).toISOString(),
    intervals: intervals.length,
    coveredSeconds: use.coveredSeconds,
    logicalProcessors: use.logicalProcessors,
    cpuUsedPct: use.cpuUsedPct,
    cpuUtilPct: use.cpuUtilPct,
    transmitBitsPerSecond: use.transmitBitsPerSecond,
    receiveBitsPerSecond: use.receiveBitsPerSecond,
    uplinks: use.uplinks,
  };
}
