import { DomainError } from "../../model/errors";
import { layoutForHosts } from "../../model/raid/layoutForHosts";
import { ADAPTIVE_RAID_5, parseRaid, type RaidLayout, type StoragePolicy } from "../../model/raid/raidLayout";
import type { ClusterFacts } from "../inputs/clusterFacts";

/** The layout of the test VMs; RAID-5 is assumed where nobody says it. */
export function policyOf({ raid }: ClusterFacts): StoragePolicy {
  return parseRaid(raid ?? ADAPTIVE_RAID_5);
}

/** The layout that the policy gets on the cluster's hosts; `null` where it cannot be placed on so few. */
export function placedLayout(facts: ClusterFacts, hosts: number): RaidLayout | null {
  try {
    return layoutForHosts(policyOf(facts), hosts);
  } catch (error) {
    if (error instanceof DomainError && error.code === "no-evidence") return null;
    throw error;
  }
}
