import { networkColumn } from "../_ipv4";
import { someNetworks } from "../_ipv4Ranges";
import { whole } from "../_broadcast";
import { summarize } from "../../model/ipv4/summarize";

/**
 * The fewest networks that cover exactly the same addresses as a list of networks, in order.
 * @customfunction IPV4_SUMMARIZE
 * @param networks Range of networks and addresses; an address alone is a /32. Blank cells are skipped.
 * @returns Column of networks.
 * @unit network in CIDR notation
 * @source RFC 4632; CPython ipaddress, collapse_addresses
 * @example =IPV4_SUMMARIZE("10.1.2.3/24") //=> "10.1.2.0/24"
 * @example =IPV4_SUMMARIZE(IPV4_SPLIT("192.168.0.0/22",24)) //=> "192.168.0.0/22"
 * @example =IPV4_SUMMARIZE(IPV4_RANGE_TO_CIDR("10.0.0.0","10.0.0.191")) //=> {"10.0.0.0/25","10.0.0.128/26"}
 */
export function IPV4_SUMMARIZE(networks: unknown[][]): unknown[][] {
  return whole(() =>
    networkColumn(summarize(someNetworks(networks, "networks").map(({ network }) => network))),
  );
}
