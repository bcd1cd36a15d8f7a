import { hostCpu } from "../hostCpu";
import type { FindingContext } from "./rule";

/** What is missing to know the CPU of the hosts during any of the tests; `null` where that of one is known. */
export function missingHostCpu({ runs, facts }: FindingContext): string | null {
  if (runs.some((run) => hostCpu(run, facts) !== null)) return null;
  const recorded = runs.some((run) => run.measuredUse !== null);
  return recorded && facts.coresPerHost === null
    ? "physical cores of a host"
    : "CPU of the hosts during the tests";
}
