import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { hostCpuGhz } from "../../model/benchmark/hostCpuGhz";
import type { HostMeasuredUse } from "../../model/benchmark/hostMeasuredUse";
import { meanOfKnown } from "../../model/benchmark/meanOfKnown";
import type { ClusterFacts } from "../inputs/clusterFacts";

/** CPU of the average host during a run, and how it is known. */
export interface HostCpu {
  /** Share of the capacity at base clock; turbo makes it exceed 1. */
  share: number;
  known: "measured" | "estimated";
}

/**
 * CPU of the hosts during a run: recorded on them, where the facts say how many cores a host has, or vCenter's cpu.usage
 * as HCIBench reports it, which stands for the same but is averaged by vCenter and cut at 100 %.
 *
 * @returns `null` where neither is there; the CPU of other tools is that of the machine they ran in.
 */
export function hostCpu(run: BenchmarkRun, { coresPerHost }: ClusterFacts): HostCpu | null {
  const recorded = meanOfKnown(recordedShares(run, coresPerHost));
  if (recorded !== null) return { share: recorded, known: "measured" };
  const isHcibench = run.tool === "hcibench-fio" || run.tool === "hcibench-vdbench";
  return isHcibench && run.cpu.usagePct !== null
    ? { share: run.cpu.usagePct / 100, known: "estimated" }
    : null;
}

/** Hosts whose CPU was recorded during a run. */
export function recordedHosts(run: BenchmarkRun, { coresPerHost }: ClusterFacts): number {
  return recordedShares(run, coresPerHost).filter((share) => share !== null).length;
}

function recordedShares({ measuredUse }: BenchmarkRun, coresPerHost: number | null): (number | null)[] {
  return (measuredUse ?? []).map((use) => recordedShare(use, use.cpuUsedPct, coresPerHost));
}

/** CPU of the hosts while nothing ran, as a share of their capacity; `null` where no recording knows it. */
export function idleShare(runs: readonly BenchmarkRun[], coresPerHost: number | null): number | null {
  return meanOfKnown(
    runs.flatMap((run) =>
      (run.measuredUse ?? []).map((use) => recordedShare(use, use.idleCpuPct, coresPerHost)),
    ),
  );
}

/** esxtop counts logical processors: only the number of cores makes that a share of the host. */
function recordedShare(
  { logicalProcessors }: HostMeasuredUse,
  usedPct: number | null,
  coresPerHost: number | null,
): number | null {
  if (usedPct === null || logicalProcessors === null || coresPerHost === null) return null;
  return hostCpuGhz(usedPct, logicalProcessors, 1) / coresPerHost;
}

/** vSAN traffic of the average host as recorded, the busier direction, in Gb/s; `null` without a recording. */
export function recordedGbit({ measuredUse }: BenchmarkRun): number | null {
  const use = measuredUse ?? [];
  const directions = [
    meanOfKnown(use.map(({ transmitBitsPerSecond }) => transmitBitsPerSecond)),
    meanOfKnown(use.map(({ receiveBitsPerSecond }) => receiveBitsPerSecond)),
  ].filter((bits) => bits !== null);
  return directions.length === 0 ? null : Math.max(...directions) / 1e9;
}
