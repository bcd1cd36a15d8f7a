import type { ElbenchoPhase, PhaseSide } from "./elbenchoPhase";
import type { PhaseKind } from "./phaseKind";

/** The I/O of a phase by direction. */
export interface PhaseSides {
  /** What adds up to all of it: reads and writes, or the sum that a mix printed for both. */
  all: PhaseSide[];
  /** `null` where the file does not tell reads from writes. */
  reads: PhaseSide | null;
  writes: PhaseSide | null;
}

const NO_IO: PhaseSide = {
  iops: 0,
  bytesPerSecond: { value: 0, step: 0 },
  bytes: { value: 0, step: 0 },
  latencyUs: null,
  maxLatencyUs: null,
  histogram: null,
};

const hasIo = ({ iops, bytesPerSecond }: PhaseSide): boolean => iops !== null || bytesPerSecond !== null;

/** Reads and writes of a phase; `null` where it did none. */
export function phaseSides({ io, mixReads, isTotal }: ElbenchoPhase, { does }: PhaseKind): PhaseSides | null {
  if (!hasIo(io) && mixReads === null) return null;
  if (does === "read") return { all: [io], reads: io, writes: NO_IO };
  if (does === "write") return { all: [io], reads: NO_IO, writes: io };
  if (!isTotal) {
    const [reads, writes] = [mixReads ?? NO_IO, hasIo(io) ? io : NO_IO];
    return { all: [reads, writes].filter((side) => side !== NO_IO), reads, writes };
  }
  if (mixReads === null) return { all: [io], reads: null, writes: null };
  const iops = io.iops === null || mixReads.iops === null ? null : Math.max(0, io.iops - mixReads.iops);
  // Only the rate of the reads is printed, and their latency not at all.
  const unknown = { bytesPerSecond: null, bytes: null, latencyUs: null, maxLatencyUs: null, histogram: null };
  return { all: [io], reads: { ...mixReads, ...unknown }, writes: { iops, ...unknown } };
}
