import type { HostRecording, RecordedInterval } from "../../../src/model/benchmark/hostRecording";

/** Milliseconds of a second after 10:00:00 UTC on 29 November 2024. */
export const at = (second: number): number => Date.parse("2024-11-29T10:00:00Z") + second * 1000;

/** An interval by its seconds after 10:00:00, with a CPU use and one uplink. */
export function interval(
  startSecond: number,
  endSecond: number,
  cpuUsedPct: number | null,
  mbits: number | null = 100,
): RecordedInterval {
  const bits = mbits === null ? null : mbits * 1e6;
  return {
    startMs: at(startSecond),
    endMs: at(endSecond),
    cpuUsedPct,
    cpuUtilPct: cpuUsedPct === null ? null : cpuUsedPct / 2,
    uplinks: [
      { name: "vmnic0", transmitBitsPerSecond: bits, receiveBitsPerSecond: bits === null ? null : bits / 2 },
    ],
  };
}

export function recording(
  host: string,
  intervals: readonly RecordedInterval[],
  source = `${host}.csv`,
): HostRecording {
  return { host, logicalProcessors: 64, source, intervals };
}
