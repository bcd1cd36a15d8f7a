import { networkColumn } from "../_ipv4";
import { someRanges } from "../_ipv4Ranges";
import { whole } from "../_broadcast";
import { summarizeRanges } from "../../model/ipv4/summarize";

/**
 * The fewest networks that cover exactly the same addresses as a list of networks, in order.
 * @customfunction IPV4_SUMMARIZE
 * @param networks Range of networks, addresses, and ranges such as 10.0.0.10-10.0.0.20; an address alone is a /32. Blank cells are skipped.
 * @returns Column of networks.
 * @unit network in CIDR notation
 * @source RFC 4632; CPython ipaddress, collapse_addresses
 * @example =IPV4_SUMMARIZE("10.1.2.3/24") //=> "10.1.2.0/24"
 * @example =IPV4_SUMMARIZE(IPV4_SPLIT("192.168.0.0/22",24)) //=> "192.168.0.0/22"
 * @example =IPV4_SUMMARIZE(IPV4_RANGE_TO_CIDR("10.0.0.0","10.0.0.191")) //=> {"10.0.0.0/25","10.0.0.128/26"}
 * @example =IPV4_SUMMARIZE("10.0.0.10-10.0.0.13") //=> {"10.0.0.10/31","10.0.0.12/31"}
 */
export function IPV4_SUMMARIZE(networks: unknown[][]): unknown[][] {
  return whole(() =>
    networkColumn(summarizeRanges(someRanges(networks, "networks").map(({ read }) => read))),
  );
}
