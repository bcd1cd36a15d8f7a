import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { TestedLoad } from "../../model/benchmark/testedLoad";
import { canPlace, layoutAdapted } from "../../model/raid/layoutForHosts";
import type { RaidLayout, StoragePolicy } from "../../model/raid/raidLayout";
import { type ClusterFacts, NO_FACTS } from "../inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../inputs/thresholds";
import { hostCount } from "../runs/hostCount";
import { runLabels } from "../runs/runLabel";
import { completedFacts } from "./completedFacts";
import { factsOfRun } from "./factsOfRun";
import { layoutOf, NOT_MODELLED, ownLayouts, statedLayout, storageOf } from "./storageOf";
import { targetMs } from "./targetMs";

const BYTES_PER_KIB = 2 ** 10;

/**
 * What the tests of a vSAN ESA cluster reached, all of them in the order of the runs. Runs without IOPS, I/O size or reads
 * show nothing, nor do those of local disks.
 */
export function testedLoads(runs: readonly BenchmarkRun[], given: ClusterFacts = NO_FACTS): TestedLoad[] {
  const labels = runLabels(runs);
  const facts = completedFacts(given, runs);
  const own = ownLayouts(runs, facts);
  const layout = (run: BenchmarkRun): StoragePolicy | null =>
    facts.raid === null ? statedLayout(run) : layoutOf(run, facts, own);
  return runs.flatMap((run, i): TestedLoad[] => {
    const { blockSizeBytes, readPct } = run.workload;
    const { iops, latencyMs } = run.results;
    if (!isOfCluster(run, given) || !iops || !blockSizeBytes || readPct === null) return [];
    const hosts = factsOfRun(run, { runs, facts: given }).hosts ?? (hostCount(run) || facts.hosts);
    return [
      {
        name: labels[i] ?? run.case,
        hosts,
        ioSizeKib: blockSizeBytes / BYTES_PER_KIB,
        readShare: readPct / 100,
        layout: placed(layout(run), hosts),
        iops,
        latencyMs,
        mostMs: mostMs(run),
      },
    ];
  });
}

/** Was it on vSAN ESA, as far as its files show? What the user says of the layout is of vSAN. */
function isOfCluster(run: BenchmarkRun, { raid }: ClusterFacts): boolean {
  const storage = storageOf(run);
  if (storage === null || (storage === "probably not vSAN" && raid !== null))
    return run.tool.startsWith("hcibench") || run.measuredUse !== null;
  return !NOT_MODELLED.some((kind) => kind === storage);
}

/** The latency that the report accepts; of a test without a target, the usual limit. */
function mostMs(run: BenchmarkRun): number {
  const target = targetMs(run);
  const { TargetMissed, ReadLatencyLimit } = DEFAULT_THRESHOLDS;
  return target === null ? ReadLatencyLimit : target * (1 + TargetMissed);
}

function placed(policy: StoragePolicy | null, hosts: number | null): RaidLayout | null {
  return policy !== null && hosts !== null && canPlace(policy, hosts) ? layoutAdapted(policy, hosts) : null;
}
