import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/** One import: what the user calls it, and its runs. */
export interface NamedRuns {
  name: string;
  runs: readonly BenchmarkRun[];
}

/** The same workload in two imports. */
export interface RunPair {
  baseline: BenchmarkRun;
  variant: BenchmarkRun;
}

/** What two imports have in common, and what only one of them has. */
export interface Pairing {
  pairs: RunPair[];
  onlyBaseline: BenchmarkRun[];
  onlyVariant: BenchmarkRun[];
}

/**
 * Pairs the runs of two imports by workload: block size, read and random share, queue depth or latency target, and working
 * set. Runs of one workload are paired in their order; a run without a partner is listed, never dropped.
 */
export function pairRuns(baseline: readonly BenchmarkRun[], variant: readonly BenchmarkRun[]): Pairing {
  const waiting = new Map<string, BenchmarkRun[]>();
  for (const run of variant) {
    const key = workloadKey(run);
    waiting.set(key, [...(waiting.get(key) ?? []), run]);
  }
  const pairs: RunPair[] = [];
  const onlyBaseline: BenchmarkRun[] = [];
  for (const run of baseline) {
    const partner = waiting.get(workloadKey(run))?.shift();
    if (partner) pairs.push({ baseline: run, variant: partner });
    else onlyBaseline.push(run);
  }
  const paired = new Set(pairs.map((pair) => pair.variant));
  return { pairs, onlyBaseline, onlyVariant: variant.filter((run) => !paired.has(run)) };
}

/** A run whose files say nothing of its workload is known by its case alone. */
function workloadKey({ workload, case: name }: BenchmarkRun): string {
  const { blockSizeBytes, readPct, randomPct, latencyTargetUs, workingSetPct } = workload;
  // Imports that an older version stored have the queue depth under the name of threads.
  const queueDepth = workload.queueDepth ?? workload.threads;
  const parts = [blockSizeBytes, readPct, randomPct, queueDepth, latencyTargetUs, workingSetPct];
  return blockSizeBytes === null && readPct === null ? `case ${name}` : parts.join("|");
}
