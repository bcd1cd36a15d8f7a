import type { FioJob, FioSide } from "../../../src/importers/hcibench/fioStatus";

/** Reads or writes of a job; what is not given did not happen. */
export function fioSide(given: Partial<FioSide> = {}): FioSide {
  return {
    iops: 0,
    bytesPerSecond: 0,
    kibPerSecond: 0,
    totalIos: 0,
    ioBytes: 0,
    runtimeMs: 0,
    latencyIos: 0,
    meanNs: 0,
    maxNs: 0,
    p95Ns: null,
    ...given,
  };
}

/** A job of one VM with these reads and writes. */
export function fioJob(
  read: Partial<FioSide>,
  write: Partial<FioSide> = {},
  given: Partial<FioJob> = {},
): FioJob {
  return {
    name: "job0",
    eta: 0,
    errors: 0,
    options: {},
    binsPct: null,
    ...given,
    read: fioSide(read),
    write: fioSide(write),
  };
}
