import type { Diagnostic } from "./diagnostic";

/** What a physical uplink of a host moved during an interval, in bits per second; `null` where the row says none. */
export interface UplinkRate {
  /** The uplink as the host calls it, such as `vmnic0`. */
  name: string;
  transmitBitsPerSecond: number | null;
  receiveBitsPerSecond: number | null;
}

/** Means over one interval of a recording; a figure that the row lacks is `null`. */
export interface RecordedInterval {
  /** Milliseconds since 1970 in UTC. */
  startMs: number;
  endMs: number;
  /**
   * Mean over the host's logical processors of the share that they used of their base clock (PCPU USED). It exceeds 100
   * above the base clock; two busy threads of a core count half each.
   */
  cpuUsedPct: number | null;
  /** Mean over the logical processors of the time in which they were not idle, whatever the clock (PCPU UTIL). */
  cpuUtilPct: number | null;
  uplinks: readonly UplinkRate[];
}

/** What a tool that watches a host wrote down while benchmarks ran: intervals in the order of time. */
export interface HostRecording {
  host: string;
  /** Logical processors over which the CPU figures are means; `null` where the file does not say it for sure. */
  logicalProcessors: number | null;
  /** File that it was read from, several joined by a comma. */
  source: string;
  intervals: readonly RecordedInterval[];
}

/** Recordings, one a host, and what was recorded more than once. */
export interface JoinedRecordings {
  recordings: HostRecording[];
  diagnostics: Diagnostic[];
}

/**
 * Joins the recordings of each host, in the order in which the hosts come. The parts of a host that was recorded in
 * several files are put in order of time; an interval that begins within the one before is left out and said, so that
 * nothing counts twice.
 */
export function joinRecordings(recordings: readonly HostRecording[]): JoinedRecordings {
  const parts = new Map<string, HostRecording[]>();
  for (const recording of recordings) {
    const ofHost = parts.get(recording.host);
    if (ofHost) ofHost.push(recording);
    else parts.set(recording.host, [recording]);
  }
  const joined: JoinedRecordings = { recordings: [], diagnostics: [] };
  for (const [host, ofHost] of parts) {
    const [processors, ...others] = new Set(ofHost.map(({ logicalProcessors }) => logicalProcessors));
    const source = [...new Set(ofHost.map((each) => each.source))].join(", ");
    const all = ofHost.flatMap(({ intervals }) => intervals);
    const intervals = inOrder(all);
    const logicalProcessors = others.length === 0 ? (processors ?? null) : null;
    joined.recordings.push({ host, logicalProcessors, source, intervals });
    if (intervals.length < all.length) {
      const message = `What was recorded of ${host} more than once counts once: ${all.length - intervals.length} intervals are skipped.`;
      joined.diagnostics.push({
        severity: "warning",
        code: "recorded-twice",
        message,
        file: source,
        line: null,
      });
    }
  }
  return joined;
}

function inOrder(intervals: readonly RecordedInterval[]): RecordedInterval[] {
  const sorted = [...intervals].sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
  let coveredMs = -Infinity;
  return sorted.filter(({ startMs, endMs }) => {
    if (startMs < coveredMs) return false;
    coveredMs = endMs;
    return true;
  });
}
