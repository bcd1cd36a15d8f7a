import { reprotectHosts } from "../../model/raid/reprotectHosts";
import { withoutHosts } from "../../model/raid/raidLayout";
import { policyOf } from "../_arguments";
import { broadcast } from "../_broadcast";

/**
 * Minimum hosts with which vSAN ESA rebuilds the redundancy of a layout after the loss of a host.
 * @customfunction RAID_REPROTECT_HOSTS
 * @param raid vSAN ESA layout: RAID-1, RAID-1 FTT2, RAID-5 2+1, RAID-6. RAID-5 alone is 4+1 here; as 2+1 it takes 4 hosts.
 * @returns Hosts. RAID-0 has nothing to rebuild from: #N/A.
 * @unit hosts
 * @source vSAN Express Storage Architecture cluster sizes supported? (2022-12-20)
 * @example =RAID_REPROTECT_HOSTS("RAID-1") //=> 4
 * @example =RAID_REPROTECT_HOSTS("RAID-5 4+1") //=> 6
 * @example =RAID_REPROTECT_HOSTS("RAID-6") //=> 7
 * @example =RAID_REPROTECT_HOSTS("RAID-0") //=> #N/A
 */
export function RAID_REPROTECT_HOSTS(raid: unknown[][]): unknown[][] {
  return broadcast({ raid }, {}, (cells) => reprotectHosts(withoutHosts(policyOf(cells.raid))));
}
