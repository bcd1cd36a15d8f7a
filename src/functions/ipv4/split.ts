import { interfaceOf, networkColumn, prefixLengthOf } from "../_ipv4";
import { spillTable } from "../_broadcast";
import { subnets } from "../../model/ipv4/subnets";

/**
 * All subnets of a network with a longer prefix, one below the other. More than 100,000 are refused.
 * @customfunction IPV4_SPLIT
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param new_prefix Prefix length of the subnets: 26, "/26" or 255.255.255.192. Not shorter than that of the network.
 * @returns Column of networks.
 * @unit network in CIDR notation
 * @source RFC 4632; CPython ipaddress, subnets
 * @example =IPV4_SPLIT("10.1.2.0/24",26) //=> {"10.1.2.0/26","10.1.2.64/26","10.1.2.128/26","10.1.2.192/26"}
 * @example =IPV4_SPLIT("172.31.216.0/22",27) //=> 32 rows x 1 columns
 * @example =IPV4_SPLIT("10.0.0.0/8",30) //=> #VALUE!
 */
export function IPV4_SPLIT(network: unknown[][], new_prefix: unknown[][]): unknown[][] {
  return spillTable({ network, new_prefix }, {}, (cells) =>
    networkColumn(
      subnets(interfaceOf(cells.network, "network"), prefixLengthOf(cells.new_prefix, "new_prefix")),
    ),
  );
}
