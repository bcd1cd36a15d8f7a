import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { LIMIT_UNIT } from "../../model/performance/iopsLimit";
import { isOnVsan } from "./storageOf";

/**
 * IOPS as the storage policy counts them: an I/O of more than 32 KiB counts as several.
 *
 * @returns `null` where the files say no IOPS or no block size.
 */
export function countedIops({ results, workload }: BenchmarkRun): number | null {
  if (results.iops === null || workload.blockSizeBytes === null) return null;
  return results.iops * Math.max(1, Math.ceil(workload.blockSizeBytes / LIMIT_UNIT.value));
}

/** Limits are set in round figures. */
const ROUND_LIMIT = 500;
const ALIKE = 0.01;

/**
 * The limit per vDisk that runs of different block size or mix seem to share: their counted IOPS per vDisk are equal
 * within 1 %, and within 1 % of a multiple of 500. Only vSAN has such limits, and only where no run of the datastore
 * exceeds it.
 *
 * @returns For each run the suspected limit, or `null`.
 */
export function suspectedLimits(runs: readonly BenchmarkRun[]): (number | null)[] {
  const perVdisk = runs.map((run) => {
    const counted = countedIops(run);
    return counted === null || !run.vdisks ? null : counted / run.vdisks;
  });
  const most = mostOfTargets(runs, perVdisk);
  return runs.map((run, i) => {
    const own = perVdisk[i];
    if (own === null || own === undefined || !isOnVsan(run)) return null;
    const limit = Math.round(own / ROUND_LIMIT) * ROUND_LIMIT;
    if (limit === 0 || Math.abs(own / limit - 1) > ALIKE) return null;
    if ((most.get(targetOf(run)) ?? 0) > limit * (1 + ALIKE)) return null;
    const shared = runs.some((other, j) => {
      const theirs = perVdisk[j];
      return theirs != null && isOtherLoad(run, other) && Math.abs(theirs / own - 1) <= ALIKE;
    });
    return shared ? limit : null;
  });
}

/** The most counted IOPS per vDisk that any run of a datastore reached: a limit below is none. */
function mostOfTargets(
  runs: readonly BenchmarkRun[],
  perVdisk: readonly (number | null)[],
): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  runs.forEach((run, i) => {
    const target = targetOf(run);
    most.set(target, Math.max(most.get(target) ?? 0, perVdisk[i] ?? 0));
  });
  return most;
}

function targetOf({ datastore }: BenchmarkRun): string {
  return datastore ?? "";
}

function isOtherLoad({ workload: a }: BenchmarkRun, { workload: b }: BenchmarkRun): boolean {
  return a.blockSizeBytes !== b.blockSizeBytes || a.readPct !== b.readPct;
}

/**
 * How much of a limit per vDisk a run used: 1 is the policy's ceiling.
 *
 * @returns `null` where the files do not say enough.
 */
export function shareOfLimit(run: BenchmarkRun, limitPerVdisk: number | null): number | null {
  const counted = countedIops(run);
  return counted === null || !run.vdisks || !limitPerVdisk ? null : counted / (run.vdisks * limitPerVdisk);
}
