import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { SETUP_FACTS } from "../../model/benchmark/setupFact";
import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { canPlace } from "../../model/raid/layoutForHosts";
import { ADAPTIVE_RAID_5, parseRaid, type StoragePolicy } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { factsOfRun } from "../measures/factsOfRun";
import type { StatedFact } from "../measures/statedFacts";
import { layoutOf, ownLayouts } from "../measures/storageOf";
import { count } from "./figure";

/** What a fact is from where no file states it. */
const ENTERED = "your entry";

/** Hosts of a two-node cluster: its witness, which mirrors need too, is not one of them. */
const TWO_NODES = 2;

/**
 * States which layouts need more hosts than the report uses for their tests, and where both are from. A layout that is only
 * assumed contradicts nothing.
 *
 * @param stated What the files state.
 */
export function tooFewHosts(
  runs: readonly BenchmarkRun[],
  facts: ClusterFacts,
  stated: readonly StatedFact[],
): string[] {
  if (facts.raid === null) return [];
  const placeOf = (isIt: (fact: StatedFact) => boolean): string => stated.find(isIt)?.place ?? ENTERED;
  const own = ownLayouts(runs, facts);
  const used = new Map<string, { policy: StoragePolicy; hosts: number }>();
  for (const run of runs) {
    const { hosts } = factsOfRun(run, { runs, facts });
    const policy = layoutOf(run, facts, own);
    if (hosts !== null) used.set(`${policy} ${hosts}`, { policy, hosts });
  }
  return [...used.values()]
    .filter(({ policy, hosts }) => !canPlace(policy, hosts) && !isTwoNodeMirror(policy, hosts))
    .map(({ policy, hosts }) => {
      const ofLayout = placeOf(({ key, value }) => key === "raid" && parseRaid(value) === policy);
      const ofHosts = placeOf(({ key, value }) => key === "hosts" && value === hosts);
      return `${SETUP_FACTS.raid.label}: ${policy} (${ofLayout}) needs a minimum of ${minHosts(policy)} hosts, but the report uses ${count(hosts, "host")} (${ofHosts}).`;
    });
}

function isTwoNodeMirror(policy: StoragePolicy, hosts: number): boolean {
  return policy === "RAID-1 FTT1" && hosts === TWO_NODES;
}

/** Hosts that a policy needs; RAID-5 is 2+1 where there are few. */
function minHosts(policy: StoragePolicy): number {
  return LAYOUT_FACTS[policy === ADAPTIVE_RAID_5 ? "RAID-5 2+1" : policy].minHosts.value;
}
