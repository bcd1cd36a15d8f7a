import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { diagnosticsOfRuns } from "../../model/benchmark/runDiagnostics";
import type { VerdictWord } from "../../model/benchmark/verdictEvidence";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../inputs/thresholds";
import { repeats } from "../runs/repeats";
import { calculatedThroughputOff } from "./calculatedThroughput";
import { comparable } from "./comparable";
import { factsOfRun } from "./factsOfRun";
import { generatorCpu } from "./generatorCpu";
import { doubts, failures } from "./importerReports";
import { repeatDifference } from "./repeatRanges";
import { steadiness, STEADY_METRICS } from "./steadiness";
import { cacheShortGib } from "./testData";

/**
 * For each run the verdicts that speak against it as evidence for a design, the worst first, at the thresholds that a report
 * begins with. A run can have several, while the sheet Results shows the worst verdict of all.
 *
 * @param facts Those of the user, completed from the runs.
 */
export function verdictsAgainst(
  runs: readonly BenchmarkRun[],
  facts: ClusterFacts,
  diagnostics: readonly Diagnostic[],
): VerdictWord[][] {
  const reported = diagnosticsOfRuns(runs, diagnostics);
  const failed = new Set(runs.filter((_run, i) => failures(reported[i] ?? []).length > 0));
  const repeated = repeats(runs, failed);
  return runs.map((run, i) => {
    const differ = repeatDifference(repeated.get(run) ?? [run]) ?? 0;
    const short = cacheShortGib(run, factsOfRun(run, { runs, facts }), DEFAULT_THRESHOLDS) ?? 0;
    const words: readonly (readonly [VerdictWord, boolean])[] = [
      ["Invalid", failed.has(run) || isInvalid(run)],
      ["Repeats differ", comparable(differ) > DEFAULT_THRESHOLDS.NoiseBand],
      ["Not steady", isUnsteady(run)],
      ["Too short", isShort(run)],
      ["May fit cache", short > 0],
      ["Check files", isMismatch(run) || doubts(reported[i] ?? []).length > 0],
    ];
    return words.flatMap(([word, holds]) => (holds ? [word] : []));
  });
}

function isInvalid(run: BenchmarkRun): boolean {
  const isBusy = (generatorCpu(run) ?? 0) > DEFAULT_THRESHOLDS.GeneratorCpu;
  return (run.vmsFinishedEarly ?? 0) > 0 || (run.results.errors ?? 0) > 0 || isBusy;
}

function isUnsteady({ series }: BenchmarkRun): boolean {
  const { SteadyChange, SteadySpread } = DEFAULT_THRESHOLDS;
  return STEADY_METRICS.some(({ value }) => {
    const found = steadiness(series ?? [], value);
    return found !== null && (Math.abs(found.drift) > SteadyChange || found.spread > SteadySpread);
  });
}

function isShort({ durationSeconds, warmupSeconds }: BenchmarkRun): boolean {
  const { LeastSeconds, WarmupFactor } = DEFAULT_THRESHOLDS;
  return (
    durationSeconds !== null && durationSeconds < Math.max(LeastSeconds, WarmupFactor * (warmupSeconds ?? 0))
  );
}

function isMismatch(run: BenchmarkRun): boolean {
  return comparable(Math.abs(calculatedThroughputOff(run) ?? 0)) > DEFAULT_THRESHOLDS.UnitMismatch;
}
