import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { diagnosticsOfRuns } from "../../model/benchmark/runDiagnostics";
import type { ClusterFacts } from "../inputs/clusterFacts";
import type { Thresholds } from "../inputs/thresholds";
import { failures } from "../measures/importerReports";
import { mixCost, type MixCost } from "../measures/mixCost";
import { mostPerVdisk, suspectedLimits } from "../measures/policyLimit";
import { doublings, type Doubling } from "../measures/saturation";
import { repeats } from "../runs/repeats";

/** A run with what only all runs together say about it. */
export interface CheckedRun {
  run: BenchmarkRun;
  label: string;
  /** What its importer reported about it. */
  diagnostics: readonly Diagnostic[];
  /** IOPS limit per vDisk that it seems to share with other runs. */
  suspectedLimit: number | null;
  /** The most counted IOPS per vDisk of its datastore, where that is on vSAN. */
  mostPerVdisk: number | null;
  /** What twice the outstanding I/O of another run brought. */
  doubling: Doubling | null;
  /** All complete runs of its test, itself among them; itself alone where it is not complete. */
  repeats: readonly BenchmarkRun[];
  /** What the pure tests of its size predict of its cost, for a mix. */
  mix: MixCost | null;
}

/** What a figure of a run is calculated with. */
export interface CheckContext {
  runs: readonly BenchmarkRun[];
  facts: ClusterFacts;
  thresholds: Thresholds;
}

/**
 * Every run with what the others say about it, in their order.
 *
 * @param sides The runs in parts that a comparison holds against each other: a repeat is of the same part.
 */
export function checkedRuns(
  runs: readonly BenchmarkRun[],
  labels: readonly string[],
  facts: ClusterFacts,
  diagnostics: readonly Diagnostic[],
  sides: readonly (readonly BenchmarkRun[])[] = [runs],
): CheckedRun[] {
  const suspected = suspectedLimits(runs);
  const most = mostPerVdisk(runs);
  const doubled = doublings(runs);
  const reported = diagnosticsOfRuns(runs, diagnostics);
  const failed = new Set(runs.filter((_run, i) => failures(reported[i] ?? []).length > 0));
  const repeated = new Map(sides.flatMap((side) => [...repeats(side, failed)]));
  return runs.map((run, i) => ({
    run,
    label: labels[i] ?? run.case,
    diagnostics: reported[i] ?? [],
    suspectedLimit: suspected[i] ?? null,
    mostPerVdisk: most[i] ?? null,
    doubling: doubled[i] ?? null,
    repeats: repeated.get(run) ?? [run],
    mix: mixCost(run, runs, facts),
  }));
}
