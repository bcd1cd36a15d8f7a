import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

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
  return runs.map((run) => {
    const from = runs.findIndex((other) => isHalfOf(other, run));
    const half = runs[from];
    if (!half) return null;
    const [iops, latencyMs] = [run.results.iops, run.results.latencyMs];
    const [halfIops, halfLatencyMs] = [half.results.iops, half.results.latencyMs];
    if (iops === null || latencyMs === null || !halfIops || !halfLatencyMs) return null;
    return { from, iops: iops / halfIops - 1, latency: latencyMs / halfLatencyMs - 1 };
  });
}

function isHalfOf(half: BenchmarkRun, run: BenchmarkRun): boolean {
  const [a, b] = [half.workload, run.workload];
  return (
    a.outstandingIo !== null &&
    b.outstandingIo !== null &&
    Math.abs(b.outstandingIo / a.outstandingIo / 2 - 1) <= ABOUT &&
    a.blockSizeBytes === b.blockSizeBytes &&
    a.readPct === b.readPct &&
    a.randomPct === b.randomPct &&
    half.datastore === run.datastore &&
    half.job === run.job
  );
}
