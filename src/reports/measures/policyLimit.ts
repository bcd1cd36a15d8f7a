import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { LIMIT_UNIT } from "../../model/performance/iopsLimit";
import { madeNoIo } from "../runs/madeNoIo";
import { isHeld } from "./requestedRate";
import { isOnVsan } from "./storageOf";

/**
 * IOPS as the storage policy counts them: an I/O of more than 32 KiB counts as several.
 *
 * @returns `null` where the files say no IOPS, or no block size of the I/Os that there were.
 */
export function countedIops(run: BenchmarkRun): number | null {
  const { results, workload } = run;
  if (madeNoIo(run)) return 0;
  if (results.iops === null || workload.blockSizeBytes === null) return null;
  return results.iops * Math.max(1, Math.ceil(workload.blockSizeBytes / LIMIT_UNIT.value));
}

/** Limits are set in round figures. */
const ROUND_LIMIT = 500;
const ALIKE = 0.01;

/**
 * The limit per vDisk that runs of different block size or mix seem to share: their counted IOPS per vDisk are equal
 * within 1 %, and within 1 % of a multiple of 500. Only vSAN has such limits, and only where no run of the datastore
 * exceeds it. A run that was held to a rate by its load generator has that one.
 *
 * @returns For each run the suspected limit, or `null`.
 */
export function suspectedLimits(runs: readonly BenchmarkRun[]): (number | null)[] {
  const perVdisk = runs.map(countedPerVdisk);
  const free = runs.map((run, i) => (isHeld(run) ? null : (perVdisk[i] ?? null)));
  const isShared = ratesOfOtherLoads(runs, free);
  const most = mostOfTargets(runs, perVdisk);
  return runs.map((run, i) => {
    const own = free[i];
    if (own === null || own === undefined || !isOnVsan(run)) return null;
    const limit = Math.round(own / ROUND_LIMIT) * ROUND_LIMIT;
    if (limit === 0 || Math.abs(own / limit - 1) > ALIKE) return null;
    if ((most.get(targetOf(run)) ?? 0) > limit * (1 + ALIKE)) return null;
    return isShared(run, own) ? limit : null;
  });
}

/**
 * The most counted IOPS per vDisk that any run of a run's datastore reached: above a limit that somebody entered, that is
 * not the limit of this datastore.
 *
 * @returns For each run; `null` where it was not on vSAN, which alone has such limits, and where no rate is known.
 */
export function mostPerVdisk(runs: readonly BenchmarkRun[]): (number | null)[] {
  const most = mostOfTargets(runs, runs.map(countedPerVdisk));
  return runs.map((run) => {
    const rate = most.get(targetOf(run)) ?? 0;
    return isOnVsan(run) && rate > 0 ? rate : null;
  });
}

/**
 * The limit per vDisk that a run is held against: the one that the user entered, where it can be that of its datastore;
 * without an entry the suspected one.
 *
 * @param most The most of its datastore, `mostPerVdisk`.
 * @param band By how much a rate may exceed a limit, as a share.
 */
export function limitOf(
  { suspectedLimit, mostPerVdisk: most }: { suspectedLimit: number | null; mostPerVdisk: number | null },
  entered: number | null,
  band: number,
): number | null {
  if (entered === null) return suspectedLimit;
  return most === null || most > entered * (1 + band) ? null : entered;
}

function countedPerVdisk(run: BenchmarkRun): number | null {
  const counted = countedIops(run);
  return counted === null || !run.vdisks ? null : counted / run.vdisks;
}

/** Answers whether a run of another block size or mix has a rate per vDisk, within 1 %. */
function ratesOfOtherLoads(
  runs: readonly BenchmarkRun[],
  perVdisk: readonly (number | null)[],
): (run: BenchmarkRun, rate: number) => boolean {
  const sorted = runs
    .flatMap((run, i) => {
      const rate = perVdisk[i];
      return rate == null ? [] : [{ rate, load: loadOf(run), nextOther: 0 }];
    })
    .sort((a, b) => a.rate - b.rate);
  // The place of the next run with another load than that of this one.
  for (let i = sorted.length - 1; i >= 0; i--) {
    const [one, next] = [sorted[i], sorted[i + 1]];
    if (one) one.nextOther = next && next.load === one.load ? next.nextOther : i + 1;
  }
  return (run, rate) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isAlike(sorted[middle]?.rate ?? 0, rate) || (sorted[middle]?.rate ?? 0) > rate) high = middle;
      else low = middle + 1;
    }
    const first = sorted[low];
    const other = first?.load === loadOf(run) ? sorted[first.nextOther] : first;
    return other !== undefined && isAlike(other.rate, rate);
  };
}

function isAlike(theirs: number, own: number): boolean {
  return Math.abs(theirs / own - 1) <= ALIKE;
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

function loadOf({ workload: { blockSizeBytes, readPct } }: BenchmarkRun): string {
  return `${blockSizeBytes} ${readPct}`;
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
