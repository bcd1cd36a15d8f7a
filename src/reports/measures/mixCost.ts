import type { BenchmarkRun, Workload } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { groupBy } from "../../model/groupBy";
import { sameTest, testKey } from "../runs/sameTest";
import { costPerIo } from "./costPerIo";

/** Fields in which the pure tests of a mix may differ from it: they change how much I/O there is, not what one costs. */
const MAY_DIFFER: readonly (keyof Workload)[] = [
  "readPct",
  "queueDepth",
  "threads",
  "outstandingIo",
  "latencyTargetUs",
  "workingSetPct",
  "vmdksPerVm",
  "vmdkBytes",
];

/** What an I/O of a mix costs, in kHz. */
export interface MixCost {
  /** By the costs of pure reads and pure writes. */
  predicted: number;
  measured: number;
  /** Predicted against measured, as a share. */
  off: number;
}

/**
 * The cost of a mix as the pure tests of its size predict it, against its own.
 *
 * @param runs All runs of the report.
 * @returns `null` where the run is no mix, or where one of the three costs is not known.
 */
export function mixCost(
  run: BenchmarkRun,
  runs: readonly BenchmarkRun[],
  facts: ClusterFacts,
): MixCost | null {
  const { readPct, blockSizeBytes } = run.workload;
  if (blockSizeBytes === null || readPct === null || readPct <= 0 || readPct >= 100) return null;
  const cost = (one: BenchmarkRun) => costPerIo(one, runs, facts)?.khzPerIo ?? null;
  const measured = cost(run);
  if (measured === null) return null;
  const pure = (of: number) => {
    for (const one of alike(runs).get(testKey(run, MAY_DIFFER)) ?? []) {
      const found = isPure(one, run, of) ? cost(one) : null;
      if (found !== null) return found;
    }
    return null;
  };
  const [read, write] = [pure(100), pure(0)];
  if (read === null || write === null) return null;
  const share = readPct / 100;
  const predicted = share * read + (1 - share) * write;
  return { predicted, measured, off: predicted / measured - 1 };
}

/** Asked for each mix of a report: the groups of its runs are made once. */
const groupsOf = new WeakMap<readonly BenchmarkRun[], Map<string, BenchmarkRun[]>>();

/** Runs that differ only in what a mix and its pure tests may differ in. */
function alike(runs: readonly BenchmarkRun[]): Map<string, BenchmarkRun[]> {
  const known = groupsOf.get(runs) ?? groupBy(runs, (run) => testKey(run, MAY_DIFFER));
  groupsOf.set(runs, known);
  return known;
}

function isPure(one: BenchmarkRun, mix: BenchmarkRun, readPct: number): boolean {
  return one.workload.readPct === readPct && sameTest(one, mix, MAY_DIFFER);
}
