import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { groupBy } from "../../model/groupBy";

/**
 * Whether a run is only a part of what its hosts did: HCIBench runs the jobs and datastores of a case together, and says
 * the CPU of the hosts once for all of them.
 */
export function sharesHosts(run: BenchmarkRun, runs: readonly BenchmarkRun[]): boolean {
  if (!run.tool.startsWith("hcibench")) return false;
  return (together(runs).get(startOf(run)) ?? []).some((other) => other !== run);
}

/** Asked for each run of a report: the groups of its runs are made once. */
const groupsOf = new WeakMap<readonly BenchmarkRun[], Map<string, BenchmarkRun[]>>();

function together(runs: readonly BenchmarkRun[]): Map<string, BenchmarkRun[]> {
  const known = groupsOf.get(runs) ?? groupBy(runs, startOf);
  groupsOf.set(runs, known);
  return known;
}

function startOf({ tool, case: name, startedAt }: BenchmarkRun): string {
  return JSON.stringify([tool, name, startedAt]);
}
