import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { VsanIo } from "../../model/cpuCost/vsanCpu";
import { withoutHosts } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { policyOf } from "./layout";

/** What the model needs of a run: its I/O and its rate. */
export interface ModelledIo {
  place: number;
  iops: number;
  io: VsanIo;
}

/** The runs that the cost model says something about, those with the most IOPS first. */
export function modelledIo(runs: readonly BenchmarkRun[], facts: ClusterFacts): ModelledIo[] {
  const raid = withoutHosts(policyOf(facts));
  return runs
    .flatMap(({ workload: { blockSizeBytes, readPct }, results: { iops } }, place) =>
      !blockSizeBytes || readPct === null || !iops
        ? []
        : [{ place, iops, io: { blockSizeBytes, readShare: readPct / 100, raid } }],
    )
    .sort((a, b) => b.iops - a.iops);
}
