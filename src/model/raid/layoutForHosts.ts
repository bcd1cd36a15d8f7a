import { MIN_CLUSTER_HOSTS } from "../capacity/clusterHosts";
import { noEvidence } from "../errors";
import { LAYOUT_FACTS } from "./layoutFacts";
import { ADAPTIVE_RAID_5, type RaidLayout, type StoragePolicy } from "./raidLayout";

/** What a layout is placed on, for messages: hosts of a cluster, of a site, or disks of a host. */
export interface Place {
  /** The parameter that holds the layout, and the one that counts. */
  raid: string;
  count: string;
  unit: string;
  /** The fewest of them that there are, whatever a layout needs. */
  fewest?: number;
}

const CLUSTER: Place = { raid: "raid", count: "hosts", unit: "hosts", fewest: MIN_CLUSTER_HOSTS.value };

/**
 * The layout that a policy gets on so many hosts: RAID-5 is 2+1 up to five hosts and 4+1 from six.
 *
 * @throws DomainError "no-evidence" with the number of hosts needed, where the layout cannot be placed; on a cluster
 *   also where it has fewer hosts than any, though RAID-0 can be placed on one.
 * @example layoutForHosts("RAID-5", 4) //=> "RAID-5 2+1"
 */
export function layoutForHosts(policy: StoragePolicy, hosts: number, place: Place = CLUSTER): RaidLayout {
  const layout = layoutAdapted(policy, hosts);
  const { fewest = 1 } = place;
  const needed = LAYOUT_FACTS[layout].minHosts.value;
  if (hosts < Math.max(needed, fewest)) {
    const what = needed < fewest ? "a cluster" : `${place.raid} ${policy}`;
    throw noEvidence(
      `${what} needs ${Math.max(needed, fewest)} ${place.unit} or more, and ${place.count} is ${hosts}${wayOut(layout, hosts, place)}`,
    );
  }
  return layout;
}

/** Whether the parts of a layout have hosts enough, whatever a cluster takes. */
export function canPlace(policy: StoragePolicy, hosts: number): boolean {
  return hosts >= LAYOUT_FACTS[layoutAdapted(policy, hosts)].minHosts.value;
}

/** The layout that ESA makes of a policy on so many hosts, placed or not. */
export function layoutAdapted(policy: StoragePolicy, hosts: number): RaidLayout {
  if (policy !== ADAPTIVE_RAID_5) return policy;
  return hosts < LAYOUT_FACTS["RAID-5 4+1"].minHosts.value ? "RAID-5 2+1" : "RAID-5 4+1";
}

function wayOut(layout: RaidLayout, hosts: number, { unit }: Place): string {
  if (layout === "RAID-5 4+1" && hosts >= LAYOUT_FACTS["RAID-5 2+1"].minHosts.value) {
    return ": ESA uses 2+1 there; enter RAID-5";
  }
  return (layout === "RAID-1 FTT1" || layout === "RAID-0") && hosts === 2 && unit === CLUSTER.unit
    ? ": two hosts with a witness are not covered; VSAN_TWO_NODE_TIB has their capacity"
    : `: use more ${unit} or another layout`;
}
