import { interfaceOf, prefixLengthOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatNetwork } from "../../model/ipv4/network";
import { supernet } from "../../model/ipv4/subnets";

/**
 * The network with a shorter prefix that contains a network. The supernet of a /0 is the /0.
 * @customfunction IPV4_SUPERNET
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param new_prefix Prefix length of the supernet, not longer than that of the network. Omitted: one bit shorter.
 * @returns Network.
 * @unit network in CIDR notation
 * @source RFC 4632; CPython ipaddress, supernet
 * @example =IPV4_SUPERNET("10.1.3.0/24") //=> "10.1.2.0/23"
 * @example =IPV4_SUPERNET("10.1.3.0/24",16) //=> "10.1.0.0/16"
 * @example =IPV4_SUPERNET("10.1.3.0/24",25) //=> #VALUE!
 */
export function IPV4_SUPERNET(network: unknown[][], new_prefix?: unknown[][]): unknown[][] {
  return broadcast({ network }, { new_prefix }, (cells) =>
    formatNetwork(
      supernet(
        interfaceOf(cells.network, "network"),
        cells.new_prefix === null ? undefined : prefixLengthOf(cells.new_prefix, "new_prefix"),
      ),
    ),
  );
}
