import { prefixLengthOfSubnet } from "../_ipv4";
import { broadcast } from "../_broadcast";

/**
 * Prefix length of a netmask, a wildcard mask, or an address with its mask.
 * @customfunction IPV4_PREFIX
 * @param address Prefix length (24, "/24"), netmask, wildcard mask, or an address with its mask: 10.1.2.3/26. A dotted quad that can be a mask is one. Others are addresses, /32, from 1.0.0.0 to 223.255.255.255, and refused outside.
 * @param mask Prefix length, netmask or wildcard mask, if the address is alone.
 * @returns Prefix length, 0 to 32.
 * @unit prefix length
 * @source RFC 4632
 * @example =IPV4_PREFIX("255.255.255.192") //=> 26
 * @example =IPV4_PREFIX("10.1.2.3 0.0.3.255") //=> 22
 * @example =IPV4_PREFIX("255.0.255.0") //=> #VALUE!
 */
export function IPV4_PREFIX(address: unknown[][], mask?: unknown[][]): unknown[][] {
  return broadcast({ address }, { mask }, (cells) => prefixLengthOfSubnet(cells.address, cells.mask));
}
