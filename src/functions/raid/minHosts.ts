import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { withoutHosts } from "../../model/raid/raidLayout";
import { policyOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Minimum hosts for placing a vSAN ESA layout. A two-node cluster with a witness is not counted.
 * @customfunction RAID_MIN_HOSTS
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-1 FTT2, RAID-5 2+1, RAID-6. RAID-5 alone is 4+1 here; as 2+1 it takes 3 hosts.
 * @returns Hosts.
 * @unit hosts
 * @source vSAN 8.0 ESA – Introducing Adaptive RAID-5 (2022-11-15); Architecting VMware vSAN 6.2
 * @example =RAID_MIN_HOSTS("RAID-5 2+1") //=> 3
 * @example =RAID_MIN_HOSTS("RAID-5 4+1") //=> 6
 * @example =RAID_MIN_HOSTS("RAID-1 FTT2") //=> 5
 */
export function RAID_MIN_HOSTS(raid: unknown[][]): unknown[][] {
  return broadcast({ raid }, {}, (cells) => LAYOUT_FACTS[withoutHosts(policyOf(cells.raid))].minHosts.value);
}
