import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { parseRaid } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { idleShare } from "./hostCpu";
import { statedFacts, type StatedFact } from "./statedFacts";
import { hostCount } from "../runs/hostCount";

/**
 * Completes what the user gave by what the files state: the layout, hosts and capacity of the tool's own configuration,
 * where several differ the first; the hosts of its tables and of recordings; the CPU of an idle host. What the user gave
 * stays.
 */
export function completedFacts(given: ClusterFacts, runs: readonly BenchmarkRun[]): ClusterFacts {
  const stated = statedFacts(runs);
  const idle = idleShare(runs, given.coresPerHost);
  return {
    ...given,
    raid: given.raid === null ? statedText(stated, "raid") : parseRaid(given.raid),
    hosts: given.hosts ?? statedNumber(stated, "hosts") ?? hostsSeen(runs),
    usableTib: given.usableTib ?? statedNumber(stated, "usableTib"),
    idleGhzPerHost:
      given.idleGhzPerHost ?? (idle === null || given.ghzPerHost === null ? null : idle * given.ghzPerHost),
  };
}

function statedText(stated: readonly StatedFact[], key: StatedFact["key"]): string | null {
  const value = stated.find((fact) => fact.key === key)?.value;
  return value === undefined ? null : String(value);
}

function statedNumber(stated: readonly StatedFact[], key: StatedFact["key"]): number | null {
  const value = stated.find((fact) => fact.key === key)?.value;
  return typeof value === "number" ? value : null;
}

/** Hosts of the cluster, where all files that name hosts name as many. */
function hostsSeen(runs: readonly BenchmarkRun[]): number | null {
  const counts = runs.map(hostCount);
  const [seen, ...others] = new Set(counts.filter((count) => count > 0));
  return others.length === 0 ? (seen ?? null) : null;
}
