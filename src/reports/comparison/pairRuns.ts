import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";
import type { ComparedRun } from "./comparedRun";

/** One import: what the user calls it, and its runs. */
export interface NamedRuns {
  name: string;
  runs: readonly BenchmarkRun[];
}

/** The same workload in two imports. */
export interface RunPair {
  baseline: ComparedRun;
  variant: ComparedRun;
}

/** What two imports have in common, and what only one of them has. */
export interface Pairing {
  pairs: RunPair[];
  onlyBaseline: BenchmarkRun[];
  onlyVariant: BenchmarkRun[];
}

/**
 * Pairs the runs of two imports by workload: block size, read and random share, queue depth or latency target, and working
 * set. Runs of one workload are paired in their order, those of one requested rate first; a run without a partner is listed,
 * never dropped.
 */
export function pairRuns(baseline: readonly BenchmarkRun[], variant: readonly BenchmarkRun[]): Pairing {
  const partners = new Map<BenchmarkRun, BenchmarkRun>();
  const paired = new Set<BenchmarkRun>();
  for (const keyOf of [rateKey, workloadKey]) {
    // The first of a key is taken from the end of its list.
    const waiting = groupBy(variant.filter((one) => !paired.has(one)).reverse(), keyOf);
    for (const run of baseline.filter((one) => !partners.has(one))) {
      const partner = waiting.get(keyOf(run))?.pop();
      if (!partner) continue;
      partners.set(run, partner);
      paired.add(partner);
    }
  }
  return {
    pairs: baseline.flatMap((run): RunPair[] => {
      const partner = partners.get(run);
      return partner ? [{ baseline: run, variant: partner }] : [];
    }),
    onlyBaseline: baseline.filter((run) => !partners.has(run)),
    onlyVariant: variant.filter((run) => !paired.has(run)),
  };
}

/** A workload at a requested rate. */
function rateKey(run: BenchmarkRun): string {
  return `${workloadKey(run)}|${run.workload.requestedIops}`;
}

/** A run whose files say nothing of its workload is known by its case alone. */
function workloadKey({ workload, case: name }: BenchmarkRun): string {
  const { blockSizeBytes, readPct, randomPct, latencyTargetUs, workingSetPct } = workload;
  // Imports that an older version stored have the queue depth under the name of threads.
  const queueDepth = workload.queueDepth ?? workload.threads;
  const parts = [blockSizeBytes, readPct, randomPct, queueDepth, latencyTargetUs, workingSetPct];
  return blockSizeBytes === null && readPct === null ? `case ${name}` : parts.join("|");
}
