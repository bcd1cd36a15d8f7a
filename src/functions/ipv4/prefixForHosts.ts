import { hostsOf, reserveOf } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { prefixForHosts } from "../../model/ipv4/hosts";

/**
 * Longest prefix whose network has addresses for some hosts. It is /30 at most: a /31 (RFC 3021) is a link between routers, a /32 one address.
 * @customfunction IPV4_PREFIX_FOR_HOSTS
 * @param n Hosts, 1 or more.
 * @param reserve Addresses that hosts do not get, such as the gateway. Omitted: 1. 0 or a blank cell: none, if n counts the gateway.
 * @returns Prefix length, 0 to 30.
 * @unit prefix length
 * @source RFC 4632, RFC 3021
 * @example =IPV4_PREFIX_FOR_HOSTS(100) //=> 25
 * @example =IPV4_PREFIX_FOR_HOSTS(126) //=> 24
 * @example =IPV4_PREFIX_FOR_HOSTS(126,0) //=> 25
 */
export function IPV4_PREFIX_FOR_HOSTS(n: unknown[][], reserve?: unknown[][]): unknown[][] {
  return broadcast({ n }, { reserve }, (cells) =>
    prefixForHosts(hostsOf(cells.n, "n"), reserveOf(cells.reserve)),
  );
}
