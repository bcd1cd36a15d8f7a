import { mirroredCapacity } from "../../model/capacity/mirroredSites";
import { rawTib } from "../../model/capacity/usableCapacity";
import { ADAPTIVE_RAID_5 } from "../../model/raid/raidLayout";
import { DATA_SITES, hostsPerSite } from "../../model/stretchedCluster/siteLimits";
import { choose, layoutOn, scalarOf, shareOf } from "../_arguments";
import { broadcast } from "../_broadcast";
import { hostDisksOf, keepFreeOf, lfsOverheadOf } from "../_capacity";

const PLACE = { raid: "site_raid", count: "hosts_per_site", unit: "hosts per site" };

/**
 * Capacity for guest data of both sites of a stretched vSAN ESA cluster. Before data reduction, snapshots, swap and global metadata.
 * @customfunction VSAN_STRETCHED_TIB
 * @param hosts_per_site Hosts of each data site, without the witness, 20 at most; up to 15 is documented.
 * @param disks_per_host Disks of a host that vSAN claims.
 * @param disk_tb Size of a disk: a number is TB, decimal as disks are sold (10^12 bytes); "5.82 TiB" also works.
 * @param site_raid Layout inside each site, below the mirror: RAID-0, RAID-1, RAID-5, RAID-6. Omitted: RAID-5, 2+1 up to five hosts per site, 4+1 from six.
 * @param mirrored Share of the data that is mirrored over both sites; the rest is on one of them. Omitted: 100%. For none enter none; 0 and a blank cell are refused.
 * @param keep_free Share of raw kept free, because vSAN reserves nothing on stretched clusters. Omitted, or 25%: 25%; low takes 30%. For none enter none; 0 and a blank cell are refused.
 * @param lfs_overhead Share that the file system takes on top of data and replicas. Omitted: 13.1%. For none enter none; 0 and a blank cell are refused.
 * @param estimate plan (default), low, high, or label: the evidence level. High is the plan.
 * @returns TiB of both sites.
 * @unit TiB
 * @source Understanding “Reserved Capacity” Concepts in vSAN (2022-02-18); Broadcom KB 394410 (2025-04-15)
 * @example =VSAN_STRETCHED_TIB(6,5,6.4) //=> 92.6
 * @example =VSAN_STRETCHED_TIB(6,5,6.4,"RAID-1",70%) //=> 68.1
 * @example =VSAN_STRETCHED_TIB(2,5,6.4) //=> #N/A
 */
export function VSAN_STRETCHED_TIB(
  hosts_per_site: unknown[][],
  disks_per_host: unknown[][],
  disk_tb: unknown[][],
  site_raid?: unknown[][],
  mirrored?: unknown[][],
  keep_free?: unknown[][],
  lfs_overhead?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast(
    { hosts_per_site, disks_per_host, disk_tb },
    { site_raid, mirrored, keep_free, lfs_overhead, estimate },
    (cells) => {
      const hosts = hostsPerSite(scalarOf(cells.hosts_per_site, "hosts_per_site"));
      const policy = {
        layout: layoutOn(cells.site_raid, ADAPTIVE_RAID_5, hosts, PLACE),
        mirrored: shareOf(cells.mirrored, "mirrored", 1),
        keepFree: keepFreeOf(cells.keep_free),
        lfsOverhead: lfsOverheadOf(cells.lfs_overhead),
      };
      return choose(
        mirroredCapacity(rawTib(DATA_SITES.value * hosts, hostDisksOf(cells)), policy),
        cells.estimate,
      );
    },
  );
}
