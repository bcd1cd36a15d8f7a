import { integerOf, interfaceOf, prefixLengthOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatNetwork } from "../../model/ipv4/network";
import { nthSubnet } from "../../model/ipv4/subnets";

/**
 * The n-th subnet of a network with a longer prefix, counted from either end.
 * @customfunction IPV4_NTH_SUBNET
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param new_prefix Prefix length of the subnets: 26, "/26" or 255.255.255.192. Not shorter than that of the network.
 * @param n 1 is the first subnet, 2 the second; -1 is the last. 0 is refused.
 * @returns Network.
 * @unit network in CIDR notation
 * @source RFC 4632
 * @example =IPV4_NTH_SUBNET("10.0.0.0/8",24,1) //=> "10.0.0.0/24"
 * @example =IPV4_NTH_SUBNET("10.0.0.0/8",24,-1) //=> "10.255.255.0/24"
 * @example =IPV4_NTH_SUBNET("10.1.2.0/24",26,5) //=> #VALUE!
 */
export function IPV4_NTH_SUBNET(network: unknown[][], new_prefix: unknown[][], n: unknown[][]): unknown[][] {
  return broadcast({ network, new_prefix, n }, {}, (cells) =>
    formatNetwork(
      nthSubnet(
        interfaceOf(cells.network, "network"),
        prefixLengthOf(cells.new_prefix, "new_prefix"),
        integerOf(cells.n, "n"),
      ),
    ),
  );
}
