import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { statedHosts } from "../runs/hostCount";

/**
 * The facts of the cluster as they hold for a run: with its own number of hosts where the files of the runs state several.
 * An entry of the user that no file states stands for all runs.
 *
 * @param report All runs of the report, and its facts.
 */
export function factsOfRun(
  run: BenchmarkRun,
  { runs, facts }: { runs: readonly BenchmarkRun[]; facts: ClusterFacts },
): ClusterFacts {
  const own = statedHosts(run);
  if (own === null || own === facts.hosts) return facts;
  const followsFiles = facts.hosts === null || countsIn(runs).has(facts.hosts);
  return followsFiles ? { ...facts, hosts: own } : facts;
}

/** Asked for each run of a report: the counts of its runs are taken once. */
const countsOf = new WeakMap<readonly BenchmarkRun[], Set<number | null>>();

function countsIn(runs: readonly BenchmarkRun[]): Set<number | null> {
  const known = countsOf.get(runs) ?? new Set(runs.map(statedHosts));
  countsOf.set(runs, known);
  return known;
}
