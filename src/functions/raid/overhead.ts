import { LAYOUT_FACTS } from "../../model/raid/layoutFacts";
import { layoutForHosts } from "../../model/raid/layoutForHosts";
import { withoutHosts } from "../../model/raid/raidLayout";
import { clusterHostsOf, policyOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Raw capacity that one unit of data takes on a vSAN ESA layout, without file system and reserves.
 * @customfunction RAID_OVERHEAD
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-1 FTT2, RAID-5, RAID-5 2+1, RAID-6.
 * @param hosts Hosts in the cluster: RAID-5 is 2+1 up to five, 4+1 from six. Omitted: RAID-5 is 4+1.
 * @returns Raw capacity for one unit of data.
 * @unit × data
 * @source Broadcom KB 394410 (2025-04-15)
 * @example =RAID_OVERHEAD("RAID-5") //=> 1.25
 * @example =RAID_OVERHEAD("RAID-5",4) //=> 1.5
 * @example =RAID_OVERHEAD("RAID-1 FTT2") //=> 3
 * @example =RAID_OVERHEAD("RAID-5 4+1",5) //=> #N/A
 */
export function RAID_OVERHEAD(raid: unknown[][], hosts?: unknown[][]): unknown[][] {
  return broadcast({ raid }, { hosts }, (cells) => {
    const policy = policyOf(cells.raid);
    const layout =
      cells.hosts === null ? withoutHosts(policy) : layoutForHosts(policy, clusterHostsOf(cells.hosts));
    return LAYOUT_FACTS[layout].overhead.value;
  });
}
