import type { Workload } from "../../model/benchmark/benchmarkRun";

/** What diskspd was asked to do with one target (file or disk); `null` where the result does not say it. */
export interface TargetLoad {
  blockSizeBytes: number | null;
  writePct: number | null;
  randomPct: number | null;
  /** Per thread and target. */
  outstanding: number | null;
  threads: number | null;
}

/** The load over all targets: a figure that differs between them has no single value, outstanding I/O adds up. */
export function workloadOfTargets(targets: readonly TargetLoad[]): Partial<Workload> {
  const writePct = common(targets, (target) => target.writePct);
  return {
    blockSizeBytes: common(targets, (target) => target.blockSizeBytes),
    readPct: writePct === null ? null : 100 - writePct,
    randomPct: common(targets, (target) => target.randomPct),
    queueDepth: common(targets, (target) => target.outstanding),
    outstandingIo: targets.length === 0 ? null : targets.reduce<number | null>(addQueues, 0),
  };
}

function addQueues(sum: number | null, { outstanding, threads }: TargetLoad): number | null {
  return sum === null || outstanding === null || threads === null || threads === 0
    ? null
    : sum + outstanding * threads;
}

function common(targets: readonly TargetLoad[], value: (target: TargetLoad) => number | null): number | null {
  const values = new Set(targets.map(value));
  const [only] = values;
  return values.size === 1 ? (only ?? null) : null;
}
