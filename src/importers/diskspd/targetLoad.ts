import type { Workload } from "../../model/benchmark/benchmarkRun";

/** What diskspd was asked to do with one target (file or disk); `null` where the result does not say it. */
export interface TargetLoad {
  blockSizeBytes: number | null;
  writePct: number | null;
  randomPct: number | null;
  /** Per thread and target. */
  outstanding: number | null;
  threads: number | null;
  /** What each thread is held to on it (`-g`), and whether that is I/Os per second or bytes per millisecond. */
  limitPerThread: { value: number; inIops: boolean } | null;
}

/** The load over all targets: a figure that differs between them has no single value, outstanding I/O adds up. */
export function workloadOfTargets(targets: readonly TargetLoad[]): Partial<Workload> {
  const writePct = common(targets, (target) => target.writePct);
  return {
    blockSizeBytes: common(targets, (target) => target.blockSizeBytes),
    readPct: writePct === null ? null : 100 - writePct,
    randomPct: common(targets, (target) => target.randomPct),
    queueDepth: common(targets, (target) => target.outstanding),
    outstandingIo: ofAllThreads(targets, ({ outstanding }) => outstanding),
    requestedIops: ofAllThreads(targets, limitIops),
  };
}

function limitIops({ limitPerThread: limit, blockSizeBytes }: TargetLoad): number | null {
  if (limit === null || limit.inIops) return limit && limit.value;
  return blockSizeBytes && (limit.value * 1000) / blockSizeBytes;
}

/** What each thread has on each target, added up. */
function ofAllThreads(
  targets: readonly TargetLoad[],
  value: (target: TargetLoad) => number | null,
): number | null {
  const sum = targets.reduce((all, target) => all + (value(target) ?? NaN) * (target.threads ?? NaN), 0);
  return sum > 0 ? sum : null;
}

function common(targets: readonly TargetLoad[], value: (target: TargetLoad) => number | null): number | null {
  const values = new Set(targets.map(value));
  const [only] = values;
  return values.size === 1 ? (only ?? null) : null;
}
