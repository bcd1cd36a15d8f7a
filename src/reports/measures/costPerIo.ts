import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { sharesHosts } from "../runs/sharesHosts";
import { factsOfRun } from "./factsOfRun";
import { storageCpu, type StorageCpu } from "./storageCpu";

/** What the I/O of a run cost on the user's own cluster. */
export interface CostPerIo extends Pick<StorageCpu, "known" | "netOfIdle" | "recordedHosts"> {
  khzPerIo: number;
  /** Hz per bit/s of guest throughput; `null` where the files say no throughput. */
  hzPerBit: number | null;
}

const HZ_PER_GHZ = 1e9;
const HZ_PER_KHZ = 1e3;
const BITS_PER_BYTE = 8;

/** Was the CPU of the hosts that of the run's IOPS: does no VM miss in its totals, and did no other run share the hosts? */
export function hasHostsAlone(run: BenchmarkRun, runs: readonly BenchmarkRun[]): boolean {
  return (run.vmsFinishedEarly ?? 0) === 0 && !sharesHosts(run, runs);
}

/**
 * CPU of all hosts divided by the I/O of a run.
 *
 * @param runs All runs of the report.
 * @returns `null` where it is not known, VMs are missing in the totals, or other runs shared the hosts' CPU.
 */
export function costPerIo(
  run: BenchmarkRun,
  runs: readonly BenchmarkRun[],
  facts: ClusterFacts,
): CostPerIo | null {
  const own = factsOfRun(run, { runs, facts });
  const cpu = storageCpu(run, own);
  const { iops, throughputBytesPerSecond } = run.results;
  if (cpu === null || !own.hosts || !iops || !hasHostsAlone(run, runs)) return null;
  const hz = cpu.ghzPerHost * own.hosts * HZ_PER_GHZ;
  return {
    khzPerIo: hz / HZ_PER_KHZ / iops,
    hzPerBit: throughputBytesPerSecond ? hz / (throughputBytesPerSecond * BITS_PER_BYTE) : null,
    known: cpu.known,
    netOfIdle: cpu.netOfIdle,
    recordedHosts: cpu.recordedHosts,
  };
}
