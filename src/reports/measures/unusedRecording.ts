import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { HostMeasuredUse } from "../../model/benchmark/hostMeasuredUse";
import { isForeignHost } from "../../model/benchmark/isForeignHost";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { isRecordedEnough, MIN_RECORDED_SHARE, recordedPart } from "./recordedEnough";

/** Why the recorded CPU of a host is not that of a run; `null` where it is used. */
export function unusedRecording(
  run: BenchmarkRun,
  use: HostMeasuredUse,
  { coresPerHost }: ClusterFacts,
): string | null {
  if (!isRecordedEnough(run, use))
    return `it covers ${wholePercent(recordedPart(run, use))} of the run, and ${wholePercent(MIN_RECORDED_SHARE.value)} are needed`;
  if (use.cpuUsedPct === null) return "it has no CPU counter of all processors";
  if (use.logicalProcessors === null) return "its number of logical processors is unknown";
  return coresPerHost === null ? "the physical cores of a host are not given" : null;
}

/** Does the host table of a run lack a recorded host? */
export function isForeign({ hosts }: BenchmarkRun, { host }: HostMeasuredUse): boolean {
  return isForeignHost(
    host,
    hosts.map(({ name }) => name),
  );
}

/** Rounded down, so that a part is not shown as the whole. */
export function wholePercent(share: number): string {
  return `${Math.floor(share * 100 + ROUNDING)}%`;
}

/** 0.29 × 100 is just below 29. */
const ROUNDING = 1e-9;
