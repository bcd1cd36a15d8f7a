import { RESYNC_SHARE, resyncHours } from "../../model/capacity/resyncTime";
import { choose, clusterHostsOf, linkBitsOf, policyOf, someShareOf, tibOf } from "../_arguments";
import { demanded } from "../_blanks";
import { broadcast } from "../_broadcast";

const BYTES_PER_TIB = 2 ** 40;

/**
 * Hours until vSAN ESA has rebuilt the data of a lost host on the others, with the network as the bottleneck. Nothing is measured; disks, CPU and the initial delay of an hour come on top.
 * @customfunction VSAN_RESYNC_HOURS
 * @param lost_tib Data with its replicas that the lost host held, not the size of its disks: a number is TiB.
 * @param hosts Hosts of the cluster before the loss, 64 at most.
 * @param nic_gbit NIC of each host that carries vSAN: a number is Gb/s; 25GbE, 2x25GbE and "100 Gb/s" also work.
 * @param raid vSAN ESA layout: RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5, 2+1 up to five hosts, 4+1 from six.
 * @param nic_share Share of the NIC that resync takes: 50% or 0.5. Omitted, or 50%: 50%; low takes 80%, high 20%.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns Hours.
 * @unit h
 * @source Definition; share of the NIC and parts that are read are assumptions (docs/model.md)
 * @example =VSAN_RESYNC_HOURS(20,6,25) //=> 3.13
 * @example =VSAN_RESYNC_HOURS(20,6,"25GbE",,,"high") //=> 7.82
 * @example =VSAN_RESYNC_HOURS(20,4,25,"RAID-1",80%) //=> 0.81
 * @example =VSAN_RESYNC_HOURS(20,6,25,"RAID-6") //=> #N/A
 */
export function VSAN_RESYNC_HOURS(
  lost_tib: unknown[][],
  hosts: unknown[][],
  nic_gbit: unknown[][],
  raid?: unknown[][],
  nic_share?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcast({ lost_tib, hosts, nic_gbit }, { raid, nic_share, estimate }, (cells) =>
    choose(
      resyncHours({
        bytes: demanded("lost_tib", tibOf(cells.lost_tib, "lost_tib")) * BYTES_PER_TIB,
        hosts: clusterHostsOf(cells.hosts),
        nicBitsPerSecond: linkBitsOf(cells.nic_gbit, "nic_gbit"),
        raid: policyOf(cells.raid),
        nicShare: someShareOf(cells.nic_share, "nic_share", RESYNC_SHARE.value),
      }),
      cells.estimate,
    ),
  );
}
