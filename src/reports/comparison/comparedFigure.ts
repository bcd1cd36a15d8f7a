import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ComparedMetric } from "../../model/benchmark/comparedMetrics";
import { statedHosts } from "../runs/hostCount";
import { CPU_SOURCES } from "../runs/cpuSources";
import type { ComparedRun } from "./comparedRun";
import type { RunPair } from "./pairRuns";

/** A figure of both runs of a pair. */
export interface ComparedFigure {
  before: number;
  after: number;
  unit: string;
}

/**
 * A metric of both runs; `null` where one of them does not state it. CPU per I/O of clusters of different size counts the CPU
 * of all hosts: the average host of the larger one has less to do for the same I/O.
 */
export function comparedFigure(
  metric: ComparedMetric,
  { baseline, variant }: RunPair,
): ComparedFigure | null {
  const [few, many] = [statedHosts(baseline), statedHosts(variant)];
  const countsHosts = metric.unitOfAllHosts !== undefined && few !== null && many !== null && few !== many;
  const of = (run: BenchmarkRun, hosts: number | null) => metric.value(run, countsHosts ? (hosts ?? 1) : 1);
  const [before, after] = [of(baseline, few), of(variant, many)];
  if (before === null || after === null) return null;
  const unit = metric.id === "cpu" ? unitOfCpu([baseline, variant]) : metric.unit;
  return { before, after, unit: (countsHosts ? metric.unitOfAllHosts : undefined) ?? unit };
}

/** What the CPU of the hosts is a percentage of: base clock where it was recorded; both where the two differ. */
function unitOfCpu(runs: readonly ComparedRun[]): string {
  const units = new Set(runs.map(({ cpuKnown = "estimated" }) => CPU_SOURCES[cpuKnown].unit));
  return [...units].join(", ");
}
