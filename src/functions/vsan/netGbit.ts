import { vsanTraffic } from "../../model/network/vsanTraffic";
import { layoutForHosts } from "../../model/raid/layoutForHosts";
import { choose, clusterHostsOf, ioSizeOf, policyOf, readShareOf, throughputOf } from "../_arguments";
import { broadcastRows } from "../_broadcast";

/**
 * vSAN traffic that a guest throughput puts on each host of an ESA cluster: sent and received Gb/s, ±20%.
 * @customfunction VSAN_NET_GBIT
 * @param throughput Guest throughput of the cluster, a single cell or a column: a number is MB/s (10^6 bytes/s). HCIBench prints MiB/s as "MB/s": write "22541 MiB/s".
 * @param io_size I/O size: a number is KiB, "4K", "4 KB" and "1MB" are binary.
 * @param rw Share of reads by I/O count: read, write, 0.7, 70% or 70/30. A number up to 1 is a share, from 2 it is %. 0 is all writes.
 * @param hosts Hosts that share the load evenly.
 * @param raid vSAN ESA layout: RAID-0, RAID-1, RAID-5, RAID-5 2+1, RAID-6. Omitted: RAID-5, 2+1 up to five hosts, 4+1 from six.
 * @param estimate plan (default), low, high, or label: the evidence level.
 * @returns Two cells, transmit and receive, in Gb/s per host.
 * @unit Gb/s per host
 * @source VMware vSAN ESA - storage performance testing (2024-12-06)
 * @example =VSAN_NET_GBIT("8934.142 MiB/s","32K","write",6) //=> {35.5,39.9}
 * @example =VSAN_NET_GBIT("4000 MiB/s","32K","write",6) //=> {15.9,17.9}
 * @example =VSAN_NET_GBIT(1000,"32K",0.7,4,"RAID-1","label") //=> {"estimated","estimated"}
 */
export function VSAN_NET_GBIT(
  throughput: unknown[][],
  io_size: unknown[][],
  rw: unknown[][],
  hosts: unknown[][],
  raid?: unknown[][],
  estimate?: unknown[][],
): unknown[][] {
  return broadcastRows(2, { throughput, io_size, rw, hosts }, { raid, estimate }, (cells) => {
    const count = clusterHostsOf(cells.hosts);
    const { transmit, receive } = vsanTraffic({
      bytesPerSecond: throughputOf(cells.throughput),
      blockSizeBytes: ioSizeOf(cells.io_size),
      readShare: readShareOf(cells.rw),
      hosts: count,
      raid: layoutForHosts(policyOf(cells.raid), count),
    });
    return [choose(transmit, cells.estimate), choose(receive, cells.estimate)];
  });
}
