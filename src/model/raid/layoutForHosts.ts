import { noEvidence } from "../errors";
import { LAYOUT_FACTS } from "./layoutFacts";
import { ADAPTIVE_RAID_5, type RaidLayout, type StoragePolicy } from "./raidLayout";

/**
 * The layout that a policy gets on so many hosts: RAID-5 is 2+1 up to five hosts and 4+1 from six.
 *
 * @throws DomainError "no-evidence" with the number of hosts needed, where the layout cannot be placed.
 * @example layoutForHosts("RAID-5", 4) //=> "RAID-5 2+1"
 */
export function layoutForHosts(policy: StoragePolicy, hosts: number): RaidLayout {
  const layout = policy === ADAPTIVE_RAID_5 ? adapted(hosts) : policy;
  const needed = LAYOUT_FACTS[layout].minHosts.value;
  if (hosts < needed) {
    throw noEvidence(
      `raid ${policy} needs ${needed} hosts or more, and hosts is ${hosts}${wayOut(layout, hosts)}`,
    );
  }
  return layout;
}

function adapted(hosts: number): RaidLayout {
  return hosts < LAYOUT_FACTS["RAID-5 4+1"].minHosts.value ? "RAID-5 2+1" : "RAID-5 4+1";
}

function wayOut(layout: RaidLayout, hosts: number): string {
  if (layout === "RAID-5 4+1" && hosts >= LAYOUT_FACTS["RAID-5 2+1"].minHosts.value) {
    return ": ESA uses 2+1 there; enter RAID-5";
  }
  return layout === "RAID-1 FTT1" && hosts === 2
    ? ": two hosts with a witness are not covered"
    : ": use more hosts or another layout";
}
