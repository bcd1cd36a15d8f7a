import type { BenchmarkRun, HostUse } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";
import { names } from "./figure";

/** How many hosts the files of a test name one by one. */
export interface SeenHosts {
  hosts: number;
  /** Where they are named, for a person. */
  place: string;
  /** Whether these are all hosts of the cluster; otherwise it may have more. */
  areAll: boolean;
  /** Hosts of each cluster that is named. With remote storage, the tested cluster is one of two. */
  byCluster: readonly number[];
}

/**
 * The hosts that Resource Usage tables and recordings name, each number once per kind, in the order of the runs. HCIBench
 * lists every host of a cluster below its name. A recording is of one host, and not every host has to be recorded.
 */
export function seenHosts(runs: readonly BenchmarkRun[], labels: readonly string[]): SeenHosts[] {
  const all = new Map<string, SeenHosts>();
  for (const [i, run] of runs.entries()) {
    const label = labels[i] ?? run.case;
    for (const [kind, seen] of [
      ["table", ofTable(run.hosts, label)],
      ["recordings", ofRecordings(run)],
    ] as const) {
      const id = JSON.stringify([kind, seen.hosts, seen.areAll, seen.byCluster]);
      if (seen.hosts > 0 && !all.has(id)) all.set(id, seen);
    }
  }
  return [...all.values()];
}

function ofTable(hosts: readonly HostUse[], label: string): SeenHosts {
  return {
    hosts: hosts.length,
    place: `Resource Usage table of ${label}`,
    areAll: hosts.every(({ cluster }) => cluster !== null),
    byCluster: [...groupBy(hosts, ({ cluster }) => cluster).values()].map(({ length }) => length),
  };
}

function ofRecordings({ measuredUse }: BenchmarkRun): SeenHosts {
  const recorded = (measuredUse ?? []).map(({ host }) => host);
  const place = `esxtop recordings of ${names(recorded)}`;
  return { hosts: recorded.length, place, areAll: false, byCluster: [] };
}
