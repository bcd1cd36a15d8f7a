import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { statedHosts } from "../runs/hostCount";
import { oncePerList } from "../runs/oncePerList";

/**
 * The facts of the cluster as they hold for a run: with its own number of hosts where the files of the runs state several.
 * An entry of the user that no file states holds for all runs.
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

const countsIn = oncePerList((runs) => new Set(runs.map(statedHosts)));
