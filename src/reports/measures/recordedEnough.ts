import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { HostMeasuredUse } from "../../model/benchmark/hostMeasuredUse";
import { evidence } from "../../model/evidence/evidence";
import { ownModel } from "../../model/evidence/sources";

/** The part of a run that a recording has to cover to represent all of it. */
export const MIN_RECORDED_SHARE = evidence({
  value: 0.8,
  unit: "share of the run",
  kind: "assumption",
  source: ownModel("recordings of hosts"),
  because:
    "a fifth of a run that differs by a third moves the mean by less than the model's tolerance at measured sizes, 7%",
});

/** Share of a run that a recording covers; 1 where the length of the run is unknown. */
export function recordedPart({ durationSeconds }: BenchmarkRun, { coveredSeconds }: HostMeasuredUse): number {
  return durationSeconds ? Math.min(1, coveredSeconds / durationSeconds) : 1;
}

/** Does a recording cover enough of a run to represent it? */
export function isRecordedEnough(run: BenchmarkRun, use: HostMeasuredUse): boolean {
  return recordedPart(run, use) >= MIN_RECORDED_SHARE.value;
}

/** The recordings that represent a run. */
export function recordedEnough(run: BenchmarkRun): HostMeasuredUse[] {
  return (run.measuredUse ?? []).filter((use) => isRecordedEnough(run, use));
}
