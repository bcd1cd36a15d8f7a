import { interfaceOf, networkColumn } from "../_ipv4";
import { listedRanges } from "../_ipv4Ranges";
import { spillTable } from "../_broadcast";
import { freeNetworks } from "../../model/ipv4/freeNetworks";

/**
 * What is left of a network: the fewest networks that cover the addresses that no used network has, in order. #N/A where nothing is left.
 * @customfunction IPV4_FREE
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param used Range of networks, addresses and ranges such as 10.1.2.10-10.1.2.20 in use, in any order; they may overlap. Those outside the network do not matter. Blank cells are skipped: without others all is free.
 * @returns Column of networks.
 * @unit network in CIDR notation
 * @source RFC 4632
 * @example =IPV4_FREE("10.1.2.0/24","10.1.2.0/26") //=> {"10.1.2.64/26","10.1.2.128/25"}
 * @example =IPV4_FREE("10.1.2.0/24",IPV4_SPLIT("10.1.2.0/25",27)) //=> "10.1.2.128/25"
 * @example =IPV4_FREE("10.1.2.0/28","10.1.2.2-10.1.2.7") //=> {"10.1.2.0/31","10.1.2.8/29"}
 * @example =IPV4_FREE("10.1.2.0/24","10.0.0.0/8") //=> #N/A
 */
export function IPV4_FREE(network: unknown[][], used: unknown[][]): unknown[][] {
  return spillTable({ network }, {}, (cells) => {
    const inUse = listedRanges(used, "used").map(({ read }) => read);
    return networkColumn(freeNetworks(interfaceOf(cells.network, "network"), inUse));
  });
}
