import { integerOf, interfaceOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { formatAddress } from "../../model/ipv4/address";
import { nthHost } from "../../model/ipv4/hosts";

/**
 * The n-th address that a host can have in a network, counted from either end.
 * @customfunction IPV4_HOST
 * @param network Network: 10.1.2.0/26, or "10.1.2.0 255.255.255.192". Host bits are allowed.
 * @param n 1 is the first host, 2 the second; -1 is the last. 0 is refused.
 * @returns Address.
 * @unit address
 * @source RFC 3021
 * @example =IPV4_HOST("10.1.2.0/26",1) //=> "10.1.2.1"
 * @example =IPV4_HOST("10.1.2.0/26",-1) //=> "10.1.2.62"
 * @example =IPV4_HOST("10.1.2.0/26",63) //=> #VALUE!
 */
export function IPV4_HOST(network: unknown[][], n: unknown[][]): unknown[][] {
  return broadcast({ network, n }, {}, (cells) =>
    formatAddress(nthHost(interfaceOf(cells.network, "network"), integerOf(cells.n, "n"))),
  );
}
