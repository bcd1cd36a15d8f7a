import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { setupFact, type StorageKind } from "../../model/benchmark/setupFact";
import { parseRaid, type StoragePolicy } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { policyOf } from "./layout";

/** Storage that the model of vSAN ESA does not describe. */
export const NOT_MODELLED: readonly StorageKind[] = ["not vSAN", "probably not vSAN", "vSAN OSA"];

/** What the storage of a run was, as far as its files show it. */
export function storageOf(run: BenchmarkRun): string | null {
  const value = setupFact(run, "storage")?.value;
  return value === undefined ? null : String(value);
}

/** Whether the model of vSAN ESA may describe a run: nothing shows that its storage is another. */
export function isModelled(run: BenchmarkRun): boolean {
  return !NOT_MODELLED.some((kind) => kind === storageOf(run));
}

/** Whether a run was on vSAN: its files state it, or HCIBench ran it and nothing speaks against vSAN. */
export function isOnVsan(run: BenchmarkRun): boolean {
  const storage = storageOf(run);
  if (storage !== null) return storage.startsWith("vSAN");
  return run.tool.startsWith("hcibench");
}

/** The layout that the files of a run state; `null` where they do not. */
export function statedLayout(run: BenchmarkRun): StoragePolicy | null {
  const value = setupFact(run, "raid")?.value;
  return value === undefined ? null : parseRaid(value);
}

/**
 * The layout of a run: its own where the files of the runs state several, otherwise that of the facts, which are the
 * user's entry or what the files state.
 */
export function layoutOf(
  run: BenchmarkRun,
  facts: ClusterFacts,
  ownLayouts: ReadonlyMap<BenchmarkRun, StoragePolicy>,
): StoragePolicy {
  return ownLayouts.get(run) ?? policyOf(facts);
}

/**
 * The layouts of runs whose files state another than the facts have, where the facts follow the files. An entry of the
 * user stands for all runs.
 */
export function ownLayouts(
  runs: readonly BenchmarkRun[],
  facts: ClusterFacts,
): ReadonlyMap<BenchmarkRun, StoragePolicy> {
  const stated = runs.flatMap((run): [BenchmarkRun, StoragePolicy][] => {
    const layout = statedLayout(run);
    return layout === null ? [] : [[run, layout]];
  });
  const common = policyOf(facts);
  const followsFiles = stated.some(([, layout]) => layout === common);
  return new Map(followsFiles ? stated.filter(([, layout]) => layout !== common) : []);
}
