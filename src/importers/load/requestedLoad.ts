/** What a job's parameters say about its load; `null` where they do not say it or say several things. */
export interface RequestedLoad {
  blockSizeBytes: number | null;
  readPct: number | null;
  randomPct: number | null;
  /** I/Os in flight per disk. */
  iodepth: number | null;
  /** I/O rate that each job is held to: with fio each of its processes. */
  jobIops: number | null;
  /** I/O rate that the load generator is held to over all of its disks: vdbench, with HCIBench that of each VM. */
  generatorIops: number | null;
  latencyTargetUs: number | null;
  compressPct: number | null;
  dedupePct: number | null;
  runtimeSeconds: number | null;
  rampSeconds: number | null;
}

/** Nothing is said. */
export const NO_LOAD: RequestedLoad = {
  blockSizeBytes: null,
  readPct: null,
  randomPct: null,
  iodepth: null,
  jobIops: null,
  generatorIops: null,
  latencyTargetUs: null,
  compressPct: null,
  dedupePct: null,
  runtimeSeconds: null,
  rampSeconds: null,
};

/** What `first` leaves open is taken from `second`. */
export function fillLoad(first: RequestedLoad, second: RequestedLoad): RequestedLoad {
  const stated = Object.entries(first).filter(([, value]) => value !== null);
  return { ...second, ...Object.fromEntries(stated) };
}
