/** What a job's parameters say about its load; `null` where they do not say it or say several things. */
export interface RequestedLoad {
  blockSizeBytes: number | null;
  readPct: number | null;
  randomPct: number | null;
  /** I/Os in flight per disk. */
  iodepth: number | null;
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
  latencyTargetUs: null,
  compressPct: null,
  dedupePct: null,
  runtimeSeconds: null,
  rampSeconds: null,
};

/** What `first` leaves open is taken from `second`. */
export function fillLoad(first: RequestedLoad, second: RequestedLoad): RequestedLoad {
  return {
    blockSizeBytes: first.blockSizeBytes ?? second.blockSizeBytes,
    readPct: first.readPct ?? second.readPct,
    randomPct: first.randomPct ?? second.randomPct,
    iodepth: first.iodepth ?? second.iodepth,
    latencyTargetUs: first.latencyTargetUs ?? second.latencyTargetUs,
    compressPct: first.compressPct ?? second.compressPct,
    dedupePct: first.dedupePct ?? second.dedupePct,
    runtimeSeconds: first.runtimeSeconds ?? second.runtimeSeconds,
    rampSeconds: first.rampSeconds ?? second.rampSeconds,
  };
}
