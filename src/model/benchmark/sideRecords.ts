import type { BenchmarkRun } from "./benchmarkRun";

/**
 * What a run records in addition to its figures, empty. No column of a results table needs it: an impossible number in it
 * does not make the run unusable, and the functions bundle is built without it.
 */
export const SIDE_RECORDS = {
  latencyPercentiles: null,
  reported: [],
  toolCpu: null,
  members: [],
  latencyBins: null,
  series: null,
  startedAt: null,
} as const satisfies Partial<BenchmarkRun>;

/**
 * Other facts of a run, and what readers keep for them under these names. No column of a results table needs them: the
 * functions bundle is built without them.
 */
export const SIDE_FIELDS: readonly string[] = [
  ...["requestedIops", "jobIops", "generatorIops", "limitPerThread"],
  ...["durationSeconds", "runtimeSeconds", "rampSeconds", "warmupSeconds", "intervalSeconds"],
  ...["toolVersion", "vmsFinishedEarly"],
];
