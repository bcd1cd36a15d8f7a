import { prefixLengthOfSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";
import { usableHosts } from "../../model/ipv4/network";

/**
 * Addresses that hosts can have in a network: two fewer than it has, but 2 in a /31 and 1 in a /32.
 * @customfunction IPV4_USABLE
 * @param address Prefix length (24, "/24"), netmask, wildcard mask, or an address with its mask: 10.1.2.3/26. A dotted quad that can be a mask is one. Others are addresses, /32, from 1.0.0.0 to 223.255.255.255, and refused outside.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Number of hosts, 1 to 4294967294.
 * @unit hosts
 * @source RFC 3021
 * @example =IPV4_USABLE(26) //=> 62
 * @example =IPV4_USABLE("10.1.2.3/31") //=> 2
 * @example =IPV4_USABLE("10.1.2.3","255.255.252.0") //=> 1022
 */
export function IPV4_USABLE(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) =>
    usableHosts(prefixLengthOfSubnet(cells.address, cells.mask)),
  );
}
