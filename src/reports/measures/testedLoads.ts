import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../model/benchmark/diagnostic";
import type { TestedLoad } from "../../model/benchmark/testedLoad";
import { canPlace, layoutAdapted } from "../../model/raid/layoutForHosts";
import type { RaidLayout, StoragePolicy } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "../inputs/thresholds";
import { hostCount } from "../runs/hostCount";
import { runLabels } from "../runs/runLabel";
import { calibrationCpu, MAX_HOST_CPU } from "./calibrationCpu";
import { comparable } from "./comparable";
import { completedFacts } from "./completedFacts";
import { factsOfRun } from "./factsOfRun";
import { shareOfRequested } from "./requestedRate";
import { layoutOf, NOT_MODELLED, ownLayouts, statedLayout, storageOf } from "./storageOf";
import { targetMs } from "./targetMs";
import { verdictsAgainst } from "./verdictsAgainst";

const BYTES_PER_KIB = 2 ** 10;

/**
 * What the tests of a vSAN ESA cluster reached, all of them in the order of the runs. Runs without IOPS, I/O size or reads
 * show nothing, nor do those of local disks.
 *
 * @param diagnostics What the importers reported: a job that failed is not evidence.
 */
export function testedLoads(
  runs: readonly BenchmarkRun[],
  given: ClusterFacts,
  diagnostics: readonly Diagnostic[],
): TestedLoad[] {
  const labels = runLabels(runs);
  const facts = completedFacts(given, runs);
  const own = ownLayouts(runs, facts);
  const against = verdictsAgainst(runs, facts, diagnostics);
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
        targetMs: targetMs(run),
        mostMs: mostMs(run),
        heldTo: heldTo(run, runs),
        against: against[i] ?? [],
        showsCost: hosts !== null && showsCost(run, runs, facts),
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

/** The rate that its load generator was held to, where the run shows it and no faster run of its test does. */
function heldTo(run: BenchmarkRun, runs: readonly BenchmarkRun[]): number | null {
  const share = shareOfRequested(run, runs);
  const isHeld = share !== null && share >= comparable(1 - DEFAULT_THRESHOLDS.LimitBand);
  return isHeld ? run.workload.requestedIops : null;
}

/** Is the CPU of the hosts known that its I/O took? Where the GHz of a host are not known yet they can be entered. */
function showsCost(run: BenchmarkRun, runs: readonly BenchmarkRun[], facts: ClusterFacts): boolean {
  const { share } = calibrationCpu(run, { runs, facts });
  if (share === null || share > MAX_HOST_CPU) return false;
  return facts.ghzPerHost === null || share * facts.ghzPerHost > (facts.idleGhzPerHost ?? 0);
}

function placed(policy: StoragePolicy | null, hosts: number | null): RaidLayout | null {
  return policy !== null && hosts !== null && canPlace(policy, hosts) ? layoutAdapted(policy, hosts) : null;
}
