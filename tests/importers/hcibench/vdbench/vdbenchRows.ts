import type { VdbenchRow } from "../../../../src/importers/hcibench/vdbench/vdbenchRow";

/** The averages of one VM; what is not given is 0. */
export function averageRow(given: Partial<VdbenchRow> = {}): VdbenchRow {
  return {
    interval: null,
    averaged: { first: 2, last: 60 },
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

const MIB = 2 ** 20;

/** Averages of two VMs. Their means: 2.35, 1.25, 4.5 ms, and 2.35 + 1.645 × 2 = 5.64 ms. */
export const twoRows = [
  averageRow({
    iops: 200,
    bytesPerSecond: 2 * MIB,
    latencyMs: 2.2,
    readLatencyMs: 1,
    writeLatencyMs: 4,
    stddevMs: 1,
  }),
  averageRow({
    iops: 100.5,
    bytesPerSecond: 1.5 * MIB,
    latencyMs: 2.5,
    readLatencyMs: 1.5,
    writeLatencyMs: 5,
    stddevMs: 3,
  }),
];
