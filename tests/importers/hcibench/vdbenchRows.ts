import type { VdbenchRow } from "../../../src/importers/hcibench/vdbenchRow";

/** The averages of one VM; what is not given is 0. */
export function averageRow(given: Partial<VdbenchRow> = {}): VdbenchRow {
  return {
    interval: null,
    firstInterval: 2,
    iops: 0,
    bytesPerSecond: 0,
    bytesPerIo: 0,
    readPct: 0,
    latencyMs: 0,
    readLatencyMs: 0,
    writeLatencyMs: 0,
    maxMs: 0,
    stddevMs: 0,
    ...given,
  };
}
