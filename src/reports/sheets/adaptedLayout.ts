import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { ADAPTIVE_RAID_5, type RaidLayout } from "../../model/raid/raidLayout";
import { firstOf, quoted } from "../../sheets/formulaText";

/** What adaptive RAID-5 is on few hosts and on many, and from how many hosts on. */
export const [FEW_HOSTS, MANY_HOSTS] = [adapted("RAID-5 2+1"), adapted("RAID-5 4+1")];

function adapted(layout: RaidLayout): { layout: RaidLayout; hosts: number } {
  return { layout, hosts: LAYOUT_FACTS[layout].minHosts.value };
}

/**
 * The layout that ESA makes of a storage policy on its hosts, as a formula. Without a number of hosts, it is the policy.
 *
 * @example adaptedLayout("Raid", "ClusterHosts").slice(0, 37) //=> 'IF(OR(Raid<>"RAID-5",N(ClusterHosts)<'
 */
export function adaptedLayout(policy: string, hosts: string): string {
  return firstOf(
    [
      [`OR(${policy}<>${quoted(ADAPTIVE_RAID_5)},N(${hosts})<${FEW_HOSTS.hosts})`, policy],
      [`${hosts}<${MANY_HOSTS.hosts}`, quoted(FEW_HOSTS.layout)],
    ],
    quoted(MANY_HOSTS.layout),
  );
}
