import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { setupNumber } from "../../model/benchmark/setupFact";

/**
 * Hosts of the tested cluster as the files of a run state them: in the tool's own configuration, else in a table that lists
 * all hosts of one cluster. `null` where neither is there: not every host has to be recorded.
 */
export function statedHosts(run: BenchmarkRun): number | null {
  const [cluster, ...others] = new Set(run.hosts.map((host) => host.cluster));
  return setupNumber(run, "hosts") || (cluster && others.length === 0 ? run.hosts.length : null);
}

/** Hosts of a run as its files state, name or measure them; 0 where they name none. */
export function hostCount(run: BenchmarkRun): number {
  return setupNumber(run, "hosts") || Math.max(run.hosts.length, run.measuredUse?.length ?? 0);
}
