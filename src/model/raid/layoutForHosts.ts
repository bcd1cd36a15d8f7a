import { noEvidence } from "../errors";
import { LAYOUT_FACTS } from "./layoutFacts";
import { ADAPTIVE_RAID_5, type RaidLayout, type StoragePolicy } from "./raidLayout";

/** What a layout is placed on, for messages: hosts of a cluster, of a site, or disks of a host. */
export interface Place {
  /** The parameter that holds the layout, and the one that counts. */
  raid: string;
  count: string;
  unit: string;
}

const CLUSTER: Place = { raid: "raid", count: "hosts", unit: "hosts" };

/**
 * The layout that a policy gets on so many hosts: RAID-5 is 2+1 up to five hosts and 4+1 from six.
 *
 * @throws DomainError "no-evidence" with the number of hosts needed, where the layout cannot be placed.
 * @example layoutForHosts("RAID-5", 4) //=> "RAID-5 2+1"
 */
export function layoutForHosts(policy: StoragePolicy, hosts: number, place: Place = CLUSTER): RaidLayout {
  const layout = adapted(policy, hosts);
  if (!canPlace(policy, hosts)) {
    throw noEvidence(
      `${place.raid} ${policy} needs ${LAYOUT_FACTS[layout].minHosts.value} ${place.unit} or more, and ${place.count} is ${hosts}${wayOut(layout, hosts, place)}`,
    );
  }
  return layout;
}

/** Whether a policy can be placed on so many hosts. */
export function canPlace(policy: StoragePolicy, hosts: number): boolean {
  return hosts >= LAYOUT_FACTS[adapted(policy, hosts)].minHosts.value;
}

function adapted(policy: StoragePolicy, hosts: number): RaidLayout {
  if (policy !== ADAPTIVE_RAID_5) return policy;
  return hosts < LAYOUT_FACTS["RAID-5 4+1"].minHosts.value ? "RAID-5 2+1" : "RAID-5 4+1";
}

function wayOut(layout: RaidLayout, hosts: number, { unit }: Place): string {
  if (layout === "RAID-5 4+1" && hosts >= LAYOUT_FACTS["RAID-5 2+1"].minHosts.value) {
    return ": ESA uses 2+1 there; enter RAID-5";
  }
  return layout === "RAID-1 FTT1" && hosts === 2 && unit === CLUSTER.unit
    ? ": two hosts with a witness are not covered; VSAN_TWO_NODE_TIB has their capacity"
    : `: use more ${unit} or another layout`;
}
