import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { VsanIo } from "../../model/cpuCost/vsanCpu";
import { layoutAdapted } from "../../model/raid/layoutForHosts";
import { withoutHosts } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { factsOfRun } from "./factsOfRun";
import { isModelled, layoutOf, ownLayouts } from "./storageOf";

/** What the model needs of a run: its I/O and its rate. */
export interface ModelledIo {
  place: number;
  iops: number;
  io: VsanIo;
}

/** The runs that the cost model says something about, those with the most IOPS first. */
export function modelledIo(runs: readonly BenchmarkRun[], facts: ClusterFacts): ModelledIo[] {
  const own = ownLayouts(runs, facts);
  return runs
    .flatMap((run, place): ModelledIo[] => {
      const { blockSizeBytes, readPct } = run.workload;
      const { iops } = run.results;
      if (!blockSizeBytes || readPct === null || !iops || !isModelled(run)) return [];
      const policy = layoutOf(run, facts, own);
      const { hosts } = factsOfRun(run, { runs, facts });
      const raid = hosts === null ? withoutHosts(policy) : layoutAdapted(policy, hosts);
      const io = { blockSizeBytes, readShare: readPct / 100, raid };
      return [{ place, iops, io }];
    })
    .sort((a, b) => b.iops - a.iops);
}
