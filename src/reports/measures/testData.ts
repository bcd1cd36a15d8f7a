import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { ClusterFacts } from "../inputs/clusterFacts";
import type { Thresholds } from "../inputs/thresholds";

const BYTES_PER_GIB = 2 ** 30;
const GIB_PER_TIB = 1024;

/** Data that a test reads and writes: the working set of all virtual disks, in GiB; `null` where no file says it. */
export function testDataGib({ vdisks, workload: { vmdkBytes, workingSetPct } }: BenchmarkRun): number | null {
  if (!vdisks || !vmdkBytes || !workingSetPct) return null;
  return (vdisks * vmdkBytes * workingSetPct) / 100 / BYTES_PER_GIB;
}

/**
 * By how many GiB the test data are too small to be sure that reads do not come from a cache: they should be some times
 * the RAM of the hosts, which is the most that can cache, and some share of the usable capacity. Negative: enough.
 *
 * @returns `null` where the test data, or both RAM and capacity, are not known, and where nothing was read.
 */
export function cacheShortGib(
  run: BenchmarkRun,
  { hosts, ramGibPerHost, usableTib }: ClusterFacts,
  { CacheFactor, UsableShare }: Thresholds,
): number | null {
  const data = testDataGib(run);
  const ramGib = hosts === null || ramGibPerHost === null ? null : hosts * ramGibPerHost;
  if (data === null || run.workload.readPct === 0 || (ramGib === null && usableTib === null)) return null;
  return Math.max(CacheFactor * (ramGib ?? 0), UsableShare * (usableTib ?? 0) * GIB_PER_TIB) - data;
}
