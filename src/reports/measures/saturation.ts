import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";

/** What twice the outstanding I/O brought: shares, 0.1 is 10 % more. */
export interface Doubling {
  /** Place of the run with half the outstanding I/O. */
  from: number;
  iops: number;
  latency: number;
}

/** Outstanding I/O counts as doubled within this. */
const ABOUT = 0.05;

/**
 * Compares each run with the run of the same workload that had half its outstanding I/O.
 *
 * @returns For each run what the doubling brought, or `null` where there is no such other run.
 */
export function doublings(runs: readonly BenchmarkRun[]): (Doubling | null)[] {
  const places = new Map(runs.map((run, place) => [run, place]));
  const groups = groupBy(runs, loadKey);
  const firsts = new Map([...groups].map(([key, alike]) => [key, firstOfEach(alike)]));
  return runs.map((run) => {
    const half = (firsts.get(loadKey(run)) ?? []).find((other) => isHalfOf(other, run));
    const from = half && places.get(half);
    if (half === undefined || from === undefined) return null;
    const [iops, latencyMs] = [run.results.iops, run.results.latencyMs];
    const [halfIops, halfLatencyMs] = [half.results.iops, half.results.latencyMs];
    if (iops === null || latencyMs === null || !halfIops || !halfLatencyMs) return null;
    return { from, iops: iops / halfIops - 1, latency: latencyMs / halfLatencyMs - 1 };
  });
}

/** What two runs have in common of which one may have half the outstanding I/O. */
function loadKey({ workload: { blockSizeBytes, readPct, randomPct }, datastore, job }: BenchmarkRun): string {
  return JSON.stringify([blockSizeBytes, readPct, randomPct, datastore, job]);
}

/** The first run of each outstanding I/O. */
function firstOfEach(alike: readonly BenchmarkRun[]): BenchmarkRun[] {
  const groups = groupBy(alike, ({ workload }) => workload.outstandingIo);
  return [...groups.values()].flatMap(([first]) => first ?? []);
}

function isHalfOf({ workload: half }: BenchmarkRun, { workload: whole }: BenchmarkRun): boolean {
  return (
    half.outstandingIo !== null &&
    whole.outstandingIo !== null &&
    Math.abs(whole.outstandingIo / half.outstandingIo / 2 - 1) <= ABOUT
  );
}
