import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { hostCpuGhz } from "../../model/benchmark/hostCpuGhz";
import type { HostMeasuredUse } from "../../model/benchmark/hostMeasuredUse";
import { meanOfKnown } from "../../model/benchmark/meanOfKnown";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { recordedEnough } from "./recordedEnough";

/** CPU of the average host during a run, and how it is known. */
export interface HostCpu {
  /** Share of the capacity at base clock; turbo makes it exceed 1. */
  share: number;
  known: "measured" | "estimated";
}

/**
 * CPU of the hosts during a run: recorded on them for enough of the run, where the facts state the cores of a host, or
 * vCenter's cpu.usage as HCIBench reports it, which represents the same but is averaged by vCenter and limited to 100%.
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

function recordedShares(run: BenchmarkRun, coresPerHost: number | null): (number | null)[] {
  return recordedEnough(run).map((use) => recordedShare(use, use.cpuUsedPct, coresPerHost));
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

/** Traffic of the average host as recorded, in Gb/s; `null` without a recording that represents the run. */
export function recordedTraffic(run: BenchmarkRun): { sent: number | null; received: number | null } {
  const use = recordedEnough(run);
  const gbit = (bits: number | null) => (bits === null ? null : bits / BITS_PER_GBIT);
  return {
    sent: gbit(meanOfKnown(use.map(({ transmitBitsPerSecond }) => transmitBitsPerSecond))),
    received: gbit(meanOfKnown(use.map(({ receiveBitsPerSecond }) => receiveBitsPerSecond))),
  };
}

/** The busier direction of the same. */
export function recordedGbit(run: BenchmarkRun): number | null {
  const { sent, received } = recordedTraffic(run);
  return sent === null || received === null ? (sent ?? received) : Math.max(sent, received);
}

const BITS_PER_GBIT = 1e9;
