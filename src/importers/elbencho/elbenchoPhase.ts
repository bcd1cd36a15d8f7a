import type { ReportedFigure } from "../../model/benchmark/benchmarkRun";

/** What elbencho cuts after the last digit that it prints: at least `value`, and less than `step` more. */
export interface CutFigure {
  value: number;
  step: number;
}

/** I/Os of a phase whose latency lay between the bin before and `upToUs`. */
export interface HistogramBin {
  upToUs: number;
  count: number;
}

/** The I/O of a phase, or of the reads among it, until the last thread was done. */
export interface PhaseSide {
  iops: number | null;
  bytesPerSecond: CutFigure | null;
  bytes: CutFigure | null;
  latencyUs: number | null;
  maxLatencyUs: number | null;
  /** By rising latency; `null` where the file has none. */
  histogram: HistogramBin[] | null;
}

/** What the phase was asked to do; `null` where the file does not say it. */
export interface PhaseLoad {
  /** `dir`, `file` or `blockdev`; `bucket` and `object` with S3; `hdfs`. */
  pathType: string | null;
  hosts: number | null;
  threadsPerHost: number | null;
  blockSizeBytes: number | null;
  ioDepth: number | null;
  isDirect: boolean | null;
  isRandom: boolean | null;
  /** The command line; empty where the file does not state it. */
  command: string;
}

/** A phase of elbencho as its CSV or JSON has it. */
export interface ElbenchoPhase {
  /** As printed: `WRITE`, `READ`, `RWMIX70`, `MIX-T2`, `MKDIRS`. */
  operation: string;
  line: number;
  label: string | null;
  version: string | null;
  /** ISO 8601 with its zone, as printed. */
  date: string | null;
  /** Whether the date is that of the start; CSV up to 3.0-25 has that of the end. */
  isDateOfStart: boolean;
  load: PhaseLoad;
  /** Until the first thread had done its share, and the last one. */
  firstMs: number | null;
  lastMs: number | null;
  /** I/O rate until the first thread was done, reads and writes of a mix added. */
  firstIops: number | null;
  /** All I/O of a phase that reads or writes; of a mix its writes, or, where `isTotal`, both. */
  io: PhaseSide;
  /** Reads of a mix; `null` where there were none, or where the file does not tell them apart. */
  mixReads: PhaseSide | null;
  /** Whether `io` of a mix counts the reads too, as up to 2.0-3. */
  isTotal: boolean;
  reported: ReportedFigure[];
}
