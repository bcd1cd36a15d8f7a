import { interfaceOf, prefixLengthOf } from "../_ipv4";
import { listedRanges } from "../_ipv4Ranges";
import { broadcast, whole } from "../_broadcast";
import { nextFreeNetwork } from "../../model/ipv4/freeNetworks";
import { formatNetwork } from "../../model/ipv4/network";

/**
 * The first network of a size that is free in a network: no used one overlaps it. #N/A where none is free.
 * @customfunction IPV4_NEXT_FREE
 * @param network Network to look in: 10.1.2.0/24, or "10.1.2.0 255.255.255.0". Host bits are allowed.
 * @param used Range of networks, addresses and ranges such as 10.1.2.10-10.1.2.20 in use, in any order; they may overlap. Blank cells are skipped: without others all is free.
 * @param new_prefix Prefix length of the network wanted: 26, "/26" or 255.255.255.192. Not shorter than that of the network.
 * @returns Network.
 * @unit network in CIDR notation
 * @source RFC 4632
 * @example =IPV4_NEXT_FREE("10.1.2.0/24","10.1.2.0/26",27) //=> "10.1.2.64/27"
 * @example =IPV4_NEXT_FREE("10.1.2.0/24","10.1.2.2-10.1.2.70",26) //=> "10.1.2.128/26"
 * @example =IPV4_NEXT_FREE("10.1.2.0/24","10.1.2.100",24) //=> #N/A
 */
export function IPV4_NEXT_FREE(
  network: unknown[][],
  used: unknown[][],
  new_prefix: unknown[][],
): unknown[][] {
  const inUse = whole(() => listedRanges(used, "used").map(({ read }) => read));
  return broadcast({ network, new_prefix }, {}, (cells) =>
    formatNetwork(
      nextFreeNetwork(
        interfaceOf(cells.network, "network"),
        inUse,
        prefixLengthOf(cells.new_prefix, "new_prefix"),
      ),
    ),
  );
}
