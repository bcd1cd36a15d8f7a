import { interfaceOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatNetwork } from "../../model/ipv4/network";
import { nextNetwork } from "../../model/ipv4/subnets";

/**
 * The network of the same size right behind a network.
 * @customfunction IPV4_NEXT
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @returns Network.
 * @unit network in CIDR notation
 * @source RFC 4632
 * @example =IPV4_NEXT("10.1.2.192/26") //=> "10.1.3.0/26"
 * @example =IPV4_NEXT("10.1.2.3") //=> "10.1.2.4/32"
 * @example =IPV4_NEXT("255.255.255.0/24") //=> #VALUE!
 */
export function IPV4_NEXT(network: unknown[][]): unknown[][] {
  return broadcast({ network }, {}, (cells) =>
    formatNetwork(nextNetwork(interfaceOf(cells.network, "network"))),
  );
}
