import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { parseRaid } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { idleShare } from "./hostCpu";

/**
 * Completes what the user gave by what recordings of the hosts and the files' own host tables say: the number of hosts,
 * and the CPU of an idle host. What the user gave stays.
 */
export function completedFacts(given: ClusterFacts, runs: readonly BenchmarkRun[]): ClusterFacts {
  const idle = idleShare(runs, given.coresPerHost);
  return {
    ...given,
    raid: given.raid === null ? null : parseRaid(given.raid),
    hosts: given.hosts ?? hostsSeen(runs),
    idleGhzPerHost:
      given.idleGhzPerHost ?? (idle === null || given.ghzPerHost === null ? null : idle * given.ghzPerHost),
  };
}

/** Hosts of the cluster, where all files that name hosts name as many. */
function hostsSeen(runs: readonly BenchmarkRun[]): number | null {
  const counts = runs.map((run) => Math.max(run.hosts.length, run.measuredUse?.length ?? 0));
  const [seen, ...others] = new Set(counts.filter((count) => count > 0));
  return others.length === 0 ? (seen ?? null) : null;
}
