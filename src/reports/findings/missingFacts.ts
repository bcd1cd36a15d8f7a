import { factsOfRun } from "../measures/factsOfRun";
import { hostCpu } from "../measures/hostCpu";
import type { FindingContext } from "./rule";

/** What is missing to know the CPU of the hosts during any of the tests; `null` where that of one is known. */
export function missingHostCpu({ runs, facts }: FindingContext): string | null {
  if (runs.some((run) => hostCpu(run, facts) !== null)) return null;
  const recorded = runs.some((run) => run.measuredUse !== null);
  return recorded && facts.coresPerHost === null
    ? "physical cores of a host"
    : "CPU of the hosts during the tests";
}

/** What is missing to know the GHz of a load. */
export function missingStorageCpu(context: FindingContext): string | null {
  return context.facts.ghzPerHost === null ? "CPU capacity of a host in GHz" : missingHostCpu(context);
}

/** What is missing to know the hosts of any of the tests. */
export function missingHosts(context: FindingContext): string | null {
  const isKnown = context.runs.some((run) => factsOfRun(run, context).hosts !== null);
  return isKnown ? null : "hosts in the cluster";
}

/** What is missing to know the cost of an I/O. */
export function missingCostPerIo(context: FindingContext): string | null {
  return missingHosts(context) ?? missingStorageCpu(context);
}
