import { growthOf, interfaceOf, reserveOf } from "../_ipv4";
import { subnetDemands } from "../_ipv4Ranges";
import { spillTable } from "../_broadcast";
import { planSubnets } from "../../model/ipv4/vlsm";
import { vlsmTable } from "../../model/ipv4/vlsmTable";

/**
 * Divides a network into subnets of different sizes (VLSM): each the smallest that holds its hosts with growth and reserve, the largest first, without gaps. What does not fit is an error that names it.
 * @customfunction IPV4_VLSM
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param names Range of the subnets' names.
 * @param hosts Range of their hosts next to the names, 1 or more each. Rows with neither are skipped.
 * @param growth Share by which hosts grow: 20% or 0.2. Omitted, 0 or a blank cell: none.
 * @param reserve Addresses of each subnet that hosts do not get, such as the gateway. Omitted: 1. 0 or a blank cell: none, if hosts count the gateway.
 * @returns Table with a header: Name, Hosts, Needed, Network, Netmask, First host, Last host, Broadcast, Usable hosts, Used (share), Note (an exactly full subnet is marked).
 * @unit table
 * @source RFC 1878, RFC 4632
 * @example =IPV4_VLSM("172.31.216.0/22","vSAN",62) //=> 2 rows x 11 columns
 * @example =IPV4_VLSM("172.31.216.0/22",IPV4_SPLIT("172.31.216.0/24",26),IPV4_USABLE(IPV4_SPLIT("172.31.216.0/24",26)),,0) //=> 5 rows x 11 columns
 * @example =IPV4_VLSM("172.31.216.0/26","vSAN",62) //=> #VALUE!
 */
export function IPV4_VLSM(
  network: unknown[][],
  names: unknown[][],
  hosts: unknown[][],
  growth?: unknown[][],
  reserve?: unknown[][],
): unknown[][] {
  return spillTable({ network }, { growth, reserve }, (cells) =>
    vlsmTable(
      planSubnets(interfaceOf(cells.network, "network"), subnetDemands(names, hosts), {
        growth: growthOf(cells.growth),
        reserve: reserveOf(cells.reserve),
      }),
    ),
  );
}
