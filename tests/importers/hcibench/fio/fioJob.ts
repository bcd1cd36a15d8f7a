import type { FioJob, FioSide } from "../../../../src/importers/hcibench/fio/fioStatus";

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
    error: 0,
    errors: 0,
    problems: [],
    options: {},
    binsPct: null,
    ...given,
    read: fioSide(read),
    write: fioSide(write),
  };
}

const MS = 1e6;

/** Jobs of two VMs: 1,500 IOPS, and 6,000 KiB/s, which are 5.86 MiB/s, and 6.00 over 1,000. */
export const twoJobs = [
  fioJob(
    { iops: 500, kibPerSecond: 2000, meanNs: 1 * MS, p95Ns: 2 * MS },
    { iops: 500, kibPerSecond: 2000, meanNs: 2 * MS, p95Ns: 6.5 * MS },
  ),
  fioJob(
    { iops: 250, kibPerSecond: 1000, meanNs: 2 * MS, p95Ns: 3 * MS },
    { iops: 250, kibPerSecond: 1000, meanNs: 4 * MS, p95Ns: 7 * MS },
  ),
];
