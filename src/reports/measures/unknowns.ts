import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { directions } from "./directions";
import { hostCpu } from "./hostCpu";
import { membersByIops } from "./membersByIops";
import { steadiness, STEADY_METRICS } from "./steadiness";

/**
 * What the files and facts do not show of a run although a verdict covers it. Network and caches are not among them:
 * they follow cells that the user fills in.
 */
export function unknowns(run: BenchmarkRun, facts: ClusterFacts): string[] {
  const { results } = run;
  const isHcibench = run.tool.startsWith("hcibench");
  const hasMembers = (run.vms ?? (isHcibench ? SEVERAL : 1)) >= SEVERAL;
  const known: readonly [string, boolean][] = [
    // HCIBench lists VMs that finished early instead of errors.
    ["errors", isHcibench || results.errors !== null],
    ["latency", results.latencyMs !== null || directions(run).length > 0],
    ["p95", hasPercentile(run)],
    ["test time", run.durationSeconds !== null],
    ["steadiness", STEADY_METRICS.some(({ value }) => steadiness(run.series ?? [], value) !== null)],
    ["spread", !hasMembers || membersByIops(run).length >= SEVERAL],
    ["host CPU", hostCpu(run, facts) !== null],
  ];
  return known.filter(([, isKnown]) => !isKnown).map(([name]) => name);
}

const SEVERAL = 2;

function hasPercentile(run: BenchmarkRun): boolean {
  const { percentiles } = run.results;
  const isOne = percentiles === "measured" || percentiles === "floored";
  return isOne && directions(run).some(({ p95Ms }) => p95Ms !== null);
}
